import { isMobileUserAgent } from '@mall/api'
import type { SiteConfig } from '@mall/api/contract'

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
  { Production, Test, ProductionHosts }: SiteConfig['LinkPlatform'],
): string | null => {
  if (!isMobileUserAgent(userAgent) || href.includes(workChatMarker)) return null
  const target = ProductionHosts.includes(hostname) ? Production : localHost.test(hostname) ? '' : Test
  return /^https?:\/\//i.test(target) ? target : null
}
