// Starts the mall for the flows as a company with many users runs it: three processes on one PostgreSQL behind a proxy that sends each request to the next
// of them. One is killed every 20 s, without a chance to finish, and started again.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { readEnvironment } from '../../packages/mall-server/src/hosts/environment.ts'
import { runAdmin } from '../../packages/mall-server/src/hosts/node/admin.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { startRoundRobin } from '../../packages/mall-server/src/testing/round-robin.ts'
import { createSeller } from '../../packages/mall-server/src/testing/seller.ts'
import { nodePorts, sellerPortOf } from '../site/ports.ts'
import { firstSeller } from './account-kinds.ts'
import { auditFlows } from './audit.ts'
import { fillDemo } from './fill-demo.ts'
import { openMailBox } from './mail-box.ts'
import { serveSeller } from './serve-seller.ts'

const killEveryMs = 20_000

const mailBox = await openMailBox()
const mailing = { SMTP_URL: mailBox.url, MAIL_FROM: 'mall@mall.example' }
const environment = readEnvironment(process.env)
const { DATABASE_URL = '', DATA_DIR, PORT } = environment

const running = new Map<number, ChildProcess>()
let isStopping = false

/** Starts the process of a port, and again whenever it ends. */
const keepRunning = (port: number): void => {
  const env = { ...process.env, ...mailing, PORT: String(port), DATA_DIR: join(DATA_DIR, String(port)), TRUST_PROXY: '1' }
  const child = spawn(process.execPath, ['packages/mall-server/src/hosts/node.ts'], { stdio: ['ignore', 'inherit', 'inherit'], env })
  running.set(port, child)
  child.once('exit', () => {
    if (!isStopping) keepRunning(port)
  })
}

const isReady = async (port: number): Promise<boolean> => {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  return response?.ok ?? false
}

/** On a busy machine a process may take longer to come back: two are left, always. */
const killOne = async (): Promise<void> => {
  const areReady = await Promise.all(nodePorts.map(isReady))
  const victim = nodePorts[Math.floor(Math.random() * nodePorts.length)] ?? 0
  const isSpared = areReady.includes(false)
  if (!isSpared) running.get(victim)?.kill('SIGKILL')
  const what = isSpared ? 'nobody is killed, one is not back yet' : `the process of port ${victim} is killed`
  process.stdout.write(`${new Date().toISOString()} ${what}; ${proxy.lost()} requests were lost before\n`)
}

await fillDemo(environment)
process.stdout.write(`${await runAdmin(environment, DATA_DIR, ['create-seller', ...firstSeller])}\n`)
const { db } = await openPostgres(DATABASE_URL, { pool: 2 })
serveSeller(createSeller({ db, clock: () => new Date() }), mailBox, () => auditFlows(db), sellerPortOf(PORT))
for (const port of nodePorts) keepRunning(port)
const proxy = await startRoundRobin(() => nodePorts, PORT)
setInterval(() => void killOne(), killEveryMs)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    isStopping = true
    for (const child of running.values()) child.kill('SIGKILL')
    process.exit(0)
  })
}
