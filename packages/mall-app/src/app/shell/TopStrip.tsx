import { lazyPart } from '@mall/app-kit/screens/lazy-part.ts'
import { ScreenBoundary } from '@mall/app-kit/screens/ScreenBoundary.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { TopBar } from '@mall/ui/top-bar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { href, routes } from '../../site/routes.ts'
import { siteAccess } from '../../site/site-access.ts'
import { siteConfig } from '../../site/site-config.ts'
import { shoppingCartQueries } from '../../queries/shopping-cart.ts'
import { useLogout } from './use-logout.ts'

const NoticeBell = lazyPart(async () => (await import('./notices/NoticeBell.tsx')).NoticeBell)
const MobileCodes = lazyPart(async () => (await import('./MobileCodes.tsx')).MobileCodes)
const VersionSwitch = lazyPart(async () => (await import('../VersionSwitch.tsx')).VersionSwitch)

/** The login comes back to home by itself; it is itself no place to come back to. */
const notWorthReturning: ReadonlySet<string> = new Set([...routes.home.paths, ...routes.login.paths])

/** The strip above every layout (specification §2, Top bar). */
export const TopStrip = () => {
  const { session, key, isLoggedIn } = useViewer()
  const { pathname, search } = useLocation()
  const { data: count = 0 } = useQuery({ ...shoppingCartQueries.count(useMall(), key), enabled: isLoggedIn })
  const logout = useLogout()
  const [wasMobileOpened, setWasMobileOpened] = useState(false)
  const { navigationLinks, mobileCodes } = siteConfig
  return (
    <TopBar label="快捷入口">
      <TopBar.Greeting
        data-viewer={isLoggedIn ? undefined : 'visitor'}
        nickname={session?.User.nname}
        enterprise={session?.Enterprise.EnterpriseName}
        loginHref={href('login', notWorthReturning.has(pathname) ? {} : { ReturnUrl: pathname + search })}
        onLogout={() => void logout()}
      />
      <TopBar.Link href={href('workbench')}>我的工作台</TopBar.Link>
      <TopBar.Cart count={isLoggedIn ? count : 0} href={href('cart')} />
      {isLoggedIn ? (
        <ScreenBoundary optional>
          <NoticeBell />
        </ScreenBoundary>
      ) : null}
      {isLoggedIn && siteAccess.oldMall.origins.length > 0 ? (
        <ScreenBoundary optional>
          <VersionSwitch />
        </ScreenBoundary>
      ) : null}
      {navigationLinks.length > 0 ? (
        <TopBar.Dropdown label="网站导航" data-wide-only="">
          {navigationLinks.map(({ title, links }) => (
            <TopBar.Section key={title} title={title}>
              {links.map((link) => (
                <TopBar.Link key={link.label} href={link.href}>
                  {link.label}
                </TopBar.Link>
              ))}
            </TopBar.Section>
          ))}
        </TopBar.Dropdown>
      ) : null}
      {mobileCodes.length > 0 ? (
        <TopBar.Dropdown label="手机商城" data-wide-only="" onOpenChange={(open) => setWasMobileOpened((was) => was || open)}>
          {wasMobileOpened ? (
            <ScreenBoundary optional>
              <MobileCodes codes={mobileCodes} />
            </ScreenBoundary>
          ) : null}
        </TopBar.Dropdown>
      ) : null}
    </TopBar>
  )
}
