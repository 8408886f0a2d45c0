import { QrPanel, TopBar } from '@mall/ui/top-bar'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { renderSVG } from 'uqr'
import { useMall } from '../../lib/mall-context.ts'
import { href } from '../../lib/routes.ts'
import { siteConfig } from '../../lib/site-config.ts'
import { useViewer } from '../../lib/use-viewer.ts'
import { shoppingCartQueries } from '../../queries/shopping-cart.ts'
import { VersionSwitch } from '../VersionSwitch.tsx'
import { useLogout } from './use-logout.ts'

const qrPicture = (address: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address))}`

/** The strip above every layout (specification §2, Top bar). */
export function TopStrip() {
  const { session, key, isLoggedIn } = useViewer()
  const { pathname, search } = useLocation()
  const { data: count = 0 } = useQuery({ ...shoppingCartQueries.count(useMall(), key), enabled: isLoggedIn })
  const logout = useLogout()
  const { navigationLinks, mobileCodes } = siteConfig
  return (
    <TopBar label="快捷入口">
      <TopBar.Greeting
        nickname={session?.User.nname}
        loginHref={href('login', pathname === '/login' ? {} : { ReturnUrl: pathname + search })}
        onLogout={() => void logout()}
      />
      <TopBar.Link href={href('workbench')}>我的工作台</TopBar.Link>
      <TopBar.Cart count={isLoggedIn ? count : 0} href={href('cart')} />
      <VersionSwitch />
      {navigationLinks.length > 0 ? (
        <TopBar.Dropdown label="网站导航">
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
        <TopBar.Dropdown label="手机商城">
          {mobileCodes.map(({ label, hint, address }) => (
            <QrPanel key={label} src={qrPicture(address)} alt={`${label}二维码`} caption={hint} />
          ))}
        </TopBar.Dropdown>
      ) : null}
    </TopBar>
  )
}
