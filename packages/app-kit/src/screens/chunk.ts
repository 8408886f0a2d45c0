/** A part of the app that could not be loaded: a network failure, or a release that removed its file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Whether a new release has taken its place, as far as that is known: then a reload helps. */
  readonly isReplaced: boolean

  constructor(message: string, { isReplaced = false, ...options }: ErrorOptions & { readonly isReplaced?: boolean } = {}) {
    super(message, options)
    this.isReplaced = isReplaced
  }
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

interface LoadOptions {
  /** A page of which a part is missing is loaded again, once for each release. Not for a page in use: what somebody typed would be gone. */
  readonly reloads: boolean
  readonly page?: ChunkPage
}

/**
 * Loads a part of the app within the time limit. When it fails because a new release has taken its place, the page reloads where it may,
 * once for each release, so never in a loop; otherwise the promise rejects with a {@link ChunkLoadError}.
 */
export const loadChunk = async <T>(load: () => Promise<T>, { reloads, page = browserPage }: LoadOptions): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause
    const release = await replacedRelease(page)
    if (release === null || !reloads || !reloadsOnce(page, release)) throw new ChunkLoadError('A part of the page could not be loaded.', { cause, isReplaced: release !== null })
    return await new Promise<never>(() => undefined)
  } finally {
    clearTimeout(timer)
  }
}

/** The release of the page, when a visit now would get another; null as long as that is not known. */
const replacedRelease = async (page: ChunkPage): Promise<string | null> => {
  const release = page.release()
  if (release === null) return null
  try {
    return (await page.fetchPage()).includes(release) ? null : release
  } catch {
    // Without a network a reload could lose the page.
    return null
  }
}

/** Whether the page is being reloaded, for the first time in place of this release. */
const reloadsOnce = (page: ChunkPage, release: string): boolean => {
  try {
    if (page.storage.getItem(reloadedKey) === release) return false
    page.storage.setItem(reloadedKey, release)
  } catch {
    // Without a storage it could repeat for ever.
    return false
  }
  page.reload()
  return true
}
