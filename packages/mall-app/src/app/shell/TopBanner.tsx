import { Banner } from '@mall/ui/banner'
import { Link } from '@mall/ui/link'
import { useSyncExternalStore } from 'react'
import { siteConfig } from '../../site/site-config.ts'
import { topBanner } from './top-banner.ts'
import * as S from './TopBanner.styles.ts'

/** Closable for the session (specification §2, Layouts). */
export const TopBanner = () => {
  const isClosed = useSyncExternalStore(topBanner.subscribe, topBanner.isClosed, () => false)
  if (isClosed || !siteConfig.topBanner) return null
  return (
    <Banner label="公告" open onOpenChange={topBanner.close}>
      <S.Notice as={Link} href={siteConfig.topBanner.href}>
        {siteConfig.topBanner.text}
      </S.Notice>
    </Banner>
  )
}
