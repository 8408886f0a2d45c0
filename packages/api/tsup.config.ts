import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { buildTypes } from '../../scripts/build-types.ts'

const entries = ['src/index.ts', 'src/contract/index.ts', 'src/contract/seller/index.ts', 'src/messages/en/index.ts', 'src/query/index.ts', 'src/seller/index.ts', 'src/server/index.ts']
const modules = globSync([...entries, 'src/client/{download,queues,stream,upload}.ts', 'src/contract/**/*.ts'], { exclude: ['**/*.test.ts'] })

export default defineConfig({
  // What calls wait for, what follows a stream and what receives or sends a file is loaded with the first one. Each part of the contract is a module of its own: a bundler takes a constant without the schemas, which need zod.
  // In order: the names of shared modules come from it, and a folder is read in any.
  entry: Object.fromEntries(modules.toSorted().map((path) => [path.slice('src/'.length, -'.ts'.length), path])),
  format: ['esm'],
  // What both entries share is a module of its own, so that the contract's values never reach a bundle of the client.
  splitting: true,
  clean: true,
  target: 'es2022',
  platform: 'neutral',
  onSuccess: async () => {
    buildTypes(['esm'])
  },
})
