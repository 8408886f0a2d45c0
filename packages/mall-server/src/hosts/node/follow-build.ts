import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pages } from '../../app/app.ts'

/** How long a build is taken to be the one that was seen last, ms. */
export const lookEveryMs = 1000

/** What a build writes, from first to last: the page of the bundler, what is rendered and compressed from it, and the note that it is done. */
const written = ['index.html', 'app.html', 'index.html.br', '.fingerprint'] as const

/** Names the build in a folder; null where there is none, or one that has just begun. */
const buildIn = async (folder: string): Promise<string | null> => {
  const times = await Promise.all(written.map((name) => stat(join(folder, name)).then(({ mtimeMs }) => mtimeMs, () => 0)))
  return times[0] === 0 ? null : times.join()
}

interface FollowOptions {
  readonly edition?: () => string
  readonly now?: () => number
}

/**
 * The pages of the build that is in a folder now: `open` reads one. A build takes the scripts of the one before away, so that a page of that one would
 * name files that are gone. Until there is a page of the next one, and while it cannot be read, the pages stay those of the last.
 *
 * @param edition names what else the pages show: those of another one are read again
 * @param now ms of a clock that nobody can set
 */
export const followBuild = (folder: string, open: () => Pages | Promise<Pages>, { edition = () => '', now = () => performance.now() }: FollowOptions = {}): Pages => {
  let seen: string | null = null
  let pages: Pages | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    const build = await buildIn(folder)
    const found = build === null ? null : `${build} ${edition()}`
    if (pages !== null && (found === null || found === seen)) return
    try {
      pages = await open()
      seen = found
    } catch (error) {
      if (pages === null) throw error
    }
  }

  return async (request) => {
    if (pages === null || now() - lookedAt >= lookEveryMs) {
      lookedAt = now()
      // One after the other: two that read at once could end in the wrong order.
      looking = looking.catch(() => undefined).then(look)
    }
    await looking
    return pages === null ? null : pages(request)
  }
}
