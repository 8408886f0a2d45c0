import { expect, it, vi } from 'vitest'
import { inParts, rowsInPart } from './in-parts.ts'

it('works on all rows in their order, and others have their turn between the parts', async () => {
  const rows = Array.from({ length: 2 * rowsInPart + 1 }, (_, at) => at)
  const happened: string[] = []
  const done = inParts(rows, (part) => {
    happened.push(`part of ${part.length}`)
    setTimeout(() => happened.push('another'), 0)
    return part
  })
  expect((await done).flat()).toEqual(rows)
  expect(happened).toEqual([`part of ${rowsInPart}`, 'another', `part of ${rowsInPart}`, 'another', 'part of 1'])
})

it('makes nothing of nothing', async () => {
  expect(await inParts([], () => 'a part')).toEqual([])
})

it('gives way for two turns more where the turn of the others took long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(100)
  try {
    let parts = 0
    const done = inParts(Array.from({ length: rowsInPart + 1 }), () => parts++)
    await vi.advanceTimersByTimeAsync(199)
    expect(parts).toBe(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(parts).toBe(2)
    await done
  } finally {
    now.mockRestore()
    vi.useRealTimers()
  }
})
