// `npm run e2e`: the flows in Chromium, against the built mall and the real server, on PGlite and on the PostgreSQL of
// TEST_DATABASE_URL when it is set. What follows is handed to Playwright: `npm run e2e -- purchase --project pglite`. `npm run e2e -- --nodes`: on three
// processes behind a proxy, of which one is killed every 20 s; that takes a PostgreSQL, and is no part of `npm test`. Nor is `npm run e2e -- --pooler`: what
// runs on PostgreSQL, on connections of a PgBouncer of 1.21 or newer (on the path, or PGBOUNCER).
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portCount } from '../e2e/site/ports.ts'
import { pooledMall, startPooler } from '../packages/mall-server/src/testing/own-pooler.ts'
import { createScratchDatabase } from '../packages/mall-server/src/testing/scratch-database.ts'
import { buildAppsWhenChanged, directoryOf } from './app-build.ts'
import { ensureChromium } from './chromium.ts'
import { firstFreePort } from './free-ports.ts'
import { run } from './run.ts'

const lastLines = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(-20).join('\n')

ensureChromium()
process.env.MALL_E2E_PORT ??= String(await firstFreePort(portCount))
await buildAppsWhenChanged()

/** The projects of Playwright that run on PostgreSQL. */
const onPostgres = ['--project', 'postgresql', '--project', 'empty on postgresql']

const given = process.argv.slice(2)
const hasNodes = given.includes('--nodes')
const isPooled = given.includes('--pooler')
const server = process.env.TEST_DATABASE_URL
if (hasNodes && !server) throw new Error('--nodes needs TEST_DATABASE_URL: processes share a PostgreSQL.')
if (isPooled && !server) throw new Error('--pooler needs TEST_DATABASE_URL: a pooler is in front of a PostgreSQL.')
if (!server) console.log('TEST_DATABASE_URL is not set: the flows run on PGlite only.')
const database = server ? await createScratchDatabase(server, `mall_e2e_${process.pid}`) : null
const emptyDatabase = server ? await createScratchDatabase(server, `mall_e2e_empty_${process.pid}`) : null
const pooler = isPooled && database && emptyDatabase ? await startPooler({ ...pooledMall('mall', database.url), ...pooledMall('empty', emptyDatabase.url) }) : null
const MALL_E2E_DATA = mkdtempSync(join(tmpdir(), 'mall-e2e-'))
// A copy: a build that begins while the flows run takes nothing from under them.
const APP_DIR = join(MALL_E2E_DATA, 'app')
const SELLER_APP_DIR = join(MALL_E2E_DATA, 'seller-app')
cpSync(directoryOf('mall-app'), APP_DIR, { recursive: true })
cpSync(directoryOf('seller-app'), SELLER_APP_DIR, { recursive: true })
// An interrupt reaches Playwright as well; this process waits for it, and then clears away.
process.on('SIGINT', () => undefined)
try {
  const MALL_E2E_COMPLETE = given.length === 0 ? '1' : ''
  const env = { ...process.env, MALL_E2E_COMPLETE, MALL_E2E_DATA, MALL_E2E_NODES: hasNodes ? '1' : '', MALL_E2E_POOLER: pooler?.origin ?? '', APP_DIR, SELLER_APP_DIR, ...(database ? { TEST_DATABASE_URL: database.url } : {}), ...(emptyDatabase ? { TEST_EMPTY_DATABASE_URL: emptyDatabase.url } : {}) }
  process.exitCode = await run('playwright', ['test', ...given.filter((argument) => !['--nodes', '--pooler'].includes(argument)), ...(isPooled ? onPostgres : [])], { env })
  if (process.exitCode !== 0) for (const log of globSync('*.log', { cwd: MALL_E2E_DATA })) console.log(`${log}:\n${lastLines(join(MALL_E2E_DATA, log))}`)
} finally {
  rmSync(MALL_E2E_DATA, { recursive: true, force: true })
  await pooler?.remove()
  await database?.drop()
  await emptyDatabase?.drop()
}
