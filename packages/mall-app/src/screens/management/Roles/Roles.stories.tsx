import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { matrixRows } from '@mall/app-kit/roles/matrix-rows.ts'
import { RoleMatrix } from '@mall/app-kit/roles/RoleMatrix.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { roleFacts } from './role-words.ts'
import { rolesList } from './roles-list.ts'
import { RolesView } from './RolesView.tsx'

const buildPage = pageBuilder('POST /api/Role/List')

const none = buildPage([], { KindCounts: [] })

const { stateOf, decorators, pressTab, ...stories } = listStories(rolesList, {
  filled: buildPage(),
  none,
  thousand: buildPage(thousandRows((at) => ({ RoleId: at + 1 }))),
})

const meta = preview.meta({
  title: 'Screens/角色管理 Roles',
  component: RolesView,
  args: { state: stateOf(), onCreate: fn(), onCompare: fn(), onTask: fn() },
  decorators,
})

const custom = { RoleId: 101, Name: '会议采购员', Kind: 'custom', Scope: 'department', MemberCount: 0, AllowActions: ['Edit', 'Copy', 'Delete'] } as const
const inUse = { ...custom, RoleId: 102, Name: '门店店长', MemberCount: 36, AllowActions: ['Edit' as const, 'Copy' as const] }

export const Filled = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...custom, AllowActions: [...custom.AllowActions] }, inUse, {}], { KindCounts: [{ Kind: 'custom', Count: 2 }, { Kind: 'preset', Count: 1 }] }) }) },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await pressTab(context, 'custom')
    await userEvent.click(canvas.getByRole('button', { name: '新增角色' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '权限对照' }))
    await expect(args.onCompare).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '编辑 门店店长' }))
    await expect(args.onTask).toHaveBeenCalledWith('Edit', expect.objectContaining({ RoleId: 102 }))
  },
})
/** A role that holds more than the user has can only be looked at. */
export const BeyondOwn = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...custom, CanGrant: false, AllowActions: [] }]) }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /编辑|复制|删除/ })).toBeNull(),
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story({ args: { state: stateOf('Kind=custom', { data: none }) } })
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([{}]) }) } })
export const Peeked = meta.story({
  args: { state: stateOf('Peek=3', { data: buildPage([{ RoleId: 3, Name: '采购员' }, { RoleId: 4, Name: '审批人' }]) }) },
  play: async () => {
    await expect(await within(await screen.findByRole('dialog')).findByText(/^我的订单：/)).toBeVisible()
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf('Peek=101', {
      data: buildPage([{ ...custom, AllowActions: [...custom.AllowActions], Name: '华东区域行政与综合管理中心会议物资与礼品采购专员', Description: '为年会、季度会议和客户接待下单，只看本部门及下级部门的订单；金额较大的由区域行政负责人审批，发票由财务共享中心统一申请。', MemberCount: 1280 }]),
    }),
  },
})
export const Phone = meta.story(stories.phone)

export const ThousandRows = meta.story(stories.thousandRows)

const compared = buildPage([
  { RoleId: 1, Name: '采购员', Scope: 'self', Permissions: ['purchase', 'order.view', 'order.pay', 'address.view', 'address.manage', 'report.view'] },
  { RoleId: 2, Name: '审批人', Scope: 'departmentTree', Permissions: ['purchase', 'order.view', 'order.approve', 'address.view', 'budget.view', 'report.view'] },
  { RoleId: 3, Name: '财务', Scope: 'enterprise', Permissions: ['order.view', 'order.approve', 'address.view', 'budget.view', 'budget.manage', 'report.view', 'report.manage'] },
])
const comparing = <RoleMatrix roles={compared.Items} rows={matrixRows(compared.Items, roleFacts)} onClose={fn()} />
/** Side by side, before somebody is given one of them. */
export const Compared = meta.story({
  render: () => comparing,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '权限对照' }))
    await expect(dialog.getByRole('row', { name: '地址 管理 查看 查看' })).toBeVisible()
    await expect(dialog.getByRole('row', { name: '查看订单 有 有 有' })).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: '只看不同的' }))
    await expect(dialog.queryByRole('row', { name: '查看订单 有 有 有' })).toBeNull()
  },
})
export const ComparedOnPhone = meta.story({ globals: { viewport: { value: 'w390' } }, render: () => comparing })

/** In the assembled mall: a preset is copied, the copy narrowed and saved. */
export const CopiesAPreset = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="admin" at="/userCenter/management/role" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '复制 采购员' }))
    const form = within(await screen.findByRole('dialog', { name: '编辑角色' }))
    await userEvent.clear(form.getByRole('textbox', { name: /角色名称/ }))
    await userEvent.type(form.getByRole('textbox', { name: /角色名称/ }), '会议采购员')
    await userEvent.click(form.getByRole('checkbox', { name: '支付订单' }))
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('link', { name: '会议采购员' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /会议采购员/ })).not.toHaveTextContent('支付订单')
  },
})
