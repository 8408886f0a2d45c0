import { defineConfig, type Plugin } from 'vite'
import { browserBuild, proxied } from '../app-kit/build/browser-build.ts'
import { precompress } from '../app-kit/build/precompress.ts'
import { separateScripts } from '../app-kit/build/separate-scripts.ts'
import { sourceConfig } from '../app-kit/build/source-config.ts'

const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle: () => precompress('dist'),
})

export default defineConfig(({ command }) => ({
  ...sourceConfig(command === 'build', separateScripts(), compressed()),
  base: '/seller/',
  build: {
    ...browserBuild,
    rolldownOptions: {
      output: {
        // A shared script is otherwise named after all screens that use it.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', tags: ['$initial'], test: /\/(?:react|react-dom|scheduler)@\d/, priority: 5 },
            { name: 'kernel', tags: ['$initial'], test: /\/\.pnpm\/|\/packages\/(?:api|ui)\//, priority: 4 },
            // By itself: the schemas of a form bring zod.
            { name: 'contract', test: /\/api\/src\/contract\//, minShareCount: 2, entriesAware: true },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
          ],
        },
      },
    },
  },
  server: { port: 5174, host: '127.0.0.1', proxy: proxied },
}))
