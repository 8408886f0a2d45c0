import { drawingOf, handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import type { SellerProductAction } from '@mall/api/seller/contract'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Products } from './Products.tsx'
import { productsList } from './products-list.ts'
import { ProductsView, type ProductsViewProps } from './ProductsView.tsx'

const buildPage = pageBuilder('POST /api/SellerProduct/List')
const choices = responseBuilder('POST /api/SellerProduct/Choices')()
const all = (shelf: 'on' | 'off'): SellerProductAction[] => ['Edit', 'SetPrice', 'SetStock', shelf === 'on' ? 'TakeOff' : 'PutOn']
const tiers = (...prices: readonly number[]) => prices.map((Price, at) => ({ MinQty: at === 0 ? 1 : at * 50, Price }))

const paper = { ProductCode: '10010222', Unit: '包', Name: '云笺坊 简约系列 A3复印纸 80g 500张/包', ImageUrl: drawingOf('云笺坊 简约系列 A3复印纸 80g 500张/包'), Category: '复印纸', CategoryId: 100101, Brand: '云笺坊', TaxRate: 0.13, Margin: 23.6, Lacks: [], Price: 47, Tiers: tiers(47, 45, 43), Agreements: 9, Stock: 318, Sales: 1204, Shelf: 'on' as const, Version: 4, AllowActions: all('on') }
const pen = { ...paper, Unit: '盒', Sales: 8630, ProductCode: '12010170', Name: '知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒', ImageUrl: drawingOf('知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒'), Category: '中性笔', CategoryId: 120101, Brand: '知汀', Margin: 34.7, Price: 1.5, Tiers: tiers(1.5), Agreements: 0, Stock: 46 }
const toner = { ...paper, Unit: '支', Sales: 377, ProductCode: '14010088', Name: '芯榆 标准容量 易加粉硒鼓 LY-88A 1500页', ImageUrl: drawingOf('芯榆 标准容量 易加粉硒鼓 LY-88A 1500页'), Category: '硒鼓', CategoryId: 140101, Brand: '芯榆', Margin: null, Price: 129, Tiers: tiers(129), Agreements: 3, Stock: 0 }
const chair = { ...paper, Unit: '把', Sales: 52, ProductCode: '62001021', Name: '木序堂 胡桃系列 人体工学椅 白色 带脚托', ImageUrl: drawingOf('木序堂 胡桃系列 人体工学椅 白色 带脚托'), Category: '办公椅', CategoryId: 620101, Brand: '木序堂', Margin: 30, Lacks: ['picture' as const, 'description' as const], Price: 2029, Tiers: tiers(2029), Stock: 11, Shelf: 'off' as const, AllowActions: all('off') }

const cell = ({ Name }: { readonly Name: string }, what: string, shown: string) => ({ name: `修改 ${Name} 的${what}，${shown}` })

const counts = (on: number, off: number) => [{ Shelf: 'on' as const, Count: on }, { Shelf: 'off' as const, Count: off }]
const filled = buildPage([paper, pen, toner, chair], { ShelfCounts: counts(3842, 214), Incomplete: 26, SoldOut: 11, total: 4056 })
const none = buildPage([], { ShelfCounts: [], Incomplete: 0, SoldOut: 0 })

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(productsList, {
  filled,
  none,
  thousand: buildPage(thousandRows((at) => ({ ...paper, ProductCode: String(20_000_000 + at) })), { ShelfCounts: counts(1000, 0), Incomplete: 0 }),
})

const meta = preview.meta({
  title: 'Seller/商品 Products',
  component: ProductsView,
  args: { state: stateOf(), categories: choices.Categories, brands: choices.Brands, seesMargins: true, pending: false, saved: new Set<string>(), onNew: fn() as ProductsViewProps['onNew'], onChange: fn(), onShelve: fn(), onEdit: fn(), onExport: fn() },
  decorators,
})

export const Filled = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await pressTab(context, 'off')
    await expect(canvas.getByText(/3,842 种在售/)).toHaveTextContent('3,842 种在售，11 种缺货还在卖，26 种资料不全')
    await expect(canvas.getByText('缺图片、说明')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '23.6%' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', cell(paper, '市场价', '47.00')))
    await expect(await screen.findByRole('dialog', { name: `修改 ${paper.Name} 的市场价` })).toBeVisible()
  },
})
/** 回车 saves, and the other tiers follow. */
export const ChangesAPrice = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cell(paper, '市场价', '47.00')))
    const field = await screen.findByRole('textbox', { name: /^市场价（元/ })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, '46')
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByText(/¥47\.00 → ¥46\.00，降 2\.1%/)).toBeVisible()
    await expect(dialog.getByText(/50 包起 44\.04/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ ProductCode: paper.ProductCode }), 'Price', 46)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})
