import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/contract/index.ts'],
  format: ['esm'],
  // What both entries share is a module of its own, so that the contract's values never reach a bundle of the client.
  splitting: true,
  dts: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  platform: 'neutral',
})
