/**
 * Uses the examples as their readers would: outside of the workspace, with the packed packages, those with a page in Chromium. With names it uses only those:
 * `node scripts/check-examples.ts mall`; with `--turn` the mall, which has most of both packages, and of the others those whose turn it is.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAstroSite } from './examples/astro-site.ts'
import { checkBundlersSite } from './examples/bundlers-site.ts'
import { checkGeneratedClients } from './examples/generated-clients.ts'
import { checkJestTest } from './examples/jest-test.ts'
import { checkMallSite } from './examples/mall-site.ts'
import { checkMocksSite } from './examples/mocks-site.ts'
import { checkNextSite } from './examples/next-site.ts'
import { checkRouterSite } from './examples/router-site.ts'
import { shortTokens } from './examples/two-users.ts'
import { checkNodeScript } from './examples/node-script.ts'
import { checkOtherRuntimes } from './examples/other-runtimes.ts'
import { checkPlainHtml } from './examples/plain-html.ts'
import { checkReact18 } from './examples/react-18.ts'
import { checkSsrSite } from './examples/ssr-site.ts'
import { checkVueSite } from './examples/vue-site.ts'
import { withMall } from './examples/with-mall.ts'
import { expect } from './outside/expect.ts'
import { ownVersion, settleOutside } from './outside/settle.ts'
import { whoseTurn } from './whose-turn.ts'

const types = Object.fromEntries(['@types/node', '@types/react', '@types/react-dom'].map((name) => [name, ownVersion(name)]))
using site = settleOutside({ packages: ['api', 'ui'], examples: ['mall-site', 'node-script', 'generated-clients', 'ui-ssr', 'next-site', 'router-site', 'plain-html', 'vue-site'], versions: types })
const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', allowImportingTsExtensions: true, types: ['node', 'vite/client'], skipLibCheck: true }
expect('types hold for the examples', site.types('examples', bundled, ['mall-site/src', 'ui-ssr/src', 'vue-site/src']), '')

const checkMall = () =>
  withMall('localhost', {}, async (mall, sitePort) => {
    await checkMallSite(site, { origin: mall.origin, sitePort })
    checkNodeScript(site, mall)
    checkGeneratedClients(site, mall)
  })
const checkVue = () => withMall('localhost', {}, ({ origin }, sitePort) => checkVueSite(site, { origin, sitePort }))
const checkRuntimes = () => withMall('localhost', {}, async (mall) => checkOtherRuntimes(mall))
const checkBundlers = () => withMall('127.0.0.1', {}, ({ origin }, sitePort) => checkBundlersSite({ origin, sitePort }))
const checkNext = () => withMall('127.0.0.1', shortTokens, ({ origin }, sitePort) => checkNextSite(site, 'turbopack', { origin, sitePort }))
/** The other version that `@mall/ui` promises, with the other bundler: what `proxy.ts` exports is `middleware` there. */
const checkNext15 = async () => {
  using old = settleOutside({ packages: ['api', 'ui'], examples: ['next-site'], versions: { next: '15.5.29' } })
  const folder = old.example('next-site')
  writeFileSync(join(folder, 'middleware.ts'), readFileSync(join(folder, 'proxy.ts'), 'utf8').replace('export const proxy =', 'export const middleware ='))
  rmSync(join(folder, 'proxy.ts'))
  await withMall('127.0.0.1', shortTokens, ({ origin }, sitePort) => checkNextSite(old, 'webpack', { origin, sitePort }))
}
const checkRouter = () => withMall('127.0.0.1', shortTokens, ({ origin }, sitePort) => checkRouterSite(site, { origin, sitePort }))

const checks = { mall: checkMall, ssr: () => checkSsrSite(site), next: checkNext, 'next-15': checkNext15, 'react-router': checkRouter, 'react-18': checkReact18, mocks: checkMocksSite, 'plain-html': () => checkPlainHtml(site), vue: checkVue, runtimes: checkRuntimes, bundlers: checkBundlers, jest: async () => checkJestTest(), astro: checkAstroSite }
const turns = [['ssr', 'next', 'runtimes'], ['react-router', 'react-18', 'plain-html', 'jest', 'astro'], ['mocks', 'vue', 'bundlers', 'next-15']] as const satisfies readonly (readonly (keyof typeof checks)[])[]
const given = process.argv.slice(2)
const wanted = given.includes('--turn') ? ['mall', ...whoseTurn(turns).flat()] : given
for (const [name, check] of Object.entries(checks)) if (wanted.length === 0 || wanted.includes(name)) await check()
