import { defineConfig } from 'tsup'

export default defineConfig({
  // What follows a stream is loaded with the first one. Each part of the contract is a module of its own: a bundler takes a constant without the schemas, which need zod.
  entry: ['src/index.ts', 'src/client/stream.ts', 'src/contract/**/*.ts', '!src/**/*.test.ts'],
  format: ['esm'],
  // What both entries share is a module of its own, so that the contract's values never reach a bundle of the client.
  splitting: true,
  dts: { entry: ['src/index.ts', 'src/contract/index.ts'] },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  platform: 'neutral',
})
