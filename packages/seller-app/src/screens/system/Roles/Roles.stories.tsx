import { allStaffPermissions } from '@mall/api/seller/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { matrixRows } from '@mall/app-kit/roles/matrix-rows.ts'
import { RoleMatrix } from '@mall/app-kit/roles/RoleMatrix.tsx'
import { handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Roles } from './Roles.tsx'
import { roleFacts } from './role-words.ts'
import { rolesList } from './roles-list.ts'
import { RolesView } from './RolesView.tsx'

const buildPage = pageBuilder('POST /api/SellerRole/List')
const buildRole = responseBuilder('POST /api/SellerRole/Detail')

const preset = {
  RoleId: 5, Name: '仓储', Description: '备货、发货和库存', Kind: 'preset' as const, Scope: 'all' as const, Permissions: ['product.view' as const, 'stock.view' as const, 'stock.manage' as const, 'order.view' as const, 'order.manage' as const, 'service.view' as const],
  DemandsFactor: false, MemberCount: 6, CanGrant: true, AllowActions: ['Copy' as const], Version: 1,
}
const finance = { ...preset, RoleId: 7, Name: '财务', Description: '发票、对账和收款', Permissions: ['customer.view' as const, 'order.view' as const, 'money.view' as const, 'money.manage' as const, 'cost.view' as const], DemandsFactor: true, MemberCount: 2 }
const custom = { ...preset, RoleId: 101, Name: '夜班仓储', Description: '夜里备货，不改库存', Kind: 'custom' as const, Permissions: ['order.view' as const, 'order.manage' as const], MemberCount: 0, AllowActions: ['Edit' as const, 'Copy' as const, 'Delete' as const] }
const kinds = [{ Kind: 'custom' as const, Count: 1 }, { Kind: 'preset' as const, Count: 9 }]
const parts = { KindCounts: kinds, Grantable: { Permissions: [...allStaffPermissions], Scope: 'all' as const }, AllowActions: ['Create' as const] }
const filled = buildPage([custom, preset, finance], { ...parts, total: 10 })

const { stateOf, decorators, pressTab, ...stories } = listStories(rolesList, {
  filled,
  none: buildPage([], { ...parts, KindCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ ...custom, RoleId: 100 + at })), parts),
})

const meta = preview.meta({ title: 'Seller/角色 Roles', component: RolesView, args: { state: stateOf(), onCreate: fn(), onCompare: fn(), onTask: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await pressTab(context, 'custom')
    await expect(canvas.getByRole('link', { name: '6 人' })).toHaveAttribute('href', '/staff?Role=5')
    await userEvent.click(canvas.getByRole('button', { name: '新增角色' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '权限对照' }))
    await expect(args.onCompare).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '编辑 夜班仓储' }))
    await expect(args.onTask).toHaveBeenCalledWith('Edit', expect.objectContaining({ RoleId: 101 }))
  },
})
/** A role that holds more than the user has can only be looked at. */
export const BeyondOwn = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...custom, CanGrant: false, AllowActions: [] }], parts) }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /编辑|复制|删除/ })).toBeNull(),
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story({ args: { state: stateOf('Kind=custom', { data: buildPage([], { ...parts, KindCounts: [] }) }) } })
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([preset], parts) }) } })
export const Peeked = meta.story({
  args: { state: stateOf('Peek=5', { data: filled }) },
  play: async () => {
    await expect(await within(await screen.findByRole('dialog', { name: '仓储' })).findByText(/^今天：工作台；商品：/)).toBeVisible()
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf('Peek=101', {
      data: buildPage([{ ...custom, Name: '华东区域夜班仓储与退换货质检组长（临时）', Description: '负责华东仓夜间的备货、复核、装箱和退回商品的质检；不改库存，不看价格和成本，异常由白班主管处理。', Permissions: [...allStaffPermissions], MemberCount: 1280 }], parts),
    }),
  },
})
export const ThousandRows = meta.story(stories.thousandRows)
export const Phone = meta.story(stories.phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** Side by side, before somebody is given one of them. */
export const Compared = meta.story({
  globals: { scheme: 'dark' },
  render: () => <RoleMatrix roles={filled.Items} rows={matrixRows(filled.Items, roleFacts)} onClose={fn()} />,
  play: async () => expect(await screen.findByRole('dialog', { name: '权限对照' })).toBeVisible(),
})

/** A preset is copied to be changed: 管理 brings 查看 with it, and what needs a second factor demands it. */
export const CopiesAPreset = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerRole/List', filled),
      handle('POST /api/SellerRole/Copy', buildRole({ ...custom, Name: '仓储 副本' })),
      handle.fail('POST /api/SellerRole/Save', '角色名称已存在', { Code: 'ROLE_NAME_TAKEN' }),
    ),
  render: () => (
    <StoryMall at="/roles" login={sellerLogin}>
      <Roles />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '复制 仓储' }))
    const form = within(await screen.findByRole('dialog', { name: '编辑角色' }))
    await userEvent.click(form.getByRole('checkbox', { name: '发票与收款管理' }))
    await expect(form.getByRole('checkbox', { name: '发票与收款查看' })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: '须开启两步验证' })).toBeChecked()
    await expect(form.getByText('有发票与收款管理的角色必须两步验证')).toBeVisible()
    await userEvent.click(form.getByRole('checkbox', { name: '发票与收款查看' }))
    await expect(form.getByRole('checkbox', { name: '发票与收款管理' })).not.toBeChecked()
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await form.findByText('角色名称已存在')).toBeVisible()
    await expect(form.getByRole('textbox', { name: /角色名称/ })).toHaveValue('仓储 副本')
  },
})
