import { MallError } from '@mall/api'
import type { PurchaseListLine } from '@mall/api/contract'
import { drawingOf, handle, logins, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../testing/StoryMall.tsx'
import { LiveMall } from '../../testing/LiveMall.tsx'
import { PurchaseLists } from './PurchaseLists.tsx'
import { PurchaseListsPanel, type PurchaseListsPanelProps } from './PurchaseListsPanel.tsx'

const line = (ProductCode: string, CustomerProductName: string, Quantity: number): PurchaseListLine => ({ ProductCode, CustomerProductName, ImageUrl: drawingOf(CustomerProductName), Unit: '包', Quantity })
const lines = [line('10010411', 'A4 复印纸 80g 500张/包', 40), line('10010428', '中性笔 0.5mm 黑色 12支/盒', 5), line('10010435', '抽杆文件夹 A4 蓝色', 30)]
const buildList = responseBuilder('POST /api/PurchaseList/Save')
const own = buildList({ ListId: 7, Name: '办公文具月补', Visibility: 'self', IsOwn: true, AllowActions: ['Edit', 'Delete'], Lines: lines })
const shared = buildList({ ListId: 8, Name: '茶水间补货', Visibility: 'department', OwnerName: '行政部主管', IsOwn: false, AllowActions: [], Lines: lines.slice(1) })
const longName = '集团总部综合管理中心二〇二六年第四季度办公用品采购清单汇总'
const loaded = <Data,>(data: Data) => ({ data, error: null, refetch: fn() })
const loading = { data: undefined, error: null, refetch: fn() }

const args: PurchaseListsPanelProps = {
  lists: loaded({ Items: [own, shared], total: 2 }),
  lastMonth: loaded({ Lines: lines }),
  added: null,
  addingId: null,
  onFill: fn(),
  onAdd: fn(),
  onEdit: fn(),
  onDelete: fn(),
}

const meta = preview.meta({
  title: 'Parts/常购清单 Purchase lists panel',
  component: PurchaseListsPanel,
  args,
})

export const Filled = meta.story({
  play: async ({ args: { onFill, onAdd }, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '编辑 茶水间补货' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '填入 茶水间补货' }))
    await expect(onFill).toHaveBeenCalledWith(shared.Lines)
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车 办公文具月补' }))
    await expect(onAdd).toHaveBeenCalledWith(own)
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Empty = meta.story({ args: { lists: loaded({ Items: [], total: 0 }), lastMonth: loaded({ Lines: [] }) } })
export const Loading = meta.story({ args: { lists: loading, lastMonth: loading } })
export const Failed = meta.story({ args: { lists: { ...loading, error: new MallError('server', '服务器故障') } } })
export const Submitting = meta.story({ args: { addingId: own.ListId } })
export const LongContent = meta.story({
  args: { lists: loaded({ Items: [buildList({ ...own, Name: longName, Lines: lines.map((one) => ({ ...one, CustomerProductName: longName.repeat(2) })) })], total: 130 }) },
})
/** What cannot be bought is said and left out. */
export const PartlyAdded = meta.story({
  args: {
    added: {
      listId: own.ListId,
      results: [
        { RowNo: 1, Success: true, Code: 'OK', Message: 'A4 复印纸：已加入购物车' },
        { RowNo: 2, Success: false, Code: 'OFF_SHELF', Message: '中性笔 0.5mm 黑色：该商品已下架' },
        { RowNo: 3, Success: false, Code: 'LOW_STOCK', Message: '抽杆文件夹 A4 蓝色：库存不足，仅剩12' },
      ],
    },
  },
})
export const AsksBeforeDeleting = meta.story({
  play: async ({ args: { onDelete }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 办公文具月补' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText('确定删除“办公文具月补”吗？删除后不可恢复')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expect(onDelete).toHaveBeenCalledWith(own)
  },
})

/** It was deleted or is shared no more: the mall’s words, and what there is now. */
export const GoneMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/PurchaseList/AddToCart', '常购清单不存在，或只能由创建人修改', { Code: 'PURCHASE_LIST_NOT_FOUND' })),
  render: () => (
    <StoryMall at="/" login={logins.buyer}>
      <PurchaseLists onFill={fn()} />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^加入购物车/ })
    if (first === undefined) throw new Error('There is no list.')
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByText('常购清单不存在，或只能由创建人修改')).toBeVisible())
  },
})

/** On the live mall: an old list is bought, what is sold no more is said, and removed from the list. */
export const OnTheLiveMall = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at="/product/QuickOrder?Tab=lists" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入购物车 档案室年度整理' }))
    await expect(await canvas.findByText(/^\d 种商品已加入购物车，1 种没有加入$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '编辑 档案室年度整理' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '编辑常购清单' }))
    await expect(await dialog.findByText(/已下架|不在采购目录内/)).toBeVisible()
    const removals = dialog.getAllByRole('button', { name: /^移除/ })
    const last = removals.at(-1)
    if (last === undefined) throw new Error('The list has no line.')
    await userEvent.click(last)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(new RegExp(`^${removals.length - 1} 种商品 · 仅自己 · 2026-03-18 保存$`))).toBeVisible()
  },
})
