/** Builds the example for Next with each version and bundler that `@mall/ui` promises to work with; CI has one of them. */
import { settleOutside } from '../outside/settle.ts'
import { checkNextSite, type Bundler } from './next-site.ts'
import { shortTokens } from './two-users.ts'
import { withMall } from './with-mall.ts'

const versions = ['15.5.29', '16.4.6']
const bundlers: readonly Bundler[] = ['turbopack', 'webpack']

for (const next of versions) {
  using site = settleOutside({ packages: ['api', 'ui'], examples: ['next-site'], versions: { next } })
  for (const bundler of bundlers) {
    process.stdout.write(`Next ${next} with ${bundler}\n`)
    // Next 15 has no proxy.ts: its sessions have to last for the whole check.
    const environment = next.startsWith('15.') ? {} : shortTokens
    await withMall('127.0.0.1', environment, ({ origin }, sitePort) => checkNextSite(site, bundler, { origin, sitePort }))
  }
}
