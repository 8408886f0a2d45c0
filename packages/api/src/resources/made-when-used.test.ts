import { expect, test, vi } from 'vitest'
import { madeWhenUsed } from './made-when-used.ts'

test('each property is made once, when it is read first, and all are there to be listed', () => {
  const makers = { one: vi.fn<() => { at: number }>(() => ({ at: 1 })), two: vi.fn<() => { at: number }>(() => ({ at: 2 })) }
  const made = madeWhenUsed<{ one: { at: number }; two: { at: number } }>(makers)
  expect(Object.keys(made)).toEqual(['one', 'two'])
  expect(makers.one).not.toHaveBeenCalled()
  const { one } = made
  expect(made.one).toBe(one)
  expect(makers.one).toHaveBeenCalledTimes(1)
  expect(makers.two).not.toHaveBeenCalled()
  expect({ ...made }).toEqual({ one: { at: 1 }, two: { at: 2 } })
})
