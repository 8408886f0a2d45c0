import { MallError } from '@mall/api'
import type { DepartmentNode } from '@mall/api/contract'
import { responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DepartmentForm } from './DepartmentForm.tsx'

const buildDepartment = responseBuilder('POST /api/Department/Save')
const department = (more: Partial<DepartmentNode> = {}): DepartmentNode => buildDepartment({ DepartmentId: 1, ParentId: null, Name: '行政部', ManagerId: 3, ManagerName: '行政部主管', Version: 1, ...more })
const departments = [department(), department({ DepartmentId: 2, Name: '研发中心' }), department({ DepartmentId: 3, ParentId: 2, Name: '平台研发部' })]
const people = [{ UserId: 3, UserName: '行政部主管', DepartmentName: '行政部' }, { UserId: 7, UserName: '研发中心主管', DepartmentName: '研发中心' }]
const rejection = (code: 'VERSION_CONFLICT' | 'DEPARTMENT_NAME_TAKEN', message: string) => fn(() => Promise.reject(new MallError('business', message, { code })))

const meta = preview.meta({
  title: 'Parts/部门表单 Department form',
  component: DepartmentForm,
  args: {
    department: null, parent: null, departments,
    onFind: fn(() => Promise.resolve(people)), onSave: fn(() => Promise.resolve(department())), onSaved: fn(), onRefresh: fn(() => Promise.resolve(department({ Version: 2 }))), onClose: fn(),
  },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

export const Create = meta.story({
  args: { parent: departments[1] ?? null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /上级部门/ })).toHaveTextContent('研发中心')
    await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), ' 算法组 ')
    await userEvent.type(canvas.getByRole('combobox', { name: /负责人/ }), '主管')
    await userEvent.click(await canvas.findByRole('option', { name: /研发中心主管/ }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ Name: '算法组', ParentId: 2, ManagerId: 7 }))
  },
})
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请输入部门名称')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const NameTaken = meta.story({
  args: { onSave: rejection('DEPARTMENT_NAME_TAKEN', '同级已有“行政部”，请换一个名称') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), '行政部')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('同级已有“行政部”，请换一个名称')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /名称/ })).toHaveValue('行政部')
  },
})
/** Somebody else changed it: what was typed stays, and after 刷新 it can be saved. */
export const Conflict = meta.story({
  args: { department: department(), onSave: rejection('VERSION_CONFLICT', '数据已被他人修改，请刷新后重试') },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /名称/ })
    await userEvent.type(name, '一处')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await expect(name).toHaveValue('行政部一处')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ Name: '行政部一处', Version: 2 }))
  },
})
export const Submitting = meta.story({
  args: { department: department(), onSave: fn(() => new Promise<DepartmentNode>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), '一处')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true')
  },
})
