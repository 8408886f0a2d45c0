import { isAbsolute, resolve } from 'node:path'
import { makeSessionKey } from '../../company/account/session-key.ts'
import { configOf, readEnvironment, type Environment } from '../environment.ts'
import { runAdmin } from './admin.ts'
import { secretOf } from './data-dir.ts'
import { withSiteFile } from './site-file.ts'
import { startMall } from './start-mall.ts'

/** What the server writes is its owner's alone: the database, the uploads, the secret. */
process.umask(0o077)

const start = async (env: Environment, dataDir: string): Promise<void> => {
  const { stop } = await startMall(env, dataDir)
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop().then(() => process.exit(0), () => process.exit(1))
    })
  }
}

const printSessionKey = async (env: Environment, dataDir: string, account: string, admin: boolean): Promise<void> => {
  const { partnerSecret } = configOf(env, env.MALL_SECRET ?? secretOf(dataDir))
  console.log(await makeSessionKey(account, { secret: partnerSecret, now: new Date(), admin }))
}

try {
  const env = readEnvironment(withSiteFile(process.env))
  const dataDir = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR)
  const [command, account = '', flag] = process.argv.slice(2)
  if (command === 'admin') console.log(await runAdmin(env, dataDir, process.argv.slice(3)))
  else if (command === 'session-key') await printSessionKey(env, dataDir, account, flag === '--admin')
  else await start(env, dataDir)
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The server cannot start.')
  process.exit(1)
}
