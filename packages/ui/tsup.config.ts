import { defineConfig } from 'tsup'

export default defineConfig({
  // One output module per source module, so `sideEffects: false` lets bundlers drop unused styled components.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/**/*.*.test.tsx', '!src/testing/**'],
  format: ['esm', 'cjs'],
  dts: { entry: ['src/index.ts', 'src/*/index.ts'] },
  splitting: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  banner: { js: "'use client';" },
})
