import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ScreenBoundary } from '@mall/app-kit/screens/ScreenBoundary.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { TopBar } from '@mall/ui/top-bar'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { href, routes } from '../../site/routes.ts'
import { useSite } from '../../site/site.ts'
import { useCartCount } from '../../queries/use-cart-count.ts'
import { useLogout } from './use-logout.ts'

const NoticeBell = lazyInPage(async () => (await import('./notices/NoticeBell.tsx')).NoticeBell)
const MobileCodes = lazyInPage(async () => (await import('./MobileCodes.tsx')).MobileCodes)
const VersionSwitch = lazyInPage(async () => (await import('../VersionSwitch.tsx')).VersionSwitch)

/** The login comes back to home by itself; it is itself no place to come back to. */
const notWorthReturning: ReadonlySet<string> = new Set([...routes.home.paths, ...routes.login.paths])

/** The strip above every layout (specification §2, Top bar). */
export const TopStrip = () => {
  const { session, isLoggedIn } = useViewer()
  const { pathname, search } = useLocation()
  const count = useCartCount()
  const logout = useLogout()
  const [wasMobileOpened, setWasMobileOpened] = useState(false)
  const { NavigationLinks, MobileCodes: codes, OldMall } = useSite()
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
      {count === null ? null : <TopBar.Cart count={count} href={href('cart')} />}
      {isLoggedIn ? (
        <ScreenBoundary optional>
          <NoticeBell />
        </ScreenBoundary>
      ) : null}
      {isLoggedIn && OldMall.Origins.length > 0 ? (
        <ScreenBoundary optional>
          <VersionSwitch />
        </ScreenBoundary>
      ) : null}
      {NavigationLinks.length > 0 ? (
        <TopBar.Dropdown label="网站导航" data-wide-only="">
          {NavigationLinks.map(({ Title, Links }) => (
            <TopBar.Section key={Title} title={Title}>
              {Links.map(({ Label, Href }) => (
                <TopBar.Link key={Label} href={Href}>
                  {Label}
                </TopBar.Link>
              ))}
            </TopBar.Section>
          ))}
        </TopBar.Dropdown>
      ) : null}
      <TopBar.Dropdown label="手机商城" data-wide-only="" onOpenChange={(open) => setWasMobileOpened((was) => was || open)}>
        {wasMobileOpened ? (
          <ScreenBoundary optional>
            <MobileCodes codes={codes} />
          </ScreenBoundary>
        ) : null}
      </TopBar.Dropdown>
    </TopBar>
  )
}
