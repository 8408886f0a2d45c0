/**
 * Writes what follows from other files: the lists of calls, routes and builders, the resources of the SDK, what the server answers to
 * stories, and which rules of the specification the flows hold. `npm run generate`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lists } from './generate/lists.ts'
import { must, root } from './run.ts'

for (const { path, text } of lists) writeFileSync(join(root, path), await text())

// Imported only now: it reads the contract's list of calls, which has just been written.
const { resourceFiles } = await import('../packages/api/scripts/resource-files.ts')
const folder = join(root, 'packages/api/src/resources/generated')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, text] of resourceFiles()) writeFileSync(join(folder, name), text)

await must('vitest', ['run', '--project', 'unit', 'packages/mocks/src/recorded', '--update', '--silent'])
await must('node', ['scripts/spec-coverage.ts'])
