// Starts the mall for the flows: the server as it is, on a database that also has the accounts of the tests, and a seller
// beside it that does what a test asks for.
import { join } from 'node:path'
import { readEnvironment } from '../../packages/mall-server/src/config.ts'
import { seedOnce } from '../../packages/mall-server/src/seed/index.ts'
import { runAdmin } from '../../packages/mall-server/src/node/admin.ts'
import { openEmbedded } from '../../packages/mall-server/src/node/open-database.ts'
import { openPostgres } from '../../packages/mall-server/src/node/open-postgres.ts'
import { startMall } from '../../packages/mall-server/src/node/start-mall.ts'
import { copyAccounts } from '../../packages/mall-server/src/testing/copied-accounts.ts'
import { copyTrade } from '../../packages/mall-server/src/testing/copied-trade.ts'
import { foundCompanies } from '../../packages/mall-server/src/testing/founded-companies.ts'
import { createSeller } from '../../packages/mall-server/src/testing/seller.ts'
import { sellerPortOf } from '../site/ports.ts'
import { accountKinds, copiedAccounts, firstAdministrator } from './account-kinds.ts'
import { serveSeller } from './serve-seller.ts'

const environment = readEnvironment(process.env)
const { DATABASE_URL, DATABASE_POOL, DATA_DIR, SEED, SEED_SIZE, PORT } = environment

const fillDemo = async (): Promise<void> => {
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL, { pool: DATABASE_POOL }) : openEmbedded(join(DATA_DIR, 'pg')))
  try {
    await seedOnce(database.db, { now: new Date(), size: SEED_SIZE })
    await copyAccounts(database.db, copiedAccounts)
    await foundCompanies(database.db, accountKinds.founder)
    await copyTrade(database.db, 'buyer2')
  } finally {
    await database.close()
  }
}

if (SEED === 'demo') await fillDemo()
// As its operator does: the flow reads the initial password where they do.
else process.stdout.write(`${await runAdmin(environment, DATA_DIR, ['create', ...firstAdministrator])}\n`)
const { deps } = await startMall(environment, DATA_DIR)
serveSeller(createSeller(deps), sellerPortOf(PORT))
