import { afterEach, expect } from 'vitest'
import { takeConsoleErrors } from './decorators/console-errors.ts'

afterEach(() => {
  expect(takeConsoleErrors()).toEqual([])
})
