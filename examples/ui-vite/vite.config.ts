import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  server: { port: Number(process.env.PORT ?? 5181) },
})
