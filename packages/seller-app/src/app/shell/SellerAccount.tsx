import { useSession } from '@mall/app-kit/session/mall-context.ts'
import * as S from '@mall/app-kit/shell/AccountMenu.styles.ts'
import { Icon } from '@mall/ui/icon'
import { TopBar } from '@mall/ui/top-bar'
import { href, loginHref } from '../../site/routes.ts'
import { useLogout } from './use-logout.ts'

/** Who is logged in, with which roles, and the way out. */
export const SellerAccount = () => {
  const session = useSession()
  const logout = useLogout()
  if (!session) return <TopBar.Greeting loginHref={loginHref('')} />
  const { User: { nname }, Role } = session
  return (
    <TopBar.Dropdown
      aria-label={`${nname}的账号菜单`}
      label={
        <S.Trigger>
          <span>{nname}</span>
          <Icon name="user" />
        </S.Trigger>
      }
    >
      <S.Account>
        <S.Greeting>
          <b>您好，{nname}</b>
          <p>{Role.join('、') || '没有角色'}</p>
        </S.Greeting>
        <S.Ways>
          <TopBar.Link href={href('password')}>修改密码</TopBar.Link>
          <TopBar.Action onClick={() => void logout()}>退出</TopBar.Action>
        </S.Ways>
      </S.Account>
    </TopBar.Dropdown>
  )
}
