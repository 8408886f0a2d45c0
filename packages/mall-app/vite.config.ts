import { defineConfig } from 'vite'
import { afterBuild } from './build-steps.ts'
import { plainImports } from './plain-imports.ts'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'
import { sourcePlugins } from './source-plugins.ts'

export default defineConfig(({ command }) => ({
  plugins: [sourcePlugins(command === 'build'), plainImports(), afterBuild(prerender, precompress)],
  build: {
    manifest: true,
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    // The list of every chunk's neighbours weighs more than the round trip it saves.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One script for what every page needs: together it packs better, and there is no other to wait for.
            { name: 'mall', tags: ['$initial'], priority: 2 },
            { name: 'shell', test: /\/app\/shell\/parts\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, host: '127.0.0.1', proxy: Object.fromEntries(['/api', '/pictures', '/files'].map((path) => [path, process.env.MALL_API ?? 'http://127.0.0.1:5100'])) },
}))
