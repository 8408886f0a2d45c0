import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { UserCentreMenu } from '@mall/ui/user-centre-menu'
import { useLocation } from 'react-router-dom'
import { menuCodesOf, useStaff } from '../../queries/viewer.ts'
import { href } from '../../site/routes.ts'
import { sellerMenuGroups } from './seller-menu.tsx'

const failed = '菜单加载失败，点击重试'

/** A new import belongs to 导入, whose address is the list of all; by its own it would belong to 商品. */
const placeOf = (pathname: string): string => (pathname === href('productImport') ? href('productImports') : pathname)

/** The menu of the seller's side: what is open to the roles of the user. */
export const SellerMenu = ({ folded = false }: { readonly folded?: boolean }) => {
  const { pathname } = useLocation()
  const { data, error, refetch } = useStaff()
  const retry = () => void refetch()
  if (error && !data) {
    return folded ? (
      <Button variant="text" icon={<Icon name="refresh" size={20} />} aria-label={failed} title={failed} onClick={retry} />
    ) : (
      <Empty kind="error" size="small" title={failed} action={<Button onClick={retry}>重试</Button>} />
    )
  }
  return <UserCentreMenu label="商家后台" groups={sellerMenuGroups} codes={menuCodesOf(data)} currentPath={placeOf(pathname)} folded={folded} />
}
