/**
 * Writes what follows from other files: the lists of calls, routes, tables and builders, the migration of the tables, who may call what, the documents
 * of `@mall/ui` and `@mall/api`, the resources of the SDK, and which rules of the specification the flows hold. `npm run generate`.
 */
import { writeLists } from './generate/write-lists.ts'
import { must } from './run.ts'

await writeLists()
await must('node', ['scripts/spec-coverage.ts'])
