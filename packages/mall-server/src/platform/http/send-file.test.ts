import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const file = Uint8Array.from({ length: 1_000_000 }, (_, at) => at % 251)
const patient = new AbortController().signal

/** Whether it is over. */
const watched = (over: Promise<void>) => {
  let isOver = false
  void over.then(() => (isOver = true))
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return isOver
  }
}

describe('a file', () => {
  it('is sent whole, in pieces, and is over then', async () => {
    const { body, over } = sendFile(file, patient)
    const isOver = watched(over)
    const pieces: Uint8Array[] = []
    for await (const piece of body) {
      expect(await isOver()).toBe(false)
      pieces.push(piece)
    }
    expect(pieces.length).toBeGreaterThan(10)
    expect(Buffer.concat(pieces).equals(file)).toBe(true)
    expect(await isOver()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that nobody takes is over after a while, and its client learns that it is not whole', async () => {
    const { body, over } = sendFile(file, patient)
    const isOver = watched(over)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(await isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_001)
    expect(await isOver()).toBe(true)
    await expect(body.getReader().read()).rejects.toThrow('did not take')
  })

  it('that is taken at the pace of a weak network goes on', async () => {
    const { body } = sendFile(file, patient)
    let bytes = 0
    for await (const piece of body) {
      bytes += piece.byteLength
      await vi.advanceTimersByTimeAsync(2_000)
    }
    expect(bytes).toBe(file.length)
  })

  it('is over when its reader stops', async () => {
    const { body, over } = sendFile(file, patient)
    const isOver = watched(over)
    const reader = body.getReader()
    await reader.read()
    await reader.cancel()
    expect(await isOver()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is over when its client has left', async () => {
    const client = new AbortController()
    const { over } = sendFile(file, client.signal)
    const isOver = watched(over)
    client.abort()
    expect(await isOver()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is over at once when its client left before it was made', async () => {
    const { over } = sendFile(file, AbortSignal.abort())
    expect(await watched(over)()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
