import { UserCentreMenu } from '@mall/ui/user-centre-menu'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router-dom'
import { useMall } from '../../lib/mall-context.ts'
import { useViewer } from '../../lib/use-viewer.ts'
import { userMenuGroups } from '../../lib/user-menu.ts'
import { accountQueries } from '../../queries/account.ts'
import { HeaderSearch } from '../shell/HeaderSearch.tsx'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader } from '../shell/SiteHeader.tsx'
import { TopStrip } from '../shell/TopStrip.tsx'
import { Columns, Page, SkipLink } from './layout.styles.ts'
import { MainContent } from './MainContent.tsx'
import { MenuRail } from './MenuRail.tsx'

/** Left menu and content (specification §2); a back office, so denser than the storefront. */
export const UserCentreLayout = () => {
  const { key, session, isLoggedIn } = useViewer()
  const { pathname } = useLocation()
  const { data: codes } = useQuery({ ...accountQueries.menuCodes(useMall(), key), enabled: isLoggedIn })
  return (
    <Page>
      <SkipLink href="#content">跳到主要内容</SkipLink>
      <TopStrip />
      <SiteHeader>
        <HeaderSearch />
      </SiteHeader>
      <MainContent>
        <Columns data-density="default">
          <MenuRail label="用户中心菜单">
            <UserCentreMenu label="用户中心" groups={userMenuGroups} codes={codes} userType={session?.User.utype} currentPath={pathname} />
          </MenuRail>
          <div>
            <Outlet />
          </div>
        </Columns>
      </MainContent>
      <SiteFooter />
    </Page>
  )
}
