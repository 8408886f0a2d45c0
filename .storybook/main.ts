import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { markdown } from '../packages/mall-app/markdown.ts'
import { runningExamples } from '../packages/ui/scripts/running-examples.ts'
import { readScreens } from '../scripts/read-screens.ts'
import { componentFacts } from './component-facts.ts'
import { mallSnapshot } from './mall-snapshot.ts'
import { recording } from './recording.ts'
import { bilingualIndexer, plainIndexer } from './story-index.ts'
import { storyList } from './story-list.ts'

/** A folder may have two screens, and so two registrations. */
const screenFolders = [...new Set([...(await readScreens()), ...(await readScreens('seller-app'))].map(({ folder }) => folder))]

export default defineMain({
  framework: '@storybook/react-vite',
  // Their order is that of the sidebar: the screens come as they are registered.
  stories: [
    '../.storybook/**/*.mdx',
    '../.storybook/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    ...screenFolders.map((folder) => `../${folder}/*.stories.tsx`),
    '../packages/app-kit/src/**/*.stories.tsx',
    '../packages/mall-app/src/{!(screens),screens/notices}/**/*.stories.tsx',
    '../packages/seller-app/src/!(screens)/**/*.stories.tsx',
  ],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '@chromatic-com/storybook',
    '@storybook/addon-mcp',
    fileURLToPath(new URL('manifests.ts', import.meta.url)),
  ],
  // The mall's icon.
  staticDirs: ['../packages/mall-app/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
  experimental_indexers: (existing = [], { configType }) => [configType === 'PRODUCTION' ? bilingualIndexer : plainIndexer, ...existing],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [msw({ mode: 'worker-only' }), markdown(), mallSnapshot(), recording(), storyList(), componentFacts(), runningExamples()],
      worker: { format: 'es' },
      optimizeDeps: {
        // The live mall's worker is found by its address, not by an import; PGlite finds its files beside its own module.
        entries: ['packages/mall-server/src/hosts/page/worker.ts'],
        exclude: ['@electric-sql/pglite'],
      },
    }),
})
