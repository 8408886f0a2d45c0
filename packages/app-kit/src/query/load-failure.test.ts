import { MallError } from '@mall/api'
import { expect, test } from 'vitest'
import { loadFailure } from './load-failure.ts'

test.each([
  ['forbidden', 'forbidden'],
  ['business', 'unknown'],
  ['notFound', 'unknown'],
  ['server', 'failed'],
  ['network', 'failed'],
  ['timeout', 'failed'],
  ['contract', 'failed'],
] as const)('%s is %s', (kind, failure) => {
  expect(loadFailure(new MallError(kind, ''))).toBe(failure)
})

test('any other error may be tried again, and none is no failure', () => {
  expect(loadFailure(new Error('x'))).toBe('failed')
  expect(loadFailure(null)).toBeNull()
})
