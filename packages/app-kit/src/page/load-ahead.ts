import { findScreen } from '../screens/find-screen.ts'
import type { Screen } from '../screens/define-screen.ts'

/** How long a pointer or the focus rests on a link before its page is worth loading, ms: what only passes loads nothing. */
const restMs = 65

/** The path that a link opens in this tab; null where it leads out of the app, or stays on this page. */
const pathOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.origin !== location.origin || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  return link.pathname === location.pathname ? null : link.pathname
}

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

interface AheadOptions<One extends Pick<Screen, 'paths' | 'accepts'>> {
  readonly screens: readonly One[]
  /** What stands before the paths of the screens in an address. */
  readonly base?: string
  /** Loads the scripts of a screen. That it fails matters to nobody yet: they are loaded again when the page is drawn. */
  readonly load: (screen: One) => Promise<unknown>
}

/**
 * Loads the scripts of the page that somebody is about to open: while the pointer rests on its link, or the focus does, and as soon as a finger is on it.
 * Nothing of what the page shows is asked for. Returns how to stop.
 */
export const loadAhead = <One extends Pick<Screen, 'paths' | 'accepts'>>(page: Document, { screens, base = '', load }: AheadOptions<One>): (() => void) => {
  const stop = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  const loadAt = (path: string): void => {
    const found = savesData() || !path.startsWith(`${base}/`) ? null : findScreen(screens, path.slice(base.length))
    if (found !== null) load(found.screen).catch(() => undefined)
  }
  const rest = ({ target }: Event): void => {
    clearTimeout(resting)
    const path = pathOf(target)
    if (path !== null) resting = setTimeout(loadAt, restMs, path)
  }
  const press = ({ target }: Event): void => {
    clearTimeout(resting)
    const path = pathOf(target)
    if (path !== null) loadAt(path)
  }
  const listen = { passive: true, signal: stop.signal }
  page.addEventListener('pointerover', rest, listen)
  page.addEventListener('focusin', rest, listen)
  page.addEventListener('pointerdown', press, listen)
  return () => {
    clearTimeout(resting)
    stop.abort()
  }
}
