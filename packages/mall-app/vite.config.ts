import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { markdown } from './markdown.ts'
import { precompress } from './precompress.ts'

export default defineConfig({
  plugins: [react({ compiler: true }), markdown(), precompress()],
  build: { manifest: true, target: 'es2023', sourcemap: false, reportCompressedSize: false, modulePreload: { polyfill: false } },
  server: { port: 5173, host: '127.0.0.1', proxy: Object.fromEntries(['/api', '/pictures', '/files'].map((path) => [path, process.env.MALL_API ?? 'http://127.0.0.1:5100'])) },
})
