import { expect, test, vi } from 'vitest'
import { madeWhenUsed } from './made-when-used.ts'

test('each property is made once, when it is read first, and all are there to be listed', () => {
  const make = vi.fn((name: string) => ({ at: name }))
  const made = madeWhenUsed<{ one: { at: string }; two: { at: string } }>(['one', 'two'], make)
  expect(Object.keys(made)).toEqual(['one', 'two'])
  expect(make).not.toHaveBeenCalled()
  const { one } = made
  expect(made.one).toBe(one)
  expect(make.mock.calls).toEqual([['one']])
  expect({ ...made }).toEqual({ one: { at: 'one' }, two: { at: 'two' } })
})
