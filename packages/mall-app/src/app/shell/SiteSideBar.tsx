import { Icon } from '@mall/ui/icon'
import { SideBar } from '@mall/ui/side-bar'
import { href } from '../../site/routes.ts'
import { useSite } from '../../site/site.ts'
import { useCartCount } from '../../queries/use-cart-count.ts'

/** Cart, AI consultation, customer service, favourites and back to top, beside every page of the default layout. */
export const SiteSideBar = () => {
  const { ServiceHref } = useSite()
  const count = useCartCount()
  return (
    <SideBar
      label="快捷工具"
      items={[
        ...(count === null ? [] : [{ id: 'cart', icon: <Icon name="cart" />, label: '购物车', href: href('cart'), count }]),
        { id: 'ai', icon: <Icon name="robot" />, label: 'AI 顾问', href: href('deepseek') },
        ...(ServiceHref ? [{ id: 'service', icon: <Icon name="message" />, label: '客服', href: ServiceHref }] : []),
        { id: 'favorites', icon: <Icon name="star" />, label: '收藏', href: href('favorites') },
        { id: 'top', icon: <Icon name="arrow-up" />, label: '顶部', onPress: () => scrollTo({ top: 0 }) },
      ]}
    />
  )
}
