import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { QuantityDrafts } from './cart-totals.ts'
import { createQuantityQueue, settleMs } from './quantity-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A queue whose answers the test gives by hand. */
const setUp = () => {
  const sent: { id: number; quantity: number; succeed: (value: string) => void; fail: () => void }[] = []
  const responses: string[] = []
  let drafts: QuantityDrafts = {}
  const queue = createQuantityQueue<string>({
    send: (id, quantity) =>
      new Promise((resolve, reject) => {
        sent.push({ id, quantity, succeed: resolve, fail: () => reject(new Error('库存不足')) })
      }),
    onResponse: (response) => responses.push(response),
    onDraftsChange: (next) => {
      drafts = next
    },
  })
  const settle = () => vi.advanceTimersByTimeAsync(settleMs)
  return { queue, sent, responses, settle, drafts: () => drafts }
}

describe('quantities of the cart', () => {
  test('show at once and are sent 400 ms after the last change', async () => {
    const { queue, sent, drafts } = setUp()
    queue.change(1, 11)
    await vi.advanceTimersByTimeAsync(settleMs - 1)
    queue.change(1, 12)
    await vi.advanceTimersByTimeAsync(settleMs - 1)
    expect(drafts()).toEqual({ 1: 12 })
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toMatchObject([{ id: 1, quantity: 12 }])
  })

  test('are the mall’s own once it has answered', async () => {
    const { queue, sent, responses, settle, drafts } = setUp()
    queue.change(1, 12)
    await settle()
    sent[0]?.succeed('cart')
    await settle()
    expect(responses).toEqual(['cart'])
    expect(drafts()).toEqual({})
  })

  test('go back when the mall refuses', async () => {
    const { queue, sent, responses, settle, drafts } = setUp()
    queue.change(1, 999)
    await settle()
    sent[0]?.fail()
    await settle()
    expect(responses).toEqual([])
    expect(drafts()).toEqual({})
  })

  test('keep what was typed while an older one was under way', async () => {
    const { queue, sent, settle, drafts } = setUp()
    queue.change(1, 12)
    await settle()
    queue.change(1, 13)
    sent[0]?.succeed('old')
    await vi.advanceTimersByTimeAsync(1)
    expect(drafts()).toEqual({ 1: 13 })
  })

  test('take the answer to the latest change only', async () => {
    const { queue, sent, responses, settle } = setUp()
    queue.change(1, 12)
    await settle()
    queue.change(2, 5)
    await settle()
    sent[1]?.succeed('second')
    sent[0]?.succeed('first')
    await settle()
    expect(responses).toEqual(['second'])
  })

  test('have each line its own pause', async () => {
    const { queue, sent } = setUp()
    queue.change(1, 2)
    await vi.advanceTimersByTimeAsync(settleMs / 2)
    queue.change(2, 3)
    await vi.advanceTimersByTimeAsync(settleMs / 2)
    expect(sent).toMatchObject([{ id: 1 }])
  })

  test('are all answered before one goes on to the order', async () => {
    const { queue, sent } = setUp()
    queue.change(1, 12)
    let isDone = false
    const flushed = (async () => {
      await queue.flush()
      isDone = true
    })()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(1)
    expect(isDone).toBe(false)
    sent[0]?.succeed('cart')
    await flushed
    expect(isDone).toBe(true)
  })

  test('are not lost when one leaves the page, and nothing is drawn any more', async () => {
    const { queue, sent, responses, settle } = setUp()
    queue.change(1, 12)
    queue.dispose()
    expect(sent).toHaveLength(1)
    sent[0]?.succeed('cart')
    await settle()
    expect(responses).toEqual([])
  })
})
