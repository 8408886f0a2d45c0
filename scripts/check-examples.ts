/** Uses the examples as their readers would: outside of the workspace, with the packed packages, those with a page in Chromium. With names it uses only those: `node scripts/check-examples.ts mall`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startMall, type BenchMall } from '../bench/mall.ts'
import { checkMallSite } from './examples/mall-site.ts'
import { checkNextSite, shortTokens } from './examples/next-site.ts'
import { checkNodeScript } from './examples/node-script.ts'
import { checkReact18 } from './examples/react-18.ts'
import { checkSsrSite } from './examples/ssr-site.ts'
import { expect } from './outside/expect.ts'
import { ownVersion, settleOutside } from './outside/settle.ts'

/** A mall for a site on another origin. */
const withMall = async (host: string, environment: Record<string, string>, check: (mall: BenchMall, sitePort: number) => Promise<void>): Promise<void> => {
  const sitePort = await freePort()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mall-examples-'))
  try {
    await using mall = await startMall({ dataDirectory, withoutPages: true, environment: { CORS_ORIGINS: `http://${host}:${sitePort}`, SEED_SIZE: 'small', FULFILMENT: 'off', ...environment } })
    await check(mall, sitePort)
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

const types = Object.fromEntries(['@types/node', '@types/react', '@types/react-dom'].map((name) => [name, ownVersion(name)]))
using site = settleOutside({ packages: ['api', 'ui'], examples: ['mall-site', 'node-script', 'ui-ssr', 'next-site'], versions: types })
const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', allowImportingTsExtensions: true, types: ['node', 'vite/client'], skipLibCheck: true }
expect('types hold for the examples', site.types('examples', bundled, ['mall-site/src', 'ui-ssr/src']), '')

const checkMall = () =>
  withMall('localhost', {}, async (mall, sitePort) => {
    await checkMallSite(site, { origin: mall.origin, sitePort })
    checkNodeScript(site, mall)
  })
const checkNext = () => withMall('127.0.0.1', shortTokens, ({ origin }, sitePort) => checkNextSite(site, 'turbopack', { origin, sitePort }))

const checks = { mall: checkMall, ssr: () => checkSsrSite(site), next: checkNext, 'react-18': checkReact18 }
const wanted = process.argv.slice(2)
for (const [name, check] of Object.entries(checks)) if (wanted.length === 0 || wanted.includes(name)) await check()
