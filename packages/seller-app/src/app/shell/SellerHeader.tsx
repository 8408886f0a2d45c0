import { useSession } from '@mall/app-kit/session/mall-context.ts'
import { Mark } from '@mall/app-kit/shell/Mark.tsx'
import { MenuDrawer } from '@mall/app-kit/shell/MenuDrawer.tsx'
import * as S from '@mall/app-kit/shell/WorkHeader.styles.ts'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { href } from '../../site/routes.ts'
import { SellerAccount } from './SellerAccount.tsx'
import { Tools } from './SellerHeader.styles.ts'
import { SellerMenu } from './SellerMenu.tsx'

interface SellerHeaderProps {
  /** The menu is behind a button here, because there is no room for it beside the content. */
  readonly hasMenu: boolean
}

/** The small header: whose back office it is, and who is logged in. */
export const SellerHeader = ({ hasMenu }: SellerHeaderProps) => {
  const session = useSession()
  const isPhone = useMediaQuery(mediaQueries.tablet)
  return (
    <S.Header>
      {hasMenu ? (
        <MenuDrawer label="商家后台">
          <SellerMenu />
        </MenuDrawer>
      ) : null}
      <S.Brand href={href('today')} tabIndex={isPhone ? undefined : -1}>
        <Mark size={28} chrome />
        <S.Name>商家后台</S.Name>
      </S.Brand>
      {session ? <S.Customer title={session.Enterprise.EnterpriseName}>{session.Enterprise.EnterpriseName}</S.Customer> : null}
      <Tools label="快捷入口">
        <SellerAccount />
      </Tools>
    </S.Header>
  )
}
