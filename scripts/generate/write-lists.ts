import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { lists } from './lists.ts'

/** Writes the lists of calls, routes, tables and builders, the resources of the SDK, and the documents of the two packages. */
export const writeLists = async (): Promise<void> => {
  for (const { path, text } of lists) writeFileSync(join(root, path), await text())

  // Imported only now: it reads the contract's list of calls, which has just been written.
  const { resourceFiles } = await import('../../packages/api/scripts/resource-files.ts')
  const folder = join(root, 'packages/api/src/resources/generated')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of resourceFiles()) writeFileSync(join(folder, name), text)

  const { componentsFolder, documents } = await import('./documents.ts')
  rmSync(join(root, componentsFolder), { recursive: true, force: true })
  mkdirSync(join(root, componentsFolder))
  for (const [path, text] of documents()) writeFileSync(join(root, path), text)
}
