/** Builds the example for Next with each version and bundler that `@mall/ui` promises to work with; CI has one of them. */
import { checkNextSite, type Bundler } from './next-site.ts'
import { settleOutside } from '../outside/settle.ts'

const versions = ['15.5.29', '16.4.6']
const bundlers: readonly Bundler[] = ['turbopack', 'webpack']

for (const next of versions) {
  using site = settleOutside({ packages: ['ui'], examples: ['next-site'], versions: { next } })
  for (const bundler of bundlers) {
    process.stdout.write(`Next ${next} with ${bundler}\n`)
    await checkNextSite(site, bundler)
  }
}
