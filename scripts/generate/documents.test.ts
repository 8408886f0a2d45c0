import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { componentsFolder, documents } from './documents.ts'

/** A component, a prop, a guide or a method was changed: run `npm run generate`. */
test('the tables and pages of the two packages are as npm run generate writes them', { timeout: 120_000 }, () => {
  const written = documents()
  const committed = new Map([...written.keys()].map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(written))
  const pages = [...written.keys()].filter((path) => path.startsWith(componentsFolder)).map((path) => path.slice(componentsFolder.length + 1))
  expect(readdirSync(join(root, componentsFolder)).toSorted()).toEqual(pages.toSorted())
})
