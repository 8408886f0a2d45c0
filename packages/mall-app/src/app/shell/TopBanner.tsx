import { Banner } from '@mall/ui/banner'
import { Link } from '@mall/ui/link'
import { useSyncExternalStore } from 'react'
import { siteConfig } from '../../lib/site-config.ts'

const closedKey = 'topBannerClosed'

/** Closed until the next page load, where the browser keeps nothing. */
let closedNow = false
const listeners = new Set<() => void>()

const closedForSession = {
  get(): boolean {
    try {
      return closedNow || sessionStorage.getItem(closedKey) !== null
    } catch {
      return closedNow
    }
  },
  set(): void {
    try {
      sessionStorage.setItem(closedKey, '1')
    } catch {
      closedNow = true
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Closable for the session (specification §2, Layouts). */
export function TopBanner() {
  const isClosed = useSyncExternalStore(closedForSession.subscribe, closedForSession.get, () => false)
  if (isClosed || !siteConfig.topBanner) return null
  return (
    <Banner label="公告" open onOpenChange={closedForSession.set}>
      <Link href={siteConfig.topBanner.href}>{siteConfig.topBanner.text}</Link>
    </Banner>
  )
}
