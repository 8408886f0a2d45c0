import type { NoticeEvent } from '@mall/api/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNotices, pollMs, type TabsOfBrowser } from './live-notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A browser: its locks and channels are shared by its tabs. */
const createBrowser = ({ hasLocks = true } = {}): TabsOfBrowser => {
  const channels = new Set<{ name: string; listeners: ((event: MessageEvent) => void)[] }>()
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work())).catch(() => undefined)
    queues.set(name, turn)
    return turn
  }
  return {
    locks: hasLocks ? ({ request } as unknown as LockManager) : undefined,
    openChannel: (name) => {
      const own = { name, listeners: [] as ((event: MessageEvent) => void)[] }
      channels.add(own)
      return {
        addEventListener: (_type: string, listener: unknown) => void own.listeners.push(listener as (event: MessageEvent) => void),
        postMessage: (data: unknown) => {
          for (const other of channels) if (other !== own && other.name === name) for (const listener of other.listeners) listener({ data } as MessageEvent)
        },
        close: () => void channels.delete(own),
      }
    },
  }
}

/** A mall whose streams a test feeds by hand, and whose count it sets. */
const createMall = () => {
  let count = 0
  const streams: { emit(event: NoticeEvent): void; connect(connected: boolean): void; fail(): void }[] = []
  const stream = async function* ({ signal, onConnection }: { signal?: AbortSignal; onConnection?: (connected: boolean) => void } = {}): AsyncGenerator<NoticeEvent> {
    const events: (NoticeEvent | Error)[] = []
    let wake = () => {}
    const put = (event: NoticeEvent | Error) => {
      events.push(event)
      wake()
    }
    signal?.addEventListener('abort', () => put(new Error('aborted')))
    streams.push({ emit: put, connect: (connected) => onConnection?.(connected), fail: () => put(new Error('refused')) })
    for (;;) {
      const [event] = events.splice(0, 1)
      if (event instanceof Error) throw event
      if (event) yield event
      else await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  const asked = vi.fn(async () => ({ Count: count }))
  return {
    mall: { notice: { stream, count: asked } } as unknown as Parameters<typeof followNotices>[0]['mall'],
    streams,
    asked,
    setCount: (to: number) => {
      count = to
    },
  }
}

const openTab = (tabs: TabsOfBrowser, mall: ReturnType<typeof createMall>['mall'], viewer = '2@1') => {
  const closing = new AbortController()
  const counts: number[] = []
  const ended = followNotices({ mall, viewer, tabs, signal: closing.signal, onEvent: ({ Count }) => counts.push(Count) })
  return { counts, ended, close: () => closing.abort() }
}
const settle = () => vi.advanceTimersByTimeAsync(1)

test('one tab has the stream and informs the others of the same viewer; the next takes over', async () => {
  const tabs = createBrowser()
  const { mall, streams } = createMall()
  const [first, second, stranger] = [openTab(tabs, mall), openTab(tabs, mall), openTab(tabs, mall, '2@2')]
  await settle()
  expect(streams).toHaveLength(2)
  streams[0]?.connect(true)
  streams[0]?.emit({ Type: 'count', Count: 3 })
  await settle()
  expect([first.counts, second.counts, stranger.counts]).toEqual([[3], [3], []])
  first.close()
  await first.ended
  await settle()
  expect(streams).toHaveLength(3)
  streams[2]?.emit({ Type: 'count', Count: 4 })
  await settle()
  expect([first.counts, second.counts]).toEqual([[3], [3, 4]])
  second.close()
  stranger.close()
})

test('asks for the count while the stream does not pass, and only then', async () => {
  const { mall, streams, asked, setCount } = createMall()
  const tabs = createBrowser()
  const [first, second] = [openTab(tabs, mall), openTab(tabs, mall)]
  setCount(7)
  await vi.advanceTimersByTimeAsync(pollMs + 10)
  expect([first.counts, second.counts, asked.mock.calls.length]).toEqual([[7], [7], 1])
  streams[0]?.connect(true)
  await vi.advanceTimersByTimeAsync(5 * pollMs)
  expect(asked).toHaveBeenCalledTimes(1)
  streams[0]?.connect(false)
  await vi.advanceTimersByTimeAsync(pollMs + 10)
  expect(asked).toHaveBeenCalledTimes(2)
  first.close()
  second.close()
  await vi.advanceTimersByTimeAsync(5 * pollMs)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a refused stream, or a browser without locks, is asked for in its place; a failed question is asked again', async () => {
  for (const hasLocks of [true, false]) {
    const { mall, streams, asked, setCount } = createMall()
    const tab = openTab(createBrowser({ hasLocks }), mall)
    await settle()
    streams[0]?.fail()
    asked.mockRejectedValueOnce(new Error('offline'))
    setCount(2)
    await vi.advanceTimersByTimeAsync(2 * pollMs + 10)
    expect(tab.counts).toEqual([2])
    expect(streams).toHaveLength(hasLocks ? 1 : 0)
    tab.close()
  }
})
