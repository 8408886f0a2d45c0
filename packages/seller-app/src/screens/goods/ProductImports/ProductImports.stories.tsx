import { productImportStatus } from '@mall/api/seller/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { productImportsList } from './product-imports-list.ts'
import { ProductImportsView } from './ProductImportsView.tsx'

const buildPage = pageBuilder('POST /api/SellerProductImport/List')

const running = {
  ImportId: 31, FileName: '三家供应商合并_0318.csv', StaffName: '林晓', CreatedAt: '2026-03-18T09:20:00+08:00', Status: productImportStatus.running, StatusName: '正在写入', Rows: 100_000, New: 62_104, Changed: 31_870, Unchanged: 5_900, Wrong: 126,
  Done: 62_418, Of: 93_974, Written: 62_415, Failed: 3, Kept: 0, UndoUntil: '2026-03-25T09:31:00+08:00', AllowActions: ['Pause' as const], Version: 3,
}
const tried = { ...running, ImportId: 30, FileName: '春季价目_0317.xlsx', Status: productImportStatus.checked, StatusName: '待写入', Rows: 1_248, New: 312, Changed: 871, Unchanged: 47, Wrong: 18, Done: 1_248, Of: 1_248, Written: 0, Failed: 0, UndoUntil: null, AllowActions: ['Discard' as const, 'Start' as const] }
const done = { ...tried, ImportId: 29, FileName: '办公用纸.xlsx', Status: productImportStatus.done, StatusName: '已写入', Done: 1_183, Of: 1_183, Written: 1_183, UndoUntil: '2026-03-20T18:02:00+08:00', AllowActions: ['Undo' as const] }
const undone = { ...done, ImportId: 28, FileName: '清洁用品（错的）.csv', StaffName: '王璐', Status: productImportStatus.undone, StatusName: '已撤回', Kept: 4, AllowActions: [] }

const counts = [{ Status: productImportStatus.checked, Count: 1 }, { Status: productImportStatus.running, Count: 1 }, { Status: productImportStatus.done, Count: 12 }, { Status: productImportStatus.undone, Count: 1 }]
const filled = buildPage([running, tried, done, undone], { StatusCounts: counts, total: 15 })

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(productImportsList, {
  filled,
  none: buildPage([], { StatusCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ ...done, ImportId: at + 1 })), { StatusCounts: [{ Status: productImportStatus.done, Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Seller/导入 Product imports', component: ProductImportsView, args: { state: stateOf(), mayImport: true }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, productImportStatus.done)
    await expect(context.canvas.getByText('1 个正在进行，1 个待写入')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: running.FileName })).toHaveAttribute('href', '/products/imports/31')
    await expect(context.canvas.getByRole('link', { name: '导入商品' })).toHaveAttribute('href', '/products/import')
  },
})
/** Who only reads products. */
export const ReadOnly = meta.story({
  args: { mayImport: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '导入商品' })).toBeNull()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([tried], { StatusCounts: [{ Status: productImportStatus.checked, Count: 1 }] }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', { data: buildPage([{ ...running, FileName: '华东区域行政与综合管理中心办公用品协议价目表与新增商品明细_第十二次修订_最终版_2026年03月18日.xlsx', StaffName: '华东区域大客户服务与协议价格管理中心', New: 99_999, Changed: 99_999, Wrong: 99_999, Written: 99_999 }], { StatusCounts: [{ Status: productImportStatus.running, Count: 128_000 }] }) }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })
