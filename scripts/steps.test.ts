import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'
import { allSteps, faults } from './steps.ts'

test('every test that has its turn is there, once, and a commit tries one of its groups', () => {
  const files = faults.flat()
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  const args = new Set(allSteps.flatMap((step) => step.args))
  expect(faults.map((group) => group.filter((file) => args.has(file)).length).filter((count) => count > 0)).toHaveLength(1)
})
