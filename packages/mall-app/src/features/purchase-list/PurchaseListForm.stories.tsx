import { MallError } from '@mall/api'
import { responseBuilder } from '@mall/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PurchaseListForm, type PurchaseListFormProps } from './PurchaseListForm.tsx'

const buildList = responseBuilder('POST /api/PurchaseList/Save')
const lines = [{ ProductCode: '10010411', Quantity: 20 }, { ProductCode: '10010428', Quantity: 5 }]
const own = buildList({ ListId: 7, Name: '茶水间补货', IsOwn: true, AllowActions: ['Edit', 'Delete'], Version: 3, Lines: [{ ProductCode: '10010411', CustomerProductName: 'A4 复印纸', ImageUrl: '', Unit: '包', Quantity: 10 }] })
const others = buildList({ ListId: 8, Name: '会议室常备', OwnerName: '行政部主管', IsOwn: false, AllowActions: [], Visibility: 'department' })
const listsOf = (...Items: (typeof own)[]): PurchaseListFormProps['lists'] => ({ data: { Items }, error: null, refetch: fn() })
const rejection = (code: 'VERSION_CONFLICT' | 'PURCHASE_LIST_NAME_TAKEN', message: string) => fn(() => Promise.reject(new MallError('business', message, { code })))

const existing = '加入已有清单'

const meta = preview.meta({
  title: 'Parts/保存为常购清单 Purchase list form',
  component: PurchaseListForm,
  args: { lines, lists: listsOf(own, others), onSave: fn(() => Promise.resolve(own)), onClose: fn() },
})

export const New = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /清单名称/ }), ' 每月文具 ')
    await userEvent.click(canvas.getByRole('radio', { name: '本部门' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ Name: '每月文具', Visibility: 'department', Lines: lines })))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
})

/** Products of a list that the user made; what is in it already gets the sum. */
export const Existing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: existing }))
    const choice = canvas.getByRole('combobox', { name: /清单/ })
    await expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['请选择清单', '茶水间补货（1 种）'])
    await userEvent.selectOptions(choice, '茶水间补货（1 种）')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ ListId: 7, Version: 3, Name: '茶水间补货', Lines: [{ ProductCode: '10010411', Quantity: 30 }, { ProductCode: '10010428', Quantity: 5 }] }),
      ),
    )
  },
})

export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请输入清单名称')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: existing }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请选择清单', { selector: ':not(option)' })).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NameTaken = meta.story({
  args: { onSave: rejection('PURCHASE_LIST_NAME_TAKEN', '已有名为“每月文具”的常购清单') },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /清单名称/ })
    await userEvent.type(name, '每月文具')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('已有名为“每月文具”的常购清单')).toBeVisible()
    await expect(name).toHaveAccessibleDescription(/已有名为“每月文具”的常购清单/)
  },
})

/** The list was changed in another tab: after 刷新 the products are added to what it is now. */
export const Conflict = meta.story({
  args: { onSave: rejection('VERSION_CONFLICT', '数据已被他人修改，请刷新后重试') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: existing }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /清单/ }), '茶水间补货（1 种）')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await expect(args.lists.refetch).toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByText('数据已被他人修改，请刷新后重试')).toBeNull())
  },
})

export const Submitting = meta.story({
  args: { onSave: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /清单名称/ }), '每月文具')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled())
  },
})

export const NoLists = meta.story({ args: { lists: listsOf(others) }, play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: existing })) })
export const Loading = meta.story({ args: { lists: { data: undefined, error: null, refetch: fn() } }, play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: existing })) })
export const Failed = meta.story({ args: { lists: { data: undefined, error: new MallError('server', '服务器故障'), refetch: fn() } }, play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: existing })) })
export const LongContent = meta.story({
  args: { lists: listsOf(buildList({ ListId: 9, Name: '集团总部综合管理中心二〇二六年第四季度办公用品采购清单汇总表', AllowActions: ['Edit'] })) },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: existing })),
})
