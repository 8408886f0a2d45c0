import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaSnapshot } from '../../packages/mall-server/scripts/schema-files.ts'
import { root } from '../run.ts'
import { lists } from './lists.ts'

/** Writes the lists of calls, routes, tables and builders, the resources of the SDK, and the documents of the packages. */
export const writeLists = async (): Promise<void> => {
  for (const { path, text } of lists) writeFileSync(join(root, path), await text())
  // Not one of the lists: their test would print all of it. A test of the migrations compares it with the tables.
  writeFileSync(join(root, 'packages/mall-server/drizzle/meta/0000_snapshot.json'), await schemaSnapshot())

  // Imported only now: it reads the contract's list of calls, which has just been written.
  const { resourceFiles } = await import('../../packages/api/scripts/resource-files.ts')
  const folder = join(root, 'packages/api/src/resources/generated')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of resourceFiles()) writeFileSync(join(folder, name), text)

  const { documents, generatedFolders } = await import('./documents.ts')
  for (const one of generatedFolders) {
    rmSync(join(root, one), { recursive: true, force: true })
    mkdirSync(join(root, one))
  }
  for (const [path, text] of documents()) writeFileSync(join(root, path), text)
}
