// Starts the mall for the flows: the server as it is, on a database that also has the accounts of the tests.
import { join } from 'node:path'
import { readEnvironment } from '../../packages/mall-server/src/config.ts'
import { seedOnce } from '../../packages/mall-server/src/seed/index.ts'
import { openEmbedded, openPostgres } from '../../packages/mall-server/src/node/open-database.ts'
import { copyAccounts } from '../../packages/mall-server/src/testing/copied-accounts.ts'
import { copyTrade } from '../../packages/mall-server/src/testing/copied-trade.ts'
import { accountKinds } from './account-kinds.ts'

const { DATABASE_URL, DATABASE_POOL, DATA_DIR, SEED_SIZE } = readEnvironment(process.env)
const database = await (DATABASE_URL ? openPostgres(DATABASE_URL, DATABASE_POOL) : openEmbedded(join(DATA_DIR, 'pg')))
try {
  await seedOnce(database.db, { now: new Date(), size: SEED_SIZE })
  await copyAccounts(database.db, accountKinds)
  await copyTrade(database.db, 'buyer2')
} finally {
  await database.close()
}
await import('../../packages/mall-server/src/node.ts')
