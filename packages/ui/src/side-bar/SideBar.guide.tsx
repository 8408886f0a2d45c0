import { Icon } from '../icon/index.ts'
import { Window } from '../testing/Window.tsx'
import type { Guide } from '../testing/guide.ts'
import { SideBar } from './SideBar.tsx'

export const guide: Guide = {
  lead: '窗口边上的几个工具，手机上是底部的一条。',
  use: ['商城页随时要用的：购物车、客服、回到顶部，三到五个。', '有地址的是链接，做事的是按钮：给 `href` 或 `onPress`。'],
  avoid: ['用户中心：菜单用 `UserCentreMenu`。', '这一页的操作：放在 `PageHeader`。', '登录与工作台：`TopBar` 已经有。'],
  pairs: [
    {
      good: {
        shows: (
          <Window height={220} ground="var(--mall-canvas)">
            <SideBar label="工具（推荐）" items={[{ id: 'cart', label: '购物车', icon: <Icon name="cart" />, href: '/shop/cart', count: 7 }, { id: 'top', label: '顶部', icon: <Icon name="arrow-up" />, onPress: () => {} }]} />
          </Window>
        ),
        because: '两三个真的常用的，有字有图标。',
      },
      bad: {
        shows: (
          <Window height={320} ground="var(--mall-canvas)">
            <SideBar label="工具（避免）" items={['首页', '分类', '订单', '收藏', '消息'].map((label) => ({ id: label, label, icon: <Icon name="list" />, href: '/' }))} />
          </Window>
        ),
        because: '又抄了一遍导航，五个一样的图标，挡着商品。',
      },
    },
  ],
  maturity: 'stable',
}
