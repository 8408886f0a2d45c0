import { readdirSync, readFileSync } from 'node:fs'
import type { BenchMall } from '../../bench/mall.ts'
import { expect } from '../outside/expect.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { sessionKey } from './session-key.ts'

/** The script in Node: a login, a list, an export into a file. */
export const checkNodeScript = (site: OutsideSite, mall: BenchMall): void => {
  const folder = site.example('node-script')
  const run = (key: string) => site.run(process.execPath, ['save-orders.js'], { cwd: folder, env: { ...process.env, MALL: mall.origin, SESSION_KEY: key } })
  const [head = '', ...lines] = run(sessionKey(mall, 'finance')).trim().split('\n')
  expect('in Node a script logs in and lists orders', [/: \d+ orders$/.test(head), lines.length > 2], [true, true])
  const saved = readdirSync(folder).filter((name) => name.endsWith('.xlsx'))
  expect('and saves their export under its name', [lines.at(-1), saved.length], [`Saved ${saved[0]}`, 1])
  expect('as the file that it is', readFileSync(`${folder}/${saved[0]}`).toString('latin1', 0, 2), 'PK')
}
