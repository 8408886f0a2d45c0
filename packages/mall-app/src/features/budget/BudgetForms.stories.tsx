import { MallError } from '@mall/api'
import { responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AdjustForm } from './AdjustForm.tsx'
import { BudgetForm } from './BudgetForm.tsx'

const buildBudget = responseBuilder('POST /api/Budget/Detail')
const place = responseBuilder('POST /api/Department/Tree')()[0]
const departments = place ? [{ ...place, DepartmentId: buildBudget().DepartmentId, Name: buildBudget().DepartmentName }] : []
const rejection = (code: 'VERSION_CONFLICT' | 'BUDGET_PERIOD_OVERLAPS' | 'BUDGET_TOO_LOW', message: string) => fn(() => Promise.reject(new MallError('business', message, { code })))

const meta = preview.meta({
  title: 'Parts/预算表单 Budget forms',
  component: BudgetForm,
  args: { budget: null, departments, onSave: fn(() => Promise.resolve()), onRefresh: fn(() => Promise.resolve(buildBudget())), onClose: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

export const Create = meta.story({})
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /总额/ }), '12.345')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请输入预算名称')).toBeVisible()
    await expect(canvas.getByText('请选择归属部门')).toBeVisible()
    await expect(canvas.getByText('请输入大于0的金额，最多两位小数')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: /总额/ })).toHaveValue('12.345')
  },
})

/** Orders were charged to it: department, period and total stay. */
export const Charged = meta.story({
  args: { budget: buildBudget({ IsCharged: true, Name: '行政部三月', Total: 80_000, Version: 4 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /名称/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), ' 行政部办公 ')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ Name: '行政部办公', Total: 80_000, Version: 4 }))
  },
})

/** Somebody else changed it: what was typed stays, and after 刷新 their changes show. */
export const Conflict = meta.story({
  args: {
    budget: buildBudget({ IsCharged: false, Name: '旧名', Version: 1 }),
    onSave: rejection('VERSION_CONFLICT', '数据已被他人修改，请刷新后重试'),
    onRefresh: fn(() => Promise.resolve(buildBudget({ IsCharged: false, Name: '他人的名', Version: 2 }))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /名称/ })
    await userEvent.clear(name)
    await userEvent.type(name, '我的名')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await expect(await canvas.findByText('他人已改为：他人的名')).toBeVisible()
    await expect(name).toHaveValue('我的名')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ Name: '我的名', Version: 2 }))
  },
})

const overlap = '周期不能重叠：该部门已有“2026年一季度预算”（2026-01-01 至 2026-03-31）'

/** The server’s words stand beside the field that they are about. */
export const Overlaps = meta.story({
  args: { budget: buildBudget({ IsCharged: false }), onSave: rejection('BUDGET_PERIOD_OVERLAPS', overlap) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText(overlap)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /预算期间/ })).toHaveAccessibleDescription(overlap)
  },
})
export const Submitting = meta.story({
  args: { budget: buildBudget({ IsCharged: false }), onSave: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled()
  },
})

const adjusted = { budget: buildBudget({ Total: 1_000, Adjusted: 0, Used: 640, Frozen: 60, Available: 300, Version: 3 }), onAdjust: fn(() => Promise.resolve()), onRefresh: fn(() => Promise.resolve(buildBudget())), onClose: fn() }

export const Adjust = meta.story({
  render: () => <AdjustForm {...adjusted} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '调减' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /金额/ }), '１２0.5')
    await expect(await canvas.findByText('调整后可用 179.50')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /原因/ }), '会议改为线上')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(adjusted.onAdjust).toHaveBeenCalledWith(expect.objectContaining({ Amount: -120.5, Reason: '会议改为线上', Version: 3 }))
  },
})
export const AdjustTooLow = meta.story({
  render: () => <AdjustForm {...adjusted} onAdjust={rejection('BUDGET_TOO_LOW', '调减不能低于已用+冻结')} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '调减' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /金额/ }), '301')
    await userEvent.type(canvas.getByRole('textbox', { name: /原因/ }), '试')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('调减不能低于已用+冻结')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /金额/ })).toHaveValue('301.00')
  },
})
