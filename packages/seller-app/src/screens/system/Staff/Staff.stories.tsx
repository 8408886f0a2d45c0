import { accountStatus } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Staff } from './Staff.tsx'
import { staffList } from './staff-list.ts'
import { StaffView } from './StaffView.tsx'

const buildPage = pageBuilder('POST /api/SellerStaff/List')
const buildSaved = responseBuilder('POST /api/SellerStaff/Save')
const buildMember = responseBuilder('POST /api/SellerStaff/Detail')
const buildRoles = pageBuilder('POST /api/SellerRole/List')

const zhou = {
  StaffId: 2, Account: 'zhouning', Name: '周宁', Roles: [{ RoleId: 4, Name: '客户经理' }], Customers: 42, Status: accountStatus.normal, StatusName: '正常', LockedUntil: null, InitialPasswordUntil: null,
  LastLoginTime: '2026-03-18T08:52:00+08:00', SecondFactor: 'off' as const, ReadOnlyReason: null, AllowActions: ['Edit' as const, 'ResetPwd' as const, 'EndSessions' as const, 'HandOver' as const, 'Disable' as const], Version: 3,
}
const shen = { ...zhou, StaffId: 4, Account: 'shenyue', Name: '沈悦', Roles: [{ RoleId: 7, Name: '财务' }], Customers: 0, SecondFactor: 'on' as const, AllowActions: ['Edit' as const, 'ResetPwd' as const, 'ResetFactor' as const, 'Disable' as const] }
const lin = {
  ...zhou, StaffId: 6, Account: 'linxiao', Name: '林晓', Roles: [{ RoleId: 7, Name: '财务' }], Customers: 0, Status: accountStatus.inactive, StatusName: '未激活', SecondFactor: 'due' as const, LastLoginTime: null,
  InitialPasswordUntil: '2026-03-25T10:00:00+08:00', AllowActions: ['Edit' as const, 'ResetPwd' as const, 'Disable' as const],
}
const own = { ...zhou, StaffId: 1, Account: 'seller', Name: '商家管理员', Roles: [{ RoleId: 1, Name: '管理员' }], Customers: 0, SecondFactor: 'on' as const, ReadOnlyReason: '自己的账号不能由自己管理', AllowActions: [] }

const counts = [{ Status: accountStatus.inactive, Count: 1 }, { Status: accountStatus.normal, Count: 3 }]
const filled = buildPage([lin, zhou, shen, own], { StatusCounts: counts, AllowActions: ['Create'] })
const accountManager = { RoleId: 4, Name: '客户经理', CanGrant: true, DemandsFactor: false }
const finance = { RoleId: 7, Name: '财务', CanGrant: true, DemandsFactor: true }
const roles = buildRoles([accountManager, finance])

