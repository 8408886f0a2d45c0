import { defineConfig } from 'vite'
import { browserBuild, proxied } from '../app-kit/build/browser-build.ts'
import { precompress } from '../app-kit/build/precompress.ts'
import { separateScripts } from '../app-kit/build/separate-scripts.ts'
import { sourceConfig } from '../app-kit/build/source-config.ts'
import { markdown } from './markdown.ts'
import { prerender } from './prerender.ts'

export default defineConfig(({ command }) => ({
  ...sourceConfig(command === 'build', markdown(), separateScripts()),
  environments: {
    client: {
      build: {
        ...browserBuild,
        rolldownOptions: {
          output: {
            // A shared script is otherwise named after all screens that use it.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                // What every page needs, in pieces (`app-kit/build/separate-scripts.ts`); what several screens share comes in few, larger scripts.
                { name: 'entry', test: /\/entry\/(?:take-)?secrets\.ts$/, priority: 6 },
                { name: 'react', tags: ['$initial'], test: /\/(?:react|react-dom|scheduler)@\d/, priority: 5 },
                { name: 'kernel', tags: ['$initial'], test: /\/\.pnpm\/|\/packages\/(?:api|ui)\//, priority: 4 },
                { name: 'mall', tags: ['$initial'], test: (id) => !id.endsWith('/src/app/main.tsx'), priority: 1 },
                // Fields, dialogs, notices, and modules too small for a script of their own: nearly every screen has some of them.
                { name: 'kit', test: /\/ui\/src\/(?:field|text-input|stack|text|checkbox|radio-group|select|dialog|tabs|icon|toasts|alert|empty|description-list|ledger)\/|\/(?:use-sees-prices|PricesHidden|go-to-top|quantity-max|use-login-href|failure-text|use-on-demand|use-now)\.tsx?$/, minShareCount: 2 },
                // Login, its neighbours and the dialog of a limit.
                { name: 'access', test: /\/(?:app-kit\/src\/access\/(?:Acc|Captcha|Security)|ui\/src\/slide-captcha\/)|\/(?:remembered-account|keep-account|safe-return|challenge-from|second-factor-of|choose-enterprise|EnterpriseChoice)\.ts/, minShareCount: 2 },
                // By itself: merged into a script that others share it would bring that to 找回密码.
                { name: 'countdown', test: /\/use-seconds-left\.ts$/, minShareCount: 2 },
                // By itself, and never merged: a small script put together with the schemas of a form would bring them, and zod, to every list.
                { name: 'contract', test: /\/api\/src\/contract\//, minShareCount: 2, entriesAware: true },
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
              ],
            },
          },
        },
      },
    },
    // Renders home: while building without data, and in the server with it. It brings its libraries, in their production builds.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        copyPublicDir: false,
        outDir: 'dist/node',
        target: 'node26',
        rolldownOptions: { input: 'src/app/render-home.tsx', output: { codeSplitting: false, entryFileNames: 'render-home.mjs' } },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('The build needs the environments client and ssr.')
      await build(client)
      await build(ssr)
      await prerender(client.config.build.outDir)
      await precompress(client.config.build.outDir)
    },
  },
  server: { port: 5173, host: '127.0.0.1', proxy: proxied },
}))
