import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, chunkTimeoutMs, loadChunk, type ChunkPage } from './chunk.ts'

/** A page of one release, on a server that has another (or the same) now. */
const pageOf = ({ release, served }: { release: string | null; served: string | Error }) => {
  const kept = new Map<string, string>()
  return {
    release: () => release,
    fetchPage: () => (served instanceof Error ? Promise.reject(served) : Promise.resolve(`<script type="module" src="${served}"></script>`)),
    reload: vi.fn<() => void>(),
    storage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
  } satisfies ChunkPage
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const settled = (promise: Promise<unknown>) => Promise.race([promise.then(() => 'loaded', (error: unknown) => error), new Promise((resolve) => setImmediate(resolve, 'waiting'))])

describe('loading a part of the app, specification §9', () => {
  it('hands over what was loaded', async () => {
    expect(await loadChunk(() => Promise.resolve('screen'), { reloads: true, page: pageOf({ release: '/assets/index-a.js', served: '/assets/index-a.js' }) })).toBe('screen')
  })

  it('reloads the page when a new release took the part away, and waits for that', async () => {
    const page = pageOf({ release: '/assets/index-a.js', served: '/assets/index-b.js' })
    expect(await settled(loadChunk(gone, { reloads: true, page }))).toBe('waiting')
    expect(page.reload).toHaveBeenCalledOnce()
  })

  it('never reloads twice for the same release', async () => {
    const page = pageOf({ release: '/assets/index-a.js', served: '/assets/index-b.js' })
    await settled(loadChunk(gone, { reloads: true, page }))
    expect(await settled(loadChunk(gone, { reloads: true, page }))).toBeInstanceOf(ChunkLoadError)
    expect(page.reload).toHaveBeenCalledOnce()
  })

  it('leaves a page in use alone, and says whether the mall was updated', async () => {
    const updated = pageOf({ release: '/assets/index-a.js', served: '/assets/index-b.js' })
    expect(await settled(loadChunk(gone, { reloads: false, page: updated }))).toMatchObject({ name: 'ChunkLoadError', isReplaced: true })
    expect(updated.reload).not.toHaveBeenCalled()
    const cutOff = pageOf({ release: '/assets/index-a.js', served: new TypeError('Failed to fetch') })
    expect(await settled(loadChunk(gone, { reloads: false, page: cutOff }))).toMatchObject({ name: 'ChunkLoadError', isReplaced: false })
  })

  it.each([
    ['the release is the same', { release: '/assets/index-a.js', served: '/assets/index-a.js' }],
    ['there is no network', { release: '/assets/index-a.js', served: new TypeError('Failed to fetch') }],
    ['nothing is built', { release: null, served: '/src/app/main.tsx' }],
  ])('does not reload when %s', async (_, given) => {
    const page = pageOf(given)
    expect(await settled(loadChunk(gone, { reloads: true, page }))).toBeInstanceOf(ChunkLoadError)
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('does not reload when the browser keeps nothing: it could go on for ever', async () => {
    const page = { ...pageOf({ release: '/assets/index-a.js', served: '/assets/index-b.js' }), storage: { getItem: () => null, setItem: () => { throw new DOMException('full') } } }
    expect(await settled(loadChunk(gone, { reloads: true, page }))).toBeInstanceOf(ChunkLoadError)
    expect(page.reload).not.toHaveBeenCalled()
  })

  describe('that never comes', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('fails after 120 s, not before, and does not reload', async () => {
      const page = pageOf({ release: '/assets/index-a.js', served: '/assets/index-b.js' })
      const failed = vi.fn<(error: unknown) => void>()
      loadChunk(() => new Promise<never>(() => undefined), { reloads: true, page }).catch(failed)
      await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1)
      expect(failed).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError))
      expect(page.reload).not.toHaveBeenCalled()
    })
  })
})
