import { defineConfig } from 'vite'

const mall = process.env.MALL_ORIGIN ?? 'http://127.0.0.1:5100'

/** One origin for page and mall: no CORS, and the session is the browser's own. */
export default defineConfig({
  root: import.meta.dirname,
  server: { port: Number(process.env.PORT ?? 5180), proxy: { '/api': mall, '/files': mall, '/pictures': mall } },
})
