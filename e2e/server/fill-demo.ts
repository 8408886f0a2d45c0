import { join } from 'node:path'
import type { Environment } from '../../packages/mall-server/src/hosts/environment.ts'
import { openEmbedded } from '../../packages/mall-server/src/hosts/node/open-database.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { addContentEditor } from '../../packages/mall-server/src/testing/content-editor.ts'
import { copyAccounts, copyStaff } from '../../packages/mall-server/src/testing/copied-accounts.ts'
import { copyTrade } from '../../packages/mall-server/src/testing/copied-trade.ts'
import { setUpCompanies } from '../../packages/mall-server/src/testing/set-up-companies.ts'
import { accountKinds, copiedAccounts, staffKinds } from './account-kinds.ts'

/** Fills the database of a configuration with the demo and what the tests need beside it. */
export const fillDemo = async ({ DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_POOL, DATA_DIR, SEED_SIZE, LOGIN_WORK }: Environment): Promise<void> => {
  const database = await (DATABASE_DIRECT_URL ? openPostgres(DATABASE_DIRECT_URL, { pool: DATABASE_POOL }) : openEmbedded(join(DATA_DIR, 'pg')))
  try {
    await seedOnce(database.db, { now: new Date(), size: SEED_SIZE, loginWork: LOGIN_WORK })
    await copyAccounts(database.db, copiedAccounts)
    await copyStaff(database.db, staffKinds)
    await setUpCompanies(database.db, accountKinds.founder)
    await copyTrade(database.db, 'buyer2')
    await addContentEditor(database.db)
  } finally {
    await database.close()
  }
}
