import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { lists } from './lists.ts'

/** A call, a controller, a route file, a file of tables or a file of builders was added or renamed: run `npm run generate`. */
test.each(lists)('$path is as npm run generate writes it', async ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(await text())
})
