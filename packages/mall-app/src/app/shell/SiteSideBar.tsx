import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Icon } from '@mall/ui/icon'
import { SideBar } from '@mall/ui/side-bar'
import { useQuery } from '@tanstack/react-query'
import { href } from '../../site/routes.ts'
import { useSite } from '../../site/site.ts'
import { shoppingCartQueries } from '../../queries/shopping-cart.ts'

/** Cart, AI consultation, customer service, favourites and back to top, beside every page of the default layout. */
export const SiteSideBar = () => {
  const { key, isLoggedIn } = useViewer()
  const { ServiceHref } = useSite()
  const { data: count = 0 } = useQuery({ ...shoppingCartQueries.count(useMall(), key), enabled: isLoggedIn })
  return (
    <SideBar
      label="快捷工具"
      items={[
        { id: 'cart', icon: <Icon name="cart" />, label: '购物车', href: href('cart'), count: isLoggedIn ? count : 0 },
        { id: 'ai', icon: <Icon name="robot" />, label: 'AI 顾问', href: href('deepseek') },
        ...(ServiceHref ? [{ id: 'service', icon: <Icon name="message" />, label: '客服', href: ServiceHref }] : []),
        { id: 'favorites', icon: <Icon name="star" />, label: '收藏', href: href('favorites') },
        { id: 'top', icon: <Icon name="arrow-up" />, label: '顶部', onPress: () => scrollTo({ top: 0 }) },
      ]}
    />
  )
}
