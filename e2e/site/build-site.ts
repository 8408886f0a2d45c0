// `node e2e/site/build-site.ts <folder>` builds the mall as another site of the group, without the prerendered home.
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { sourceConfig } from '../../packages/mall-app/source-config.ts'
import { root } from '../../scripts/run.ts'
import { getHost, siteAccess, siteConfig } from './settings.ts'

/** Puts this site's settings in place of those in the repository, as a site of the group does by editing them. */
const configured = (): Plugin => ({
  name: 'configured-site',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/mall-app/src/site/site-config.ts')) return `${code}\nObject.assign(siteConfig, ${JSON.stringify(siteConfig)})`
    if (!id.endsWith('/mall-app/src/site/site-access.ts')) return null
    return `${code}
Object.assign(siteAccess, ${JSON.stringify(siteAccess)})
if (location.hostname === ${JSON.stringify(getHost)}) Object.assign(siteAccess.oldMall, { mode: 'get' })`
  },
})

const sources = sourceConfig(true)

await build({
  ...sources,
  root: join(root, 'packages/mall-app'),
  configFile: false,
  logLevel: 'warn',
  plugins: [configured(), sources.plugins],
  build: { outDir: process.argv[2] ?? '', emptyOutDir: true, target: 'es2023', reportCompressedSize: false, minify: false },
})
