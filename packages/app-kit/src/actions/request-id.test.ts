import { expect, test, vi } from 'vitest'
import { createRequestIds, type SentInput } from './request-id.ts'

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
  ids.forget()
  expect(keep).toHaveBeenLastCalledWith(null)
  expect(ids.of({ AddressId: 1 })).not.toBe(id)
})
