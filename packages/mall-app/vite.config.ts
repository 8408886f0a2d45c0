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
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'mall', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, host: '127.0.0.1', proxy: Object.fromEntries(['/api', '/pictures', '/files'].map((path) => [path, process.env.MALL_API ?? 'http://127.0.0.1:5100'])) },
}))
