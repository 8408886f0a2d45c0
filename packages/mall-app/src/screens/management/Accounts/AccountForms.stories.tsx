import { InitialPasswordDialog } from '@mall/app-kit/access/InitialPasswordDialog.tsx'
import { MallError } from '@mall/api'
import { responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { AccountForm } from './AccountForm.tsx'
import { DisableAccount } from './DisableAccount.tsx'

const buildAccount = responseBuilder('POST /api/Account/Detail')
const buildDepartments = responseBuilder('POST /api/Department/Tree')
const own = buildAccount({ UserId: 302, Account: 'wangmin', Name: '王敏', Mobile: '12000000002', Email: null, SingleLimit: 5000, OpenApprovals: 0, Version: 4 })
const roles = [{ RoleId: 3, Name: '采购员' }, { RoleId: 4, Name: '审批人' }]
const saved = { Account: own, Initial: null }
const rejection = (code: 'VERSION_CONFLICT' | 'ACCOUNT_NAME_TAKEN' | 'ROLE_EXCEEDS_OWN' | 'LAST_ADMINISTRATOR' | 'APPROVER_NOT_AVAILABLE', message: string) =>
  fn(() => Promise.reject(new MallError('business', message, { code })))

const meta = preview.meta({
  title: 'Parts/账号表单 Account forms',
  component: AccountForm,
  args: { account: null, departments: buildDepartments(), roles, onSave: fn(() => Promise.resolve(saved)), onSaved: fn(), onRefresh: fn(() => Promise.resolve(own)), onClose: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

export const Create = meta.story()
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /登录名/ }), '13800138000')
    await userEvent.type(canvas.getByRole('textbox', { name: /手机/ }), '12345')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    for (const words of ['请输入2–30位字母、数字或._-，不能是手机号', '请输入姓名', '请输入11位手机号', '请选择部门', '请选择角色']) await expect(await canvas.findByText(words)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: /手机/ })).toHaveValue('12345')
  },
})
/** What was not touched is not sent; an emptied limit is none. */
export const Edit = meta.story({
  args: { account: own },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /单笔限额/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /邮箱/ }), 'wangmin@mall.example')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ UserId: 302, Mobile: undefined, Email: 'wangmin@mall.example', SingleLimit: null, Version: 4 }))
  },
})
export const NameTaken = meta.story({
  args: { account: own, onSave: rejection('ACCOUNT_NAME_TAKEN', '登录名、手机号或邮箱刚被使用，请更换') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('登录名、手机号或邮箱刚被使用，请更换')).toBeVisible()
  },
})
export const LastAdministrator = meta.story({
  args: { account: own, onSave: rejection('LAST_ADMINISTRATOR', '企业至少要保留一名能管理账号和角色的成员') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('企业至少要保留一名能管理账号和角色的成员')).toBeVisible()
  },
})
export const Submitting = meta.story({
  args: { account: own, onSave: fn(() => new Promise<typeof saved>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Phone = meta.story({ args: { account: own }, globals: { viewport: { value: 'w390' } } })

const busy = { ...own, OpenApprovals: 3 }
const disabling = { onFind: fn(() => Promise.resolve([{ UserId: 3, UserName: '行政部主管', DepartmentName: '行政部' }])), onDisable: fn(() => Promise.resolve()), onRefresh: fn(() => Promise.resolve(own)), onClose: fn() }

export const Disable = meta.story({ render: () => <DisableAccount account={own} {...disabling} /> })
/** Nothing is disabled before a colleague is named. */
export const HandsOver = meta.story({
  render: () => <DisableAccount account={busy} {...disabling} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('还有 3 个审批等待处理，请先移交待办。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移交并停用' }))
    await expect(await canvas.findByText('请选择接手的同事')).toBeVisible()
    await expect(disabling.onDisable).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('combobox', { name: /移交给/ }), '主管')
    await userEvent.click(await screen.findByRole('option', { name: /行政部主管/ }))
    await userEvent.click(canvas.getByRole('button', { name: '移交并停用' }))
    await expect(disabling.onDisable).toHaveBeenCalledWith(busy, 3)
  },
})
export const ColleagueRefused = meta.story({
  render: () => <DisableAccount account={busy} {...disabling} onDisable={rejection('APPROVER_NOT_AVAILABLE', 'SP202603180012：所选人员不能审批，请重新选择')} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /移交给/ }), '主管')
    await userEvent.click(await screen.findByRole('option', { name: /行政部主管/ }))
    await userEvent.click(canvas.getByRole('button', { name: '移交并停用' }))
    await expect(await canvas.findByText('SP202603180012：所选人员不能审批，请重新选择')).toBeVisible()
  },
})
export const InitialPassword = meta.story({
  render: () => <InitialPasswordDialog account={own} initial={{ Password: 'K7PM-3XQT-9WLR', ValidUntil: '2026-03-25T10:00:00+08:00' }} onClose={fn()} />,
  play: async () => {
    await expect(within(screen.getByRole('dialog')).getByText('K7PM-3XQT-9WLR')).toBeVisible()
  },
})
