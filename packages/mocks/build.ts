/**
 * Builds the package: the modules of its entries and of the live mall's worker, with the server in them, the database of the live mall, and the
 * declarations. What the package depends on stays outside; the licences of all else are in `licenses.md`.
 */
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { recording } from '../../.storybook/recording.ts'
import { pageSnapshot } from '../mall-server/src/testing/page-snapshot.ts'
import { writeDeclarations } from './build/write-declarations.ts'
import { storyTime } from './src/story-time.ts'

const folder = import.meta.dirname
const virtual = 'virtual:mall-snapshot'

/** The database is a file beside the modules. Bundlers of sites copy it, since they know an address that is written like this. */
const snapshot = (): Plugin => ({
  name: 'snapshot',
  resolveId: (source) => (source === virtual ? `\0${virtual}` : null),
  load: (source) => (source === `\0${virtual}` ? "export const snapshotUrl = new URL('./mall.snapshot', import.meta.url).href" : null),
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'mall.snapshot', source: await pageSnapshot(storyTime) })
  },
})

/** The worker is a module of the package, whatever it is called in the sources. */
const builtWorker = (): Plugin => ({
  name: 'built-worker',
  transform: {
    filter: { id: /\/hosts\/page\.ts$/ },
    handler: (code) => ({ code: code.replace('./page/worker.ts', './worker.js'), map: null }),
  },
})

await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  plugins: [recording(), snapshot(), builtWorker()],
  // Not bundled for a page: the addresses of worker and database stay as they are written, for the bundler of the site.
  ssr: { target: 'webworker', noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'es2023',
    minify: false,
    sourcemap: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: {
        'index': join(folder, 'src/index.ts'),
        'builders': join(folder, 'src/builders/index.ts'),
        'live-mall': join(folder, 'src/live-mall.ts'),
        'live-mall.node': join(folder, 'src/live-mall.node.ts'),
        'worker': join(folder, '../mall-server/src/hosts/page/worker.ts'),
      },
      external: [/^@mall\/api(?:\/|$)/, /^@electric-sql\/pglite(?:\/|$)/, /^msw(?:\/|$)/, /^zod(?:\/|$)/, /^node:/],
      // Comments with the paths of the sources are of no use to a site.
      experimental: { attachDebugInfo: 'none' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name][extname]' },
    },
  },
})
writeDeclarations(folder, ['index', 'builders/index', 'live-mall'])
