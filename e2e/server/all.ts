// `node e2e/server/all.ts <server …>` starts the malls of a run side by side, since each spends its start on filling its database with one core, and listens
// when all are ready. Ends when one of them does. Their logs are in MALL_E2E_DATA.
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ports } from '../site/ports.ts'
import { environmentOf, isServer, type Server } from './environments.ts'

const { MALL_E2E_DATA = '' } = process.env

const start = (server: Server): void => {
  const log = openSync(join(MALL_E2E_DATA, `${ports[server]}.log`), 'w')
  const script = `e2e/server/${server === 'nodes' ? 'nodes' : 'start'}.ts`
  const child = spawn(process.execPath, [script], { stdio: ['ignore', log, log], env: environmentOf(server, MALL_E2E_DATA) })
  process.once('SIGTERM', () => child.kill('SIGTERM'))
  child.once('exit', (code) => {
    process.stderr.write(`The mall of ${server} ended with ${code}.\n`)
    process.exit(1)
  })
}

const untilReady = async (server: Server): Promise<void> => {
  const isReady = async () => (await fetch(`http://127.0.0.1:${ports[server]}/readyz`).catch(() => null))?.ok ?? false
  while (!(await isReady())) await pause(100)
}

const servers = process.argv.slice(2).filter(isServer)
for (const server of servers) start(server)
await Promise.all(servers.map(untilReady))
createServer((_, response) => response.end()).listen(ports.ready, '127.0.0.1')
