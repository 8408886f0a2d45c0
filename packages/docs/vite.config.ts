import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mallLayer } from '../ui/scripts/mall-layer.ts'
import { styledComponents } from '../ui/scripts/styled-components.ts'

export default defineConfig({
  base: './',
  plugins: [mallLayer(), styledComponents(), react()],
  logLevel: 'warn',
  environments: {
    client: {
      build: {
        outDir: 'dist', emptyOutDir: true, manifest: true, reportCompressedSize: false, chunkSizeWarningLimit: 1000, modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/client.ts' },
      },
    },
    // Renders the pages while building.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: { outDir: '.cache/render', emptyOutDir: true, target: 'node26', rolldownOptions: { input: 'src/render.tsx', output: { entryFileNames: 'render.mjs' } } },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('The build needs the environments client and ssr.')
      await build(client)
      await build(ssr)
    },
  },
})
