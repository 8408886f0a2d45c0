import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { resourceFiles } from '../../scripts/resource-files.ts'

/** An edit by hand, a call without its method, a changed summary: run `npm run generate`. */
it('the generated resources are what the contract gives', () => {
  const folder = new URL('generated/', import.meta.url)
  const committed = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const)
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(resourceFiles()))
})
