import { defineConfig } from 'vite'

const mall = process.env.MALL_ORIGIN ?? 'http://127.0.0.1:5100'

/** The proxy gives the page and the mall one origin, so no CORS is needed. */
export default defineConfig({
  root: import.meta.dirname,
  server: { port: Number(process.env.PORT ?? 5180), proxy: { '/api': mall, '/files': mall, '/pictures': mall } },
})
