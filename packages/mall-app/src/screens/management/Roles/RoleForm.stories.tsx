import { MallError } from '@mall/api'
import { responseBuilder } from '@mall/mocks'
import { allPermissions } from '@mall/api/contract'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { RoleForm } from './RoleForm.tsx'

const buildRole = responseBuilder('POST /api/Role/Detail')
const all = { Permissions: [...allPermissions], Scope: 'group' as const }
const own = buildRole({ RoleId: 101, Name: '会议采购员', Kind: 'custom', Description: '会议物资', MemberCount: 3, Version: 4, Permissions: ['purchase', 'order.view', 'account.view', 'budget.view', 'budget.manage', 'report.view', 'report.manage'] })
const rejection = (code: 'VERSION_CONFLICT' | 'ROLE_NAME_TAKEN' | 'LAST_ADMINISTRATOR', message: string) => fn(() => Promise.reject(new MallError('business', message, { code })))

const meta = preview.meta({
  title: 'Parts/角色表单 Role form',
  component: RoleForm,
  args: { role: null, grantable: all, onSave: fn(() => Promise.resolve()), onRefresh: fn(() => Promise.resolve(buildRole())), onClose: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

/** 管理 of an area brings its 查看, and the menu follows. */
export const Create = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /角色名称/ }), '门店店长')
    await userEvent.click(canvas.getByRole('checkbox', { name: '采购下单' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /数据范围/ }), '本部门')
    await userEvent.click(canvas.getByRole('checkbox', { name: '发票管理' }))
    await expect(canvas.getByRole('checkbox', { name: '发票查看' })).toBeChecked()
    await expect(canvas.getByText(/发票中心：申请开票、开票记录/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Name: '门店店长', Description: '', Scope: 'department', Permissions: ['purchase', 'invoice.view', 'invoice.manage'] })
  },
})
/** What it reads is taken away together with what it changes; the cells are reached by Tab and changed by Space. */
export const Edit = meta.story({
  args: { role: own },
  play: async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('checkbox', { name: '预算查看' })
    await expect(canvas.getByRole('checkbox', { name: '预算管理' })).toBeChecked()
    view.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: '预算管理' })).not.toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: '预算管理' })).toHaveFocus()
    await expect(canvas.getByRole('row', { name: /预算/ })).toBeVisible()
  },
})
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '采购下单' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请输入角色名称，最多30个字')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox', { name: '采购下单' })).toBeChecked()
  },
})
/** Only what the user has can be assigned. */
export const NarrowAuthor = meta.story({
  args: { role: own, grantable: { Permissions: ['purchase', 'role.view', 'role.manage'], Scope: 'department' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '预算管理' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: '采购下单' })).toBeEnabled()
    await expect(canvas.getByRole('checkbox', { name: '角色管理' })).toBeEnabled()
    await expect(canvas.getByRole('combobox', { name: /数据范围/ })).not.toHaveTextContent('集团')
  },
})
/** The error stands beside the name, and disappears when it is typed again. */
export const NameTaken = meta.story({
  args: { role: own, onSave: rejection('ROLE_NAME_TAKEN', '角色名称已存在') },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /角色名称/ })
    await userEvent.type(name, '员')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('角色名称已存在')).toBeVisible()
    await expect(name).toHaveAccessibleDescription(/角色名称已存在/)
    await expect(name).toHaveValue('会议采购员员')
  },
})
/** Somebody else changed it: what was typed stays, and is saved over theirs after 刷新. */
export const Conflict = meta.story({
  args: {
    role: own,
    onSave: rejection('VERSION_CONFLICT', '数据已被他人修改，请刷新后重试'),
    onRefresh: fn(() => Promise.resolve(buildRole({ ...own, Version: 5 }))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /描述/ }), '与礼品')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ Description: '会议物资与礼品', Version: 5 }))
  },
})
export const LastAdministrator = meta.story({
  args: { role: own, onSave: rejection('LAST_ADMINISTRATOR', '企业至少要保留一名能管理账号和角色的成员') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('企业至少要保留一名能管理账号和角色的成员')).toBeVisible()
  },
})
export const Submitting = meta.story({
  args: { role: own, onSave: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Phone = meta.story({ args: { role: own }, globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ args: { role: own }, globals: { scheme: 'dark' } })
