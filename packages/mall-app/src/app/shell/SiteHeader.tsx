import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Link } from '@mall/ui/link'
import type { ReactNode } from 'react'
import { href } from '../../site/routes.ts'
import { useEnterpriseGroup } from '../../queries/use-enterprise-group.ts'
import { Wordmark } from '../../components/wordmark/Wordmark.tsx'
import * as S from './SiteHeader.styles.ts'

interface SiteHeaderProps {
  /** On a phone only its last line stays in sight while the page scrolls. */
  readonly collapsing?: boolean
  readonly children?: ReactNode
}

/** The mall's logo, the customer's at the other end when logged in (specification §1), and what the layout puts at the end. */
export const SiteHeader = ({ collapsing = false, children }: SiteHeaderProps) => {
  const { isLoggedIn } = useViewer()
  const data = useEnterpriseGroup()
  const mayHaveLogo = isLoggedIn && (!data || data.CustomerLogo)
  return (
    <S.Header data-collapsing={collapsing ? '' : undefined}>
      <S.Logo as={Link} href={href('home')}>
        <Wordmark />
      </S.Logo>
      {mayHaveLogo ? <S.CustomerLogo>{data?.CustomerLogo ? <img src={data.CustomerLogo} alt="企业标志" /> : null}</S.CustomerLogo> : null}
      {children}
    </S.Header>
  )
}