const { stateOf, decorators, pressTab, ...stories } = listStories(staffList, {
  filled,
  none: buildPage([], { StatusCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ ...zhou, StaffId: at + 1, Account: `zhouning${at}` })), { StatusCounts: [{ Status: accountStatus.normal, Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Seller/员工 Staff', component: StaffView, args: { state: stateOf(), roles: roles.Items, onCreate: fn(), onTask: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await pressTab(context, accountStatus.inactive)
    await expect(canvas.getByRole('link', { name: '42 家' })).toHaveAttribute('href', '/customers?Manager=2')
    await userEvent.click(canvas.getByRole('button', { name: '新增员工' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '编辑 沈悦' }))
    await expect(args.onTask).toHaveBeenCalledWith('Edit', expect.objectContaining({ StaffId: 4 }))
  },
})
/** Who only reads the staff makes and changes none. */
export const ReadOnly = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...zhou, AllowActions: [] }], { StatusCounts: counts, AllowActions: [] }) }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /^(新增员工|编辑 )/ })).toBeNull(),
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([own], { StatusCounts: [{ Status: accountStatus.normal, Count: 1 }] }) }) } })
export const Peeked = meta.story({
  args: { state: stateOf('Peek=6', { data: filled }), readsLog: true },
  play: async () => {
    const peek = within(await screen.findByRole('dialog', { name: '林晓' }))
    await expect(await peek.findByText('须开启')).toBeVisible()
    await expect(peek.getByText('2026-03-25 10:00')).toBeVisible()
    await expect(peek.getByRole('link', { name: '查看做过的操作' })).toHaveAttribute('href', '/audit?Staff=6')
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf('Peek=2', {
      data: buildPage([{ ...zhou, Account: 'ouyangduanmu.huadong-region', Name: '欧阳端木慕容', Roles: [{ RoleId: 101, Name: '华东区域夜班仓储与退换货质检组长' }, { RoleId: 4, Name: '客户经理' }, { RoleId: 6, Name: '客服' }], Customers: 12_480 }], { StatusCounts: [{ Status: accountStatus.normal, Count: 1 }] }),
    }),
  },
})
export const ThousandRows = meta.story(stories.thousandRows)
export const Phone = meta.story(stories.phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = () => (
  <StoryMall at="/staff" login={sellerLogin}>
    <Staff />
  </StoryMall>
)

/** A name that is taken is said beside its field, and what was typed stays; then the initial password is shown, this one time. */
export const Creates = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerStaff/List', filled),
      handle('POST /api/SellerRole/List', roles),
      handle.fail('POST /api/SellerStaff/Save', '登录名已被使用', { Code: 'ACCOUNT_NAME_TAKEN' }),
    ),
  render: connected,
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('link', { name: 'zhouning' })
    await userEvent.click(canvas.getByRole('button', { name: '新增员工' }))
    const form = within(await screen.findByRole('dialog', { name: '新增员工' }))
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await form.findByText('请输入姓名')).toBeVisible()
    await expect(form.getByText('请选择角色')).toBeVisible()
    await userEvent.type(form.getByLabelText(/^登录名/), 'linxiao')
    await userEvent.type(form.getByLabelText(/^姓名/), '林晓')
    await userEvent.click(form.getByRole('combobox', { name: /角色/ }))
    await userEvent.click(await screen.findByRole('option', { name: '财务' }))
    await userEvent.keyboard('{Escape}')
    await expect(await form.findByText('财务须开启两步验证，开启前不能使用')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await form.findByText('登录名已被使用')).toBeVisible()
    await expect(form.getByLabelText(/^姓名/)).toHaveValue('林晓')
    msw.use(handle('POST /api/SellerStaff/Save', buildSaved({ Staff: buildMember(lin), Initial: { Password: 'kfDm-72Qs-wePn', ValidUntil: '2026-03-25T10:00:00+08:00' } })))
    await userEvent.type(form.getByLabelText(/^登录名/), '2')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('kfDm-72Qs-wePn')).toBeVisible()
  },
})

/** All customers go to one colleague, who is not the one who gives them away. */
export const HandsOver = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerStaff/List', filled),
      handle('POST /api/SellerRole/List', roles),
      handle.slow('POST /api/SellerCustomer/Managers', 1500),
      handle('POST /api/SellerCustomer/Managers', [{ StaffId: 2, Name: '周宁' }, { StaffId: 5, Name: '何洁' }]),
      handle('POST /api/SellerStaff/HandOver', buildMember({ ...zhou, Customers: 0, Version: 4 })),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '周宁 更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '移交客户' }))
    const form = within(await screen.findByRole('dialog', { name: '移交“周宁”的客户' }))
    // It can be opened before the colleagues are known.
    await expect(form.getByRole('combobox')).toHaveFocus()
    await userEvent.click(form.getByRole('combobox'))
    await expect(screen.queryByRole('option', { name: '周宁' })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: '何洁' }))
    await userEvent.click(form.getByRole('button', { name: '移交' }))
    await expect(await screen.findByText('“周宁”的客户已移交')).toBeVisible()
  },
})

/** The initial password follows the question, and is shown this one time. */
export const ResetsThePassword = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerStaff/List', filled),
      handle('POST /api/SellerRole/List', roles),
      handle('POST /api/SellerStaff/ResetPwd', buildSaved({ Staff: buildMember({ ...zhou, Version: 4 }), Initial: { Password: 'kfDm-72Qs-wePn', ValidUntil: '2026-03-25T10:00:00+08:00' } })),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密码 周宁' }))
    const question = within(await screen.findByRole('dialog', { name: '重置“周宁”的密码' }))
    await userEvent.click(question.getByRole('button', { name: '重置' }))
    const shown = within(await screen.findByRole('dialog', { name: '“周宁”的初始密码' }))
    await expect(await shown.findByText('kfDm-72Qs-wePn')).toBeVisible()
  },
})

/** What 停用 means is said before it is done. */
export const Disables = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerStaff/List', filled), handle('POST /api/SellerRole/List', roles)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '周宁 更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }))
    await expect(await screen.findByText(/名下还有 42 家客户/)).toBeVisible()
  },
})
