import { accountStatus } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { accountsList } from './accounts-list.ts'
import { AccountsView } from './AccountsView.tsx'

const buildPage = pageBuilder('POST /api/Account/List')

const { stateOf, decorators, pressTab, ...stories } = listStories(accountsList, {
  filled: buildPage(),
  none: buildPage([], { StatusCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ UserId: at + 1 }))),
})

const meta = preview.meta({
  title: 'Screens/账号管理 Accounts',
  component: AccountsView,
  args: { state: stateOf(), departments: [], onCreate: fn(), onImport: fn(), onTask: fn() },
  decorators,
})

const all = ['Edit' as const, 'ResetPwd' as const, 'Disable' as const]
const people = [
  { UserId: 301, Account: 'lihua', Name: '李华', Mobile: '13800138001', Email: 'lihua@mall.example', DepartmentName: '行政部', Status: 1 as const, StatusName: '未激活', LastLoginTime: null, InitialPasswordUntil: '2026-03-25T10:00:00+08:00', AllowActions: all, SingleLimit: 5000 },
  { UserId: 302, Account: 'wangmin', Name: '王敏', Mobile: '13800138002', Status: 2 as const, StatusName: '正常', LastLoginTime: '2026-03-18T09:12:00+08:00', AllowActions: ['Edit' as const, 'ResetPwd' as const, 'EndSessions' as const, 'Disable' as const], SingleLimit: null },
  { UserId: 303, Account: 'zhaolei', Name: '赵磊', Status: 4 as const, StatusName: '锁定', LockedUntil: '2026-03-18T10:15:00+08:00', LastLoginTime: '2026-03-17T18:02:00+08:00', AllowActions: ['Edit' as const, 'Unlock' as const, 'ResetPwd' as const, 'Disable' as const] },
  { UserId: 304, Account: 'left', Name: '已离职员工', Mobile: null, Email: null, Status: 3 as const, StatusName: '停用', LastLoginTime: '2025-11-02T08:30:00+08:00', AllowActions: ['Edit' as const, 'Enable' as const] },
  { UserId: 305, Account: 'admin', Name: '集团管理员', Status: 2 as const, StatusName: '正常', ReadOnlyReason: '该账号的权限超出您的权限', AllowActions: [] },
]
const counts = ([1, 2, 3, 4] as const).map((Status) => ({ Status, Count: Status === accountStatus.normal ? 2 : 1 }))
const filled = buildPage(people, { StatusCounts: counts })

export const Filled = meta.story({
  args: { state: stateOf('', { data: filled }) },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await pressTab(context, 4)
    await userEvent.click(canvas.getByRole('button', { name: '新增账号' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '编辑 王敏' }))
    await expect(args.onTask).toHaveBeenCalledWith('Edit', expect.objectContaining({ UserId: 302 }))
    await expect(within(canvas.getByRole('row', { name: 'admin' })).queryByRole('button')).toBeNull()
  },
})
/** 强制下线 is offered for users who are logged in somewhere. */
export const EndsSessions = meta.story({
  args: { state: stateOf('', { data: filled }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /更多操作.*赵磊|赵磊.*更多操作/ }))
    await expect(await screen.findByRole('menuitem', { name: '停用' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: '强制下线' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /更多操作.*王敏|王敏.*更多操作/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '强制下线' }))
    await expect(args.onTask).toHaveBeenCalledWith('EndSessions', expect.objectContaining({ UserId: 302 }))
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const FilteredByRole = meta.story({
  args: {
    state: stateOf('Role=2', { data: buildPage([people[1] ?? {}]) }),
    roles: [{ RoleId: 1, Name: '采购员' }, { RoleId: 2, Name: '审批人' }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^角色.*审批人/ }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '采购员' }))
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ filters: expect.objectContaining({ Role: 1 }) as unknown, page: 1 }))
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull())
  },
})
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([people[1] ?? {}]) }) } })
export const Peeked = meta.story({
  args: { state: stateOf('Peek=303', { data: filled }) },
  play: async () => {
    await expect(await within(await screen.findByRole('dialog')).findByText('自动解锁')).toBeVisible()
  },
})
/** Why nothing can be done stands above what can be seen. */
export const ReadOnly = meta.story({
  args: { state: stateOf('Peek=305', { data: filled }) },
  play: async () => {
    await expect(await within(await screen.findByRole('dialog')).findByText('该账号的权限超出您的权限')).toBeVisible()
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([{
        UserId: 9, Account: 'ouyang.administration-2026.east', Name: '欧阳行政综合管理中心华东区域负责人', Mobile: '13800138001', Email: 'ouyang.administration.and.procurement@huadong.mall.example',
        DepartmentName: '华东区域行政与综合管理中心', Roles: ['采购员', '审批人', '华东区域会议物资与礼品采购专员'].map((Name, at) => ({ RoleId: at + 1, Name })), SingleLimit: 99_999_999.99, AllowActions: all,
      }]),
    }),
  },
})
export const Phone = meta.story({ args: { state: stateOf('', { data: filled }) }, globals: { viewport: { value: 'w390' } } })

export const ThousandRows = meta.story(stories.thousandRows)
