import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ScreenBoundary } from '@mall/app-kit/screens/ScreenBoundary.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import * as S from '@mall/app-kit/shell/AccountMenu.styles.ts'
import { Icon } from '@mall/ui/icon'
import { TopBar } from '@mall/ui/top-bar'
import { useState } from 'react'
import { href } from '../../../site/routes.ts'
import { useSite } from '../../../site/site.ts'
import { useLoginHref } from '../../../site/use-login-href.ts'
import { useLogout } from '../use-logout.ts'

const MobileCodes = lazyInPage(async () => (await import('../MobileCodes.tsx')).MobileCodes)
const VersionSwitch = lazyInPage(async () => (await import('../../VersionSwitch.tsx')).VersionSwitch)

/** What the top bar has of the user and of the site (specification §2), behind the user's name. */
export const AccountMenu = () => {
  const { session } = useViewer()
  const loginHref = useLoginHref()
  const logout = useLogout()
  const [wasOpened, setWasOpened] = useState(false)
  const { NavigationLinks, MobileCodes: codes, OldMall } = useSite()
  if (!session) return <TopBar.Greeting loginHref={loginHref} />
  const { nname } = session.User
  return (
    <TopBar.Dropdown
      aria-label={`${nname}的账号菜单`}
      label={
        <S.Trigger>
          <span>{nname}</span>
          <Icon name="user" />
        </S.Trigger>
      }
      onOpenChange={(open) => setWasOpened((was) => was || open)}
    >
      <S.Account>
        <S.Greeting>
          <b>您好，{nname}</b>
          <p>{session.Enterprise.EnterpriseName}</p>
        </S.Greeting>
        <S.Ways>
          <TopBar.Link href={href('workbench')}>我的工作台</TopBar.Link>
          <TopBar.Link href={href('home')} data-narrow-only="">
            回商城采购
          </TopBar.Link>
          <TopBar.Link href={href('profile')}>个人资料</TopBar.Link>
          <TopBar.Link href={href('password')}>修改密码</TopBar.Link>
          <TopBar.Link href={href('favorites')}>我的收藏</TopBar.Link>
        </S.Ways>
        {NavigationLinks.length > 0 ? (
          <S.Ways title="网站导航">
            {NavigationLinks.flatMap(({ Title, Links }) =>
              Links.map(({ Label, Href }) => (
                <TopBar.Link key={`${Title} ${Label}`} href={Href}>
                  {Label}
                </TopBar.Link>
              )),
            )}
          </S.Ways>
        ) : null}
        <S.Codes aria-label="手机商城">
          <h2>手机商城</h2>
          <div>
            {wasOpened ? (
              <ScreenBoundary optional>
                <MobileCodes codes={codes} />
              </ScreenBoundary>
            ) : null}
          </div>
        </S.Codes>
        <S.Ways>
          {OldMall.Origins.length > 0 ? (
            <ScreenBoundary optional>
              <VersionSwitch />
            </ScreenBoundary>
          ) : null}
          <TopBar.Action onClick={() => void logout()}>退出</TopBar.Action>
        </S.Ways>
      </S.Account>
    </TopBar.Dropdown>
  )
}
