/** Writes the resources of the SDK from the contract: `npm run generate`, after a call was added or changed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { resourceFiles } from './resource-files.ts'

const folder = fileURLToPath(new URL('../src/resources/generated/', import.meta.url))

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, text] of resourceFiles()) writeFileSync(folder + name, text)
