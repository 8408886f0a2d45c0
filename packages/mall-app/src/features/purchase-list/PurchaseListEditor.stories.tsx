import { MallError } from '@mall/api'
import type { PurchaseListLine } from '@mall/api/contract'
import { drawingOf, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PurchaseListEditor } from './PurchaseListEditor.tsx'

const line = (ProductCode: string, CustomerProductName: string, Quantity: number): PurchaseListLine => ({ ProductCode, CustomerProductName, ImageUrl: drawingOf(CustomerProductName), Unit: '包', Quantity })
const paper = line('10010411', 'A4 复印纸 80g 500张/包', 40)
const pen = line('10010428', '中性笔 0.5mm 黑色 12支/盒', 5)
const cups = line('10010466', '一次性纸杯 250ml', 20)
const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'
const list = responseBuilder('POST /api/PurchaseList/Save')({ ListId: 7, Name: '办公文具月补', Visibility: 'self', Version: 3, Lines: [paper, pen] })
const rejection = (code: 'VERSION_CONFLICT' | 'PURCHASE_LIST_NAME_TAKEN', message: string) => fn(() => Promise.reject(new MallError('business', message, { code })))

const meta = preview.meta({
  title: 'Parts/编辑常购清单 Purchase list editor',
  component: PurchaseListEditor,
  args: { list, checks: new Map(), onSave: fn(() => Promise.resolve(list)), onRefresh: fn(() => Promise.resolve(list)), onClose: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /清单名称/ })
    await userEvent.clear(name)
    await userEvent.type(name, '季度文具')
    await userEvent.click(canvas.getByRole('radio', { name: '本部门' }))
    await userEvent.click(canvas.getByRole('button', { name: `移除 ${pen.CustomerProductName}` }))
    canvas.getByRole('spinbutton', { name: `${paper.CustomerProductName} 数量` }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ ListId: 7, Version: 3, Name: '季度文具', Visibility: 'department', Lines: [{ ProductCode: paper.ProductCode, Quantity: 41 }] }),
      ),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
})

/** What cannot be bought any more, and what could in another quantity. */
export const Unavailable = meta.story({
  args: { checks: new Map([[paper.ProductCode, { Verdict: 'STEP' as const, Message: '须为50的整数倍' }], [pen.ProductCode, { Verdict: 'OFF_SHELF' as const, Message: '已下架' }]]) },
})

export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /清单名称/ }))
    for (const button of canvas.getAllByRole('button', { name: /^移除/ })) await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请输入清单名称')).toBeVisible()
    await expect(canvas.getByText('清单里至少要有一种商品；不再需要时请删除清单')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NameTaken = meta.story({
  args: { onSave: rejection('PURCHASE_LIST_NAME_TAKEN', '已有名为“办公文具月补”的常购清单') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /清单名称/ })).toHaveAccessibleDescription(/已有名为“办公文具月补”的常购清单/))
  },
})

/** Changed in another tab: what was typed stays, what was added there joins it. */
export const Conflict = meta.story({
  args: {
    onSave: rejection('VERSION_CONFLICT', '数据已被他人修改，请刷新后重试'),
    onRefresh: fn(() => Promise.resolve({ ...list, Version: 4, Lines: [paper, pen, cups] })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `移除 ${pen.CustomerProductName}` }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await expect(await canvas.findByText(cups.CustomerProductName)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ Version: 4, Lines: [{ ProductCode: paper.ProductCode, Quantity: 40 }, { ProductCode: cups.ProductCode, Quantity: 20 }] }),
      ),
    )
    await expect(await canvas.findByText(/数据已被他人修改/)).toBeVisible()
  },
})

export const Submitting = meta.story({
  args: { onSave: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled())
  },
})

export const LongContent = meta.story({
  args: { list: { ...list, Lines: Array.from({ length: 40 }, (_, index) => line(String(10_010_500 + index), index % 3 === 0 ? longName : '中性笔', 999_999)) } },
})
export const Phone = meta.story({ args: { checks: new Map([[pen.ProductCode, { Verdict: 'OFF_SHELF' as const, Message: '已下架' }]]) }, globals: { viewport: { value: 'w390' } } })
