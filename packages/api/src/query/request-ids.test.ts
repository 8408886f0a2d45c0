import { MallError } from '../errors.ts'
import { expect, test, vi } from 'vitest'
import { createRequestIds, meaningOf, type SentInput } from './request-ids.ts'

test('what was sent before a reload keeps its id, whatever the order of its fields; other input has another', () => {
  const kept = { input: { Remark: '放前台', AddressId: 1 }, id: '6f1c2f7e-9c0b-4c39-9f0a-1d2e3f405162' }
  expect(createRequestIds(kept).of({ AddressId: 1, Remark: '放前台' })).toBe(kept.id)
  expect(createRequestIds(kept).of({ AddressId: 2, Remark: '放前台' })).not.toBe(kept.id)
})

test('what is sent is kept until the server has decided', () => {
  const keep = vi.fn<(sent: SentInput<unknown> | null) => void>()
  const ids = createRequestIds(null, keep)
  const id = ids.of({ AddressId: 1 })
  expect(keep).toHaveBeenLastCalledWith({ input: { AddressId: 1 }, id })
  expect(ids.of({ AddressId: 1 })).toBe(id)
  ids.after('made')
  expect(keep).toHaveBeenLastCalledWith(null)
  expect(ids.of({ AddressId: 1 })).not.toBe(id)
})

test.each([
  ['a 401 of the first attempt: not made, and nothing stays open', ['untouched'], true],
  ['a lost response: it may have been made', ['unknown'], false],
  ['a 401 after a lost response: the first attempt may have been made', ['unknown', 'untouched'], false],
  ['a rejection after a lost response', ['unknown', 'decided'], true],
] as const)('%s', (_, outcomes, isOver) => {
  const keep = vi.fn<(sent: SentInput<unknown> | null) => void>()
  const ids = createRequestIds(null, keep)
  const sent = outcomes.map((outcome) => {
    const id = ids.of({ AddressId: 1 })
    ids.after(outcome)
    return id
  })
  expect(new Set(sent).size).toBe(1)
  expect(keep.mock.lastCall?.[0] === null).toBe(isOver)
  expect(ids.of({ AddressId: 1 }) === sent[0]).toBe(!isOver)
})

test('a 401 after a reload leaves open what was sent before it', () => {
  const keep = vi.fn<(sent: SentInput<unknown> | null) => void>()
  const kept = { input: { AddressId: 1 }, id: '6f1c2f7e-9c0b-4c39-9f0a-1d2e3f405162' }
  const ids = createRequestIds(kept, keep)
  ids.of(kept.input)
  ids.after('untouched')
  expect(keep).toHaveBeenLastCalledWith(kept)
})

test.each(['network', 'timeout', 'envelope', 'server'] as const)('nobody knows what a call did that failed with %s', (kind) => {
  expect(meaningOf(new MallError(kind, ''))).toBe('unknown')
})
