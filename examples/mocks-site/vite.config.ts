import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  // As modules: the worker of the live mall loads parts of it when they are needed.
  worker: { format: 'es' },
  // Both find their files beside their own modules, where the bundling of dependencies would not leave them.
  optimizeDeps: { exclude: ['@mall/mocks', '@electric-sql/pglite'] },
  // The mall is opened in the first test: its database is unpacked, its server loaded.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: { host: '127.0.0.1', port: 5182, strictPort: true },
})
