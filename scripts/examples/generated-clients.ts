import { spawnSync } from 'node:child_process'
import type { BenchMall } from '../../bench/mall.ts'
import { aptInstall } from '../apt-install.ts'
import { expect } from '../outside/expect.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { sessionKey } from './session-key.ts'

const hasPerlClient = (): boolean => spawnSync('perl', ['-MOpenAPI::Client', '-e', '1'], { stdio: 'ignore' }).status === 0

/** Perl with what makes a client of an OpenAPI document. */
const ensurePerlClient = (): void => {
  if (!hasPerlClient()) aptInstall('libopenapi-client-perl')
  if (!hasPerlClient()) throw new Error('Perl has no OpenAPI::Client. Install it (Debian: apt-get install libopenapi-client-perl).')
}

/** The clients of two languages that are generated from the document of a running mall: each logs in, searches, and fills a cart. */
export const checkGeneratedClients = (site: OutsideSite, mall: BenchMall): void => {
  ensurePerlClient()
  const cwd = site.example('generated-clients')
  site.run(process.execPath, [site.command('openapi-typescript'), `${mall.origin}/api/openapi.json`, '-o', 'mall.d.ts'], { cwd })
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', allowImportingTsExtensions: true, types: ['node'] }
  expect('the types of the generated client hold', site.types('generated-clients', bundled, ['generated-clients/buy.ts']), '')
  const run = (command: string, script: string) => site.run(command, [script], { cwd, env: { ...process.env, MALL: mall.origin, SESSION_KEY: sessionKey(mall, 'buyer') } }).trim()
  expect('in TypeScript it logs in and fills a cart', /^\S+: .*笔.* × \d+$/.test(run(process.execPath, 'buy.ts')), true)
  expect('and so does the client in Perl', /^\S+: .*笔.* × \d+$/.test(run('perl', 'buy.pl')), true)
}
