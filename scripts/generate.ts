/**
 * Writes what follows from other files: the lists of calls, routes, tables and builders, who may call what, the documents of `@mall/ui` and
 * `@mall/api`, the resources of the SDK, what the server answers to stories, and which rules of the specification the flows hold. `npm run generate`.
 */
import { writeLists } from './generate/write-lists.ts'
import { must } from './run.ts'

await writeLists()
await must('vitest', ['run', '--project', 'unit', 'packages/mocks/src/recorded', '--update', '--silent'])
await must('node', ['scripts/spec-coverage.ts'])
