import { MallError } from '@mall/api'
import type { SellerProduct } from '@mall/api/seller/contract'
import { drawingOf, handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import type { BulkOutcome } from './bulk-words.ts'
import { BulkForm, type BulkFormProps } from './BulkForm.tsx'
import { BulkResults } from './BulkResults.tsx'
import { Products } from './Products.tsx'

const choices = {
  Categories: [{ CategoryId: 100101, Path: ['办公用纸', '打印复印纸', 'A4复印纸'] }, { CategoryId: 100102, Path: ['办公用纸', '打印复印纸', 'A3复印纸'] }],
  Brands: ['云笺坊'], Units: ['包'], Attributes: [],
}
const paper: SellerProduct = { ...responseBuilder('POST /api/SellerProduct/SetPrice')(), ProductCode: '10010222', Name: '云笺坊 简约系列 A3复印纸 80g 500张/包', ImageUrl: drawingOf('云笺坊 简约系列 A3复印纸 80g 500张/包'), Category: 'A4复印纸', CategoryId: 100101, TaxRate: 0.13, Lacks: [], Version: 4, AllowActions: ['Edit', 'TakeOff'] }
const thick = { ...paper, ProductCode: '10010223', Name: '云笺坊 商务系列 A3复印纸 90g 500张/包', ImageUrl: drawingOf('云笺坊 商务系列 A3复印纸 90g 500张/包') }
const stray = { ...paper, ProductCode: '12010170', Name: '云笺坊 简约系列 A3彩色复印纸 80g 100张/包', ImageUrl: drawingOf('云笺坊 简约系列 A3彩色复印纸 80g 100张/包'), Category: '彩色复印纸', CategoryId: 100103, TaxRate: 0.09 }
const all: BulkOutcome = { field: 'CategoryId', made: [{ product: paper, Version: 5 }, { product: thick, Version: 5 }, { product: stray, Version: 5 }], refused: [] }
const some: BulkOutcome = {
  field: 'CategoryId',
  made: [{ product: paper, Version: 5 }],
  refused: [{ product: thick, Message: '数据已被他人修改，请刷新后重试' }, { product: stray, Message: '已在分类“A3复印纸”' }],
}

const given: BulkFormProps = { field: 'CategoryId', products: [paper, thick, stray], choices, onSend: fn(async () => all), onSent: fn(), onClose: fn() }

const meta = preview.meta({
  title: 'Seller/批量改商品 Bulk edit of products',
  component: BulkForm,
  args: given,
  render: (args: BulkFormProps) => (
    <StoryMall at="/products" login={sellerLogin}>
      <BulkForm {...args} />
    </StoryMall>
  ),
})

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Another category: what they have now stands above, and nothing is sent before one is chosen. */
export const Category = meta.story({
  play: async ({ args, userEvent }) => {
    const form = await dialog('改 3 种商品的分类')
    await expect(form.getByText('现在：A4复印纸 2 种，彩色复印纸 1 种')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '改分类' }))
    await expect(await form.findByText('请选择分类')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('combobox', { name: '改为哪个分类' }), 'A3')
    await userEvent.click(await screen.findByRole('option', { name: /A3复印纸/ }))
    await userEvent.click(form.getByRole('button', { name: '改分类' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(100102))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(all))
  },
})
export const TaxRate = meta.story({
  args: { field: 'TaxRate' },
  play: async ({ args, userEvent }) => {
    const form = await dialog('改 3 种商品的税率')
    await expect(form.getByText('现在：13% 2 种，9% 1 种')).toBeVisible()
    await userEvent.selectOptions(form.getByRole('combobox', { name: '改为哪个税率' }), '6%')
    await userEvent.click(form.getByRole('button', { name: '改税率' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(0.06))
  },
})
export const TaxRateOnPhone = meta.story({ args: { field: 'TaxRate' }, globals: { viewport: { value: 'w390' } } })
export const Loading = meta.story({ args: { choices: undefined } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })
/** The server could not be reached: what was chosen stays. */
export const Failed = meta.story({
  args: {
    field: 'TaxRate',
    onSend: fn(async (): Promise<BulkOutcome> => {
      throw new MallError('network', '网络异常，请稍后重试')
    }),
  },
  play: async ({ args, userEvent }) => {
    const form = await dialog('改 3 种商品的税率')
    await userEvent.selectOptions(form.getByRole('combobox', { name: '改为哪个税率' }), '6%')
    await userEvent.click(form.getByRole('button', { name: '改税率' }))
    await expect(await form.findByRole('alert')).toBeVisible()
    await expect(form.getByRole('combobox', { name: '改为哪个税率' })).toHaveDisplayValue('6%')
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})

const onUndo = fn()
const onClose = fn()

/** Some were not changed: each with its reason, and what was changed can be taken back. */
export const Results = meta.story({
  render: () => <BulkResults outcome={some} onUndo={onUndo} onClose={onClose} />,
  play: async ({ userEvent }) => {
    const shown = await dialog('已改 1 种商品的分类，2 种没改')
    await expect(shown.getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await expect(shown.getByText('已在分类“A3复印纸”')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: '撤销已改的 1 种' }))
    await expect(onUndo).toHaveBeenCalledOnce()
  },
})
export const ResultsOnPhone = meta.story({ render: () => <BulkResults outcome={some} onUndo={onUndo} onClose={onClose} />, globals: { viewport: { value: 'w390' } } })
export const NoneChanged = meta.story({ render: () => <BulkResults outcome={{ ...some, made: [] }} onUndo={onUndo} onClose={onClose} /> })

const sentRows: { sent: unknown[] } = { sent: [] }

/** What was changed is taken back: each product to the rate that it had, in the version since. */
export const TakesBack = meta.story({
  beforeEach: ({ msw }) => {
    const sent: unknown[] = []
    msw.use(
      handle('POST /api/SellerProduct/List', pageBuilder('POST /api/SellerProduct/List')([paper, stray], { total: 2 })),
      handle('POST /api/SellerProduct/SetTaxRate', ({ Rows }) => {
        sent.push(Rows)
        return Rows.map(({ Version }, at) => ({ RowNo: at + 1, Success: true, Code: 'OK', Message: '已改', Version: Version + 1 }))
      }),
    )
    Object.assign(sentRows, { sent })
  },
  render: () => (
    <StoryMall at="/products" login={sellerLogin}>
      <Products />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(paper.Name)
    const [all] = canvas.getAllByRole('checkbox')
    if (all === undefined) throw new Error('Nothing can be selected')
    await userEvent.click(all)
    await userEvent.click(canvas.getByRole('button', { name: '改税率 2' }))
    const form = await dialog('改 2 种商品的税率')
    await userEvent.selectOptions(form.getByRole('combobox', { name: '改为哪个税率' }), '6%')
    await userEvent.click(form.getByRole('button', { name: '改税率' }))
    await expect(await screen.findByText('已改 2 种商品的税率')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    await expect(await screen.findByText('已撤销')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'))
    await expect(sentRows.sent).toEqual([
      [{ ProductCode: paper.ProductCode, Version: 4, TaxRate: 0.06 }, { ProductCode: stray.ProductCode, Version: 4, TaxRate: 0.06 }],
      [{ ProductCode: paper.ProductCode, Version: 5, TaxRate: 0.13 }, { ProductCode: stray.ProductCode, Version: 5, TaxRate: 0.09 }],
    ])
  },
})
