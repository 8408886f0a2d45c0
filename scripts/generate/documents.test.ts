import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { documents, generatedFolders } from './documents.ts'

/** A component, a prop, a guide or a method was changed: run `npm run generate`. */
test('the tables and pages of the packages are as npm run generate writes them', { timeout: 120_000 }, () => {
  const written = documents()
  const committed = new Map([...written.keys()].map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(written))
  for (const folder of generatedFolders) {
    const pages = [...written.keys()].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1))
    expect(readdirSync(join(root, folder)).toSorted()).toEqual(pages.toSorted())
  }
})
