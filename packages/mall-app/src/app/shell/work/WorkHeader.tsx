import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ScreenBoundary } from '@mall/app-kit/screens/ScreenBoundary.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { MenuDrawer } from '@mall/app-kit/shell/MenuDrawer.tsx'
import * as S from '@mall/app-kit/shell/WorkHeader.styles.ts'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { TopBar } from '@mall/ui/top-bar'
import { SiteMark } from '../../../components/site-mark/SiteMark.tsx'
import { href } from '../../../site/routes.ts'
import { useSite } from '../../../site/site.ts'
import { useCartCount } from '../../../queries/use-cart-count.ts'
import { useEnterpriseGroup } from '../../../queries/use-enterprise-group.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { WorkMenu } from './WorkMenu.tsx'
import { WorkSearch } from './WorkSearch.tsx'

const NoticeBell = lazyInPage(async () => (await import('../notices/NoticeBell.tsx')).NoticeBell)

interface WorkHeaderProps {
  /** The menu is behind a button here, because there is no room for it beside the content. */
  readonly hasMenu: boolean
}

/** The small header of the user centre: all of the top bar, and the search (specification §2). */
export const WorkHeader = ({ hasMenu }: WorkHeaderProps) => {
  const { Name: name, Logo: logo } = useSite()
  const { session, isLoggedIn } = useViewer()
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const count = useCartCount()
  const group = useEnterpriseGroup()
  const enterpriseName = session?.Enterprise.EnterpriseName
  return (
    <S.Header>
      {hasMenu ? <MenuDrawer label="用户中心"><WorkMenu /></MenuDrawer> : null}
      {/* 回商城采购 leads there too. */}
      <S.Brand href={href('home')} tabIndex={isPhone ? undefined : -1}>
        <SiteMark size={28} width={100} alt={name} />
        {logo === '' ? <S.Name>{name}</S.Name> : null}
        {enterpriseName ? (
          <S.Customer title={enterpriseName}>{group?.CustomerLogo ? <img src={group.CustomerLogo} alt="企业标志" /> : enterpriseName}</S.Customer>
        ) : null}
      </S.Brand>
      <WorkSearch />
      <S.Tools label="快捷入口">
        <TopBar.Link href={href('home')} data-wide-only="">
          {count === null ? '回商城' : '回商城采购'}
        </TopBar.Link>
        {count === null ? null : (
          <TopBar.Cart
            href={href('cart')}
            count={count}
            {...(isPhone ? { 'aria-label': count > 0 ? `购物车，${count}件商品` : '购物车', messages: { cart: '' } } : {})}
          />
        )}
        {isLoggedIn ? (
          <ScreenBoundary optional>
            <NoticeBell />
          </ScreenBoundary>
        ) : null}
        <AccountMenu />
      </S.Tools>
    </S.Header>
  )
}
