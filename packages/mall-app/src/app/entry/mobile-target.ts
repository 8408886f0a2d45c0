import { isMobileUserAgent } from '@mall/api'
import type { SiteAccess } from '../../site/site-access.ts'

/** Pages of the work-chat authorisation are opened inside the messenger, on a phone: they stay here. */
const workChatMarker = 'wechat-work-auth'

const localHost = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/

interface Visit {
  readonly userAgent: string
  readonly href: string
  readonly hostname: string
}

/** Where a mobile user agent is sent instead of the mall (specification §1), or null. */
export const mobileTarget = (
  { userAgent, href, hostname }: Visit,
  { production, test, productionHosts }: SiteAccess['linkPlatform'],
): string | null => {
  if (!isMobileUserAgent(userAgent) || href.includes(workChatMarker)) return null
  const target = productionHosts.includes(hostname) ? production : localHost.test(hostname) ? '' : test
  return /^https?:\/\//i.test(target) ? target : null
}
