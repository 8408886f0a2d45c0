/** Uses the examples as their readers would: outside of the workspace, with the packed packages, those with a page in Chromium. With names it uses only those: `node scripts/check-examples.ts mall`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startMall } from '../bench/mall.ts'
import { checkMallSite } from './examples/mall-site.ts'
import { checkNextSite } from './examples/next-site.ts'
import { checkNodeScript } from './examples/node-script.ts'
import { checkReact18 } from './examples/react-18.ts'
import { checkSsrSite } from './examples/ssr-site.ts'
import { expect } from './outside/expect.ts'
import { ownVersion, settleOutside, type OutsideSite } from './outside/settle.ts'

const checkWithMall = async (site: OutsideSite): Promise<void> => {
  const sitePort = await freePort()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mall-examples-'))
  try {
    const environment = { CORS_ORIGINS: `http://localhost:${sitePort}`, SEED_SIZE: 'small', FULFILMENT: 'off' }
    await using mall = await startMall({ dataDirectory, withoutPages: true, environment })
    await checkMallSite(site, { origin: mall.origin, sitePort })
    checkNodeScript(site, mall)
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

const types = Object.fromEntries(['@types/node', '@types/react', '@types/react-dom'].map((name) => [name, ownVersion(name)]))
using site = settleOutside({ packages: ['api', 'ui'], examples: ['mall-site', 'node-script', 'ui-ssr', 'next-site'], versions: types })
const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', allowImportingTsExtensions: true, types: ['node', 'vite/client'], skipLibCheck: true }
expect('types hold for the examples', site.types('examples', bundled, ['mall-site/src', 'ui-ssr/src']), '')

const checks = { mall: () => checkWithMall(site), ssr: () => checkSsrSite(site), next: () => checkNextSite(site, 'turbopack'), 'react-18': checkReact18 }
const wanted = process.argv.slice(2)
for (const [name, check] of Object.entries(checks)) if (wanted.length === 0 || wanted.includes(name)) await check()
