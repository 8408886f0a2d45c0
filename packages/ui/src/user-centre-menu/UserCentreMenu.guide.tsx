import { sampleCodes, sampleGroups } from '../testing/samples/user-centre-menu.ts'
import type { Guide } from '../testing/guide.ts'
import { UserCentreMenu } from './UserCentreMenu.tsx'

const width = { inlineSize: 216, maxInlineSize: '100%' }
const two = sampleGroups.slice(0, 2)
const current = '/userCenter/order/approval'
const noCodes = [{ id: 'management', label: '管理中心', items: [{ label: '角色管理', href: '/userCenter/management/role' }, { label: '账号管理', href: '/userCenter/management/account' }] }]

export const guide: Guide = {
  lead: '用户中心左侧的菜单：按人有的菜单码显示，标出当前页，可以收成一列图标。',
  use: [
    '用户中心的每一页：把完整的菜单与本人的 `codes` 一起给它，它自己留下能看的。',
    '有待办的菜单项：`badges` 写等人处理的件数，超过 99 显示 99+，为 0 不显示。',
    '窄窗口收起：`folded` 只剩组的图标，项目在图标旁展开；收不收由页面记住。',
  ],
  avoid: [
    '商城的分类用 `CategoryNav`，全站的快捷入口用 `TopBar`。',
    '一页之内的几部分用 `Tabs`；一行的几个操作用 `RowActions`。',
    '当作权限的门：菜单看不见不等于进不去，每个页面与接口自己查。',
  ],
  pairs: [
    {
      good: {
        shows: <UserCentreMenu label="用户中心（推荐）" groups={two} codes={sampleCodes} currentPath={current} badges={{ '/userCenter/order/approval': 6 }} style={width} />,
        because: '角标只给待办：6 张单子等着他审批。',
      },
      bad: {
        shows: (
          <UserCentreMenu
            label="用户中心（避免）"
            groups={two}
            codes={sampleCodes}
            currentPath={current}
            badges={{ '/userCenter/order/index': 214, '/userCenter/order/approval': 6, '/userCenter/order/afterSales': 3, '/userCenter/order/productInquiry': 12 }}
            style={width}
          />
        ),
        because: '把总数也写成角标：要他处理的 6 淹没在看看就好的数字里。',
      },
    },
    {
      good: {
        shows: <UserCentreMenu label="载入中（推荐）" groups={two} codes={undefined} currentPath={current} style={width} />,
        because: '权限还没到时 `codes` 留空：显示骨架，绝不先闪出半张菜单。',
      },
      bad: {
        shows: <UserCentreMenu label="没有菜单码（避免）" groups={noCodes} codes={[]} currentPath={current} style={width} />,
        because: '没有 `code` 的项人人可见：一个采购员也看到了角色管理。',
      },
    },
    {
      good: {
        shows: <div style={{ minBlockSize: 120 }}><UserCentreMenu folded label="收起（推荐）" groups={sampleGroups} codes={sampleCodes} currentPath={current} badges={{ '/userCenter/invoice/list': 2 }} /></div>,
        because: '整张菜单都传进来再收起：图标按组在全菜单里的位置来，人凭位置就记得住。',
      },
      bad: {
        shows: <div style={{ minBlockSize: 120 }}><UserCentreMenu folded label="收起（避免）" groups={sampleGroups.slice(3)} codes={sampleCodes} currentPath={current} /></div>,
        because: '自己先滤掉几组再传：同一组在两个人那里是不同的图标。',
      },
    },
  ],
  maturity: 'stable',
}
