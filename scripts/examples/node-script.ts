import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchMall } from '../../bench/mall.ts'
import { expect } from '../outside/expect.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { sessionKey } from './session-key.ts'

/** What runs the script. */
interface Runtime {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

/** The script: a login, a list, an export into a file. */
export const checkScript = (site: OutsideSite, mall: BenchMall, { name, command, args }: Runtime): void => {
  const folder = site.example('node-script')
  const run = (key: string) => site.run(command, [...args, 'save-orders.js'], { cwd: folder, env: { ...process.env, MALL: mall.origin, SESSION_KEY: key } })
  const [head = '', ...lines] = run(sessionKey(mall, 'finance')).trim().split('\n')
  expect(`in ${name} a script logs in and lists orders`, [/: \d+ orders$/.test(head), lines.length > 2], [true, true])
  const saved = readdirSync(folder).filter((file) => file.endsWith('.xlsx'))
  expect('and saves their export under its name', [lines.at(-1), saved.length], [`Saved ${saved[0]}`, 1])
  const file = join(folder, saved[0] ?? '')
  expect('as the file that it is', readFileSync(file).toString('latin1', 0, 2), 'PK')
  rmSync(file)
}

export const checkNodeScript = (site: OutsideSite, mall: BenchMall): void => checkScript(site, mall, { name: 'Node', command: process.execPath, args: [] })
