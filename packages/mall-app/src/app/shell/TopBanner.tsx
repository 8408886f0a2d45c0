import { Banner } from '@mall/ui/banner'
import { Link } from '@mall/ui/link'
import { useSyncExternalStore } from 'react'
import { useSite } from '../../site/site.ts'
import { topBanner } from './top-banner.ts'
import * as S from './TopBanner.styles.ts'

/** Closable for the session (specification §2, Layouts). */
export const TopBanner = () => {
  const isClosed = useSyncExternalStore(topBanner.subscribe, topBanner.isClosed, () => false)
  const banner = useSite().TopBanner
  if (isClosed || banner === null) return null
  return (
    <Banner label="公告" open onOpenChange={topBanner.close}>
      <S.Sentence>
        <S.Notice as={Link} href={banner.Href}>
          {banner.Text}
        </S.Notice>
      </S.Sentence>
    </Banner>
  )
}
