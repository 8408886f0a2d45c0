import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { sampleCodes, sampleGroups } from '../testing/samples/user-centre-menu.ts'
import { drawnStates, useDrawnStates } from '../testing/StateTable.tsx'
import { Icon } from '../icon/index.ts'
import type { MenuGroup } from './filter-menu.ts'
import { UserCentreMenu } from './UserCentreMenu.tsx'

const meta = preview.meta({
  title: 'Components/UserCentreMenu 用户中心菜单',
  id: 'components-usercentremenu',
  component: UserCentreMenu,
  args: {
    label: '用户中心',
    groups: sampleGroups,
    codes: sampleCodes,
    currentPath: '/userCenter/order/index',
    onOpenChange: fn(),
    style: { inlineSize: 216 },
  },
})

export const FirstGroupOpen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('我的订单')
    await userEvent.click(canvas.getByRole('button', { name: '报表中心' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(
      ['orders', 'reports'],
      expect.objectContaining({ reason: 'press', groupId: 'reports', open: true }),
    )
    await expect(canvas.getByRole('link', { name: '部门报表' })).toBeVisible()
  },
})
export const CurrentPageInAnotherGroup = meta.story({ args: { currentPath: '/userCenter/invoice/list' } })
export const GroupAdministrator = meta.story({ args: { codes: undefined, userType: 'GA' } })
export const FewCodes = meta.story({ args: { codes: ['order/index', 'user/account', 'user/password'] } })
export const Loading = meta.story({ args: { codes: undefined } })
/** Draws nothing, so there is no picture of it. */
export const NothingAllowed = meta.story({ args: { codes: [] }, parameters: { chromatic: { disableSnapshot: true } } })
export const Badges = meta.story({
  args: { badges: { '/userCenter/order/index': 3, '/userCenter/order/approval': 128, '/userCenter/order/afterSales': 0 } },
})
export const CurrentPageInClosedGroup = meta.story({ args: { openGroups: ['orders'], currentPath: '/userCenter/invoice/list' } })
const ownIcons: readonly MenuGroup[] = [
  {
    id: 'work',
    label: '我的工作',
    icon: <Icon name="grid" />,
    items: [
      { label: '待办事项', href: '/todo', icon: <Icon name="list" size={16} /> },
      { label: '日程', href: '/calendar', icon: <Icon name="calendar" size={16} /> },
      { label: '跨部门协同采购与联合验收任务', href: '/joint', icon: <Icon name="file" size={16} /> },
    ],
  },
  {
    id: 'help',
    label: '帮助',
    items: [
      { label: '常见问题', href: '/faq' },
      { label: '联系客服', href: '/contact' },
    ],
  },
]
/** A group and its items with icons of their own, above a group without. */
export const OwnIcons = meta.story({
  args: { groups: ownIcons, codes: [], currentPath: '/todo', badges: { '/todo': 3 }, defaultOpenGroups: ['work', 'help'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^待办事项/u })
    await expect(link.querySelector('svg')?.getBoundingClientRect().width).toBe(16)
    await expect(canvas.getByRole('link', { name: '常见问题' }).querySelector('svg')).toBeNull()
  },
})
export const AllOpen = meta.story({ args: { defaultOpenGroups: sampleGroups.map((group) => group.id) } })
/** The icons of the groups alone: the items of a group open beside it. */
export const Folded = meta.story({
  args: {
    folded: true,
    currentPath: '/userCenter/invoice/list',
    badges: { '/userCenter/order/approval': 12 },
    style: { marginBlockEnd: 120 },
  },
  play: async ({ canvas, userEvent }) => {
    const reports = canvas.getByRole('button', { name: '报表中心' })
    await userEvent.click(reports)
    await expect(reports).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: '采购人报表' })).toBeVisible()
  },
})
export const FoldedLoading = meta.story({ args: { folded: true, codes: undefined } })

const AllStates = () => {
  useDrawnStates()
  return (
    <div style={{ display: 'flex', gap: 24, alignItems: 'start' }}>
      {['rest', 'hover', 'focus-visible'].map((state) => (
        <div key={state} data-row={state} style={{ inlineSize: 176 }}>
          <UserCentreMenu
            label={state}
            groups={sampleGroups.slice(0, 2)}
            codes={sampleCodes}
            currentPath="/userCenter/order/approval"
            badges={{ '/userCenter/order/index': 3, '/userCenter/order/afterSales': 128 }}
          />
        </div>
      ))}
      <div style={{ inlineSize: 176 }}>
        <UserCentreMenu label="loading" groups={sampleGroups} currentPath="/" />
      </div>
      <div data-row="rest">
        <UserCentreMenu
          folded
          label="folded"
          groups={sampleGroups}
          codes={sampleCodes}
          currentPath="/userCenter/order/approval"
          badges={{ '/userCenter/invoice/list': 2 }}
        />
      </div>
    </div>
  )
}

export const States = meta.story({ parameters: drawnStates('a, button'), render: () => <AllStates /> })
