import { Banner } from '@mall/ui/banner'
import { Link } from '@mall/ui/link'
import { useState } from 'react'
import { siteConfig } from '../../lib/site-config.ts'

const closedKey = 'topBannerClosed'

/** Closable for the session (specification §2, Layouts). */
export function TopBanner() {
  const [isClosed, setIsClosed] = useState(() => sessionStorage.getItem(closedKey) !== null)
  if (isClosed || !siteConfig.topBanner) return null
  const close = () => {
    sessionStorage.setItem(closedKey, '1')
    setIsClosed(true)
  }
  return (
    <Banner label="公告" open onOpenChange={close}>
      <Link href={siteConfig.topBanner.href}>{siteConfig.topBanner.text}</Link>
    </Banner>
  )
}
