import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  server: { port: Number(process.env.PORT ?? 5183) },
  // Roles are looked up in the styles of the whole page, which jsdom takes its time for. `globals`: the library clears up after each test.
  test: { environment: 'jsdom', globals: true, include: ['src/**/*.test.tsx'], testTimeout: 60_000 },
})
