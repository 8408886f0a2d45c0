import { defineConfig } from 'tsup'
import { buildTypes } from './build-types.ts'

export default defineConfig({
  // One output module per source module, so `sideEffects: false` lets bundlers drop unused styled components.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/**/*.*.test.{ts,tsx}', '!src/testing/**'],
  format: ['esm', 'cjs'],
  splitting: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  banner: { js: "'use client';" },
  onSuccess: async () => buildTypes(),
})
