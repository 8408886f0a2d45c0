/** A part of the app that could not be loaded: a network failure, or a release that removed its file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** How long a part may take, ms (specification §9). */
export const chunkTimeoutMs = 120_000

const reloadedKey = 'reloadedFor'

export interface ChunkPage {
  /** The address of the page's first script, which names its release; null outside of a build. */
  readonly release: () => string | null
  /** The HTML that a visit now would get. */
  readonly fetchPage: () => Promise<string>
  readonly reload: () => void
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
}

/* v8 ignore start: the browser's own */
const browserPage: ChunkPage = {
  release: () => document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? null,
  fetchPage: async () => (await fetch(location.href, { cache: 'no-store', headers: { Accept: 'text/html' } })).text(),
  reload: () => location.reload(),
  get storage() {
    return sessionStorage
  },
}
/* v8 ignore stop */

/**
 * Loads a part of the app within the time limit. When it fails because a new release has taken its place, the page reloads,
 * once for each release, so never in a loop; otherwise the promise rejects with a {@link ChunkLoadError}.
 */
export const loadChunk = async <T>(load: () => Promise<T>, page: ChunkPage = browserPage): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (cause) {
    if (cause instanceof ChunkLoadError || !(await reloadsOnce(page))) throw new ChunkLoadError('A part of the page could not be loaded.', { cause })
    return await new Promise<never>(() => undefined)
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the page is being reloaded for a release that is not the one it runs. */
const reloadsOnce = async (page: ChunkPage): Promise<boolean> => {
  const release = page.release()
  if (release === null) return false
  try {
    if (page.storage.getItem(reloadedKey) === release) return false
    if ((await page.fetchPage()).includes(release)) return false
    page.storage.setItem(reloadedKey, release)
  } catch {
    // Without a network or a storage a reload could lose the page or repeat for ever.
    return false
  }
  page.reload()
  return true
}