export const InvalidPrice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cell(pen, '市场价', '1.50')))
    const field = await screen.findByRole('textbox', { name: /^市场价（元/ })
    await userEvent.clear(field)
    await userEvent.type(field, '1.234{Enter}')
    await expect(await screen.findByText('小数位数过多')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})
export const ChangesAStock = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cell(pen, '库存', '46')))
    const field = await screen.findByRole('textbox', { name: /^上海仓库存/ })
    await userEvent.clear(field)
    await userEvent.type(field, '60')
    await expect(screen.getByText(/^46 → 60，多 14 /)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ ProductCode: pen.ProductCode }), 'Stock', 60)
  },
})
/** What is chosen is put on sale or taken off, each where it can be. */
export const Bulk = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox').slice(-2)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: '下架 1' }))
    await expect(args.onShelve).toHaveBeenCalledWith('off', [expect.objectContaining({ ProductCode: toner.ProductCode })])
    await userEvent.click(canvas.getByRole('button', { name: '上架 1' }))
    await expect(args.onShelve).toHaveBeenLastCalledWith('on', [expect.objectContaining({ ProductCode: chair.ProductCode })])
    const both = [expect.objectContaining({ ProductCode: toner.ProductCode }), expect.objectContaining({ ProductCode: chair.ProductCode })]
    await userEvent.click(canvas.getByRole('button', { name: '改分类 2' }))
    await expect(args.onEdit).toHaveBeenLastCalledWith('CategoryId', both)
    await userEvent.click(canvas.getByRole('button', { name: '改税率 2' }))
    await expect(args.onEdit).toHaveBeenLastCalledWith('TaxRate', both)
    await userEvent.click(canvas.getByRole('button', { name: '导出 2' }))
    await expect(args.onExport).toHaveBeenLastCalledWith(both)
  },
})
/** A role that only looks, and sees no cost. */
export const ReadOnly = meta.story({
  args: { seesMargins: false, onNew: undefined, state: stateOf('', { data: buildPage([paper, pen, toner, chair].map((row) => ({ ...row, AllowActions: [], Margin: null })), { ShelfCounts: counts(3, 1), Incomplete: 1 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^修改/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByText('毛利')).toBeNull()
  },
})
/** 待完善: each row says what it lacks. */
export const Incomplete = meta.story({ args: { state: stateOf('Shelf=incomplete', { data: buildPage([chair, { ...pen, Lacks: ['specs'] }, { ...toner, Lacks: ['picture', 'description', 'specs'] }], { ShelfCounts: counts(3842, 214), Incomplete: 3, SoldOut: 11, total: 3 }) }) } })
export const Saved = meta.story({ args: { saved: new Set([`${paper.ProductCode} Price`]) } })
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([paper], { ShelfCounts: counts(1, 0), Incomplete: 0, SoldOut: 0 }) }) } })
export const LongContent = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...paper, Name: '云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸', ImageUrl: drawingOf('云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸'), Category: '高档商务复印纸与特种纸', Brand: '云笺坊国际', Lacks: ['picture' as const, 'description' as const, 'specs' as const], Margin: -1_234.5, Price: 1_234_567.89, Tiers: tiers(1_234_567.89), Stock: 999_999, Sales: 2_147_483_647 }], { ShelfCounts: counts(128_000, 64_000), Incomplete: 64_000, SoldOut: 12_000 }) }) },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** A price is saved and taken back: each is sent with all tiers, in the version that was read. */
export const UndoesAPrice = meta.story({
  beforeEach: ({ msw }) => {
    const sent: unknown[] = []
    msw.use(
      handle('POST /api/SellerProduct/List', filled),
      handle('POST /api/SellerProduct/SetPrice', (input) => {
        sent.push([input.Version, input.Prices])
        return { ...responseBuilder('POST /api/SellerProduct/SetPrice')(), ...paper, Version: input.Version + 1 }
      }),
    )
    Object.assign(sentPrices, { sent })
  },
  render: () => (
    <StoryMall at="/products" login={sellerLogin}>
      <Products />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', cell(paper, '市场价', '47.00')))
    const field = await screen.findByRole('textbox', { name: /^市场价（元/ })
    await userEvent.clear(field)
    await userEvent.type(field, '46{Enter}')
    await expect(await screen.findByText('10010222 市场价 47.00 → 46.00，已存')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    await expect(await screen.findByText('已撤销')).toBeVisible()
    await expect(sentPrices.sent).toEqual([[4, [46, 44.04, 42.09]], [5, [47, 45, 43]]])
  },
})

const sentPrices: { sent: unknown[] } = { sent: [] }
