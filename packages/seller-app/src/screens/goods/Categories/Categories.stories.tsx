import { MallError } from '@mall/api'
import type { SellerCategory } from '@mall/api/seller/contract'
import { handle, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { MergeForm } from '../../../features/product/MergeForm.tsx'
import { Categories } from './Categories.tsx'
import { CategoriesView } from './CategoriesView.tsx'
import { CategoryForm } from './CategoryForm.tsx'
import { mergeText, othersOf } from './category-words.ts'
import { MarginForm } from './MarginForm.tsx'

const category = (CategoryId: number, ParentId: number | null, Name: string, more: Partial<SellerCategory> = {}): SellerCategory => ({
  CategoryId, ParentId, Level: ParentId === null ? 1 : ParentId < 100 ? 2 : 3, Name, Group: ParentId === null ? '办公' : '', Hidden: false, Products: 12, OnSale: 10, MinMargin: null, Version: 1,
  AllowActions: ['AddChild', 'Edit', 'Move', 'SetMargin', 'Merge'], ...more,
})
const paper = category(10, null, '办公用纸', { Products: 63, OnSale: 60 })
const a4 = category(100101, 1001, 'A4复印纸', { Products: 40, OnSale: 38, MinMargin: 0.0825, AllowActions: ['Edit', 'Move', 'SetMargin', 'Merge'] })
const a3 = category(100102, 1001, 'A3复印纸', { AllowActions: a4.AllowActions })
const empty = category(120102, 1201, '荧光笔', { Products: 0, OnSale: 0, Hidden: true, AllowActions: a4.AllowActions })
const copying = category(1001, 10, '打印复印纸', { Level: 2, Products: 52 })
const categories = [paper, category(12, null, '书写用品', { Products: 11 }), copying, category(1201, 12, '笔', { Level: 2, Products: 11 }), a4, a3, category(120101, 1201, '中性笔', { Products: 11, AllowActions: a4.AllowActions }), empty]
const tree = 'POST /api/SellerCategory/Tree'

const meta = preview.meta({
  title: 'Seller/分类 Categories',
  component: CategoriesView,
  args: { categories, chosen: a4, mayCreate: true, seesMargins: true, pending: false, onChoose: fn(), onTask: fn(), onMove: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/4 个三级分类/)).toHaveTextContent('4 个三级分类，1 个没有商品，1 个不在导航里')
    await expect(canvas.getByText('办公用纸 / 打印复印纸 / A4复印纸')).toBeVisible()
    await expect(canvas.getByText('8.25%')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '40 种，38 种在售' })).toHaveAttribute('href', '/products?Category=100101')
    await userEvent.click(canvas.getByRole('treeitem', { name: /^A3复印纸/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(a3.CategoryId)
    await userEvent.click(canvas.getByRole('button', { name: '合并到…' }))
    await expect(args.onTask).toHaveBeenCalledWith({ kind: 'merge', category: a4 })
  },
})

/** By keyboard: within its level, and below another one of the level above. */
export const Moved = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^A4复印纸/ }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith(a4, { ParentId: 1001, Index: 1 })
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
})
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索分类' }), '荧光')
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3)
  },
})

/** Who only sees products changes nothing, and sees no margins. */
export const ReadOnly = meta.story({
  args: { categories: categories.map((one) => ({ ...one, AllowActions: [] })), chosen: { ...a4, AllowActions: [], MinMargin: null }, mayCreate: false, seesMargins: false },
  play: async ({ canvas }) => {
    for (const name of ['新增一级分类', '编辑', '合并到…', '设最低毛利']) await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByText('最低毛利')).toBeNull()
  },
})
export const Empty = meta.story({ args: { categories: [], chosen: null } })
export const OneCategory = meta.story({ args: { categories: [paper], chosen: paper } })
export const LongContent = meta.story({
  args: {
    categories: [{ ...paper, Name: '办公用纸与打印复印耗材及财务票据用品专区' }, { ...copying, Name: '双面高速激光喷墨两用静电复印纸与特种纸张' }, { ...a4, Name: '高档商务环保无酸原木浆复印纸（二十字以内）', Products: 1_234_567, OnSale: 1_234_566, MinMargin: 9.9999 }],
    chosen: { ...a4, Name: '高档商务环保无酸原木浆复印纸（二十字以内）', Products: 1_234_567, OnSale: 1_234_566, MinMargin: 9.9999 },
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = () => (
  <StoryMall at={`/categories?CategoryId=${a4.CategoryId}`} login={sellerLogin}>
    <Categories />
  </StoryMall>
)
export const Loading = meta.story({ render: connected, beforeEach: ({ msw }) => msw.use(handle.never(tree)) })
export const Failed = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle.broken(tree)),
  play: async ({ canvas }) => expect(await canvas.findByText('加载失败，点击重试')).toBeVisible(),
})
export const Forbidden = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle.forbid(tree)),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /暂无权限/ })).toBeVisible(),
})

const onSave = fn(async () => a4)
const onSaved = fn()
const onClose = fn()
const onRefresh = fn(async () => undefined)

/** A name that is taken is said at its field, and nothing that was typed is lost. */
export const NameTaken = meta.story({
  render: () => (
    <StoryMall at="/categories" login={sellerLogin}>
      <CategoryForm
        category={null}
        parent={null}
        onSubmit={() => Promise.reject(new MallError('business', '同级已有“笔”，请换一个名称，或把两个合并', { code: 'CATEGORY_NAME_TAKEN' }))}
        onSaved={onSaved}
        onRefresh={onRefresh}
        onClose={onClose}
      />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增一级分类' }))
    await userEvent.click(dialog.getByRole('button', { name: '新增' }))
    await expect(await dialog.findByText('请填写分类名称')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '分类名称' }), '笔')
    await userEvent.click(dialog.getByRole('button', { name: '新增' }))
    await expect(await dialog.findByText('同级已有“笔”，请换一个名称，或把两个合并')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '分类名称' })).toHaveValue('笔')
  },
})
export const Editing = meta.story({
  render: () => (
    <StoryMall at="/categories" login={sellerLogin}>
      <CategoryForm category={paper} parent={null} onSubmit={onSave} onSaved={onSaved} onRefresh={onRefresh} onClose={onClose} />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '编辑分类' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '不在导航里显示，连同下级' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ Name: '办公用纸', Group: '办公', Hidden: true }))
  },
})

const onMargin = fn(async () => undefined)

export const Margin = meta.story({
  render: () => <MarginForm category={a4} onSubmit={onMargin} onRefresh={onRefresh} onClose={onClose} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '设最低毛利' }))
    const field = dialog.getByRole('textbox', { name: '最低毛利' })
    await expect(field).toHaveValue('8.25')
    await userEvent.clear(field)
    await userEvent.type(field, '8.255')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('请填写 0 到 999.99 的百分数，最多两位小数')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onMargin).toHaveBeenCalledWith(0.12))
  },
})

const onMerge = fn(async () => a3)

/** For good: it says what becomes of what, and asks for the name. */
export const Merging = meta.story({
  render: () => (
    <StoryMall at="/categories" login={sellerLogin}>
      <MergeForm kind="分类" name={a4.Name} others={othersOf(categories, a4)} readPlan={async () => ({ text: mergeText(a4, { Products: 40, Children: 0, Flows: 2, Catalogues: 1 }), products: 40 })} onSubmit={onMerge} onMerged={onSaved} onRefresh={onRefresh} onClose={onClose} />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '合并“A4复印纸”' }))
    await userEvent.click(dialog.getByRole('combobox', { name: '合并到' }))
    await userEvent.click(await screen.findByRole('option', { name: /A3复印纸/ }))
    await expect(await dialog.findByText('“A4复印纸”的 40 种商品归入它；客户的 2 个审批流跟着改；1 家客户的目录跟着改，看得到它的全部商品；订单、报表和旧链接也算作它的')).toBeVisible()
    const confirm = dialog.getByRole('textbox', { name: /输入分类名称/ })
    await userEvent.type(confirm, 'A4')
    await userEvent.click(dialog.getByRole('button', { name: '合并，不能撤回' }))
    await expect(await dialog.findByText('请输入“A4复印纸”')).toBeVisible()
    await expect(onMerge).not.toHaveBeenCalled()
    await userEvent.type(confirm, '复印纸')
    await userEvent.click(dialog.getByRole('button', { name: '合并，不能撤回' }))
    await waitFor(() => expect(onMerge).toHaveBeenCalledWith(a3.CategoryId, 40))
  },
})

const plan = responseBuilder('POST /api/SellerCategory/MergePlan')

/** Connected: the plan is read for the category that was chosen, and its count is sent along. */
export const Merges = meta.story({
  render: connected,
  beforeEach: ({ msw }) => {
    const sent: unknown[] = []
    msw.use(
      handle(tree, categories),
      handle('POST /api/SellerCategory/MergePlan', () => plan({ Products: 40, Children: 0, Flows: 0, Catalogues: 0 })),
      handle('POST /api/SellerCategory/Merge', ({ IntoId, Products }) => {
        sent.push([IntoId, Products])
        return a3
      }),
    )
    Object.assign(merged, { sent })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '合并到…' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并“A4复印纸”' }))
    await userEvent.click(dialog.getByRole('combobox', { name: '合并到' }))
    await userEvent.click(await screen.findByRole('option', { name: /A3复印纸/ }))
    await expect(await dialog.findByText(/的 40 种商品归入它/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /输入分类名称/ }), 'A4复印纸')
    await userEvent.click(dialog.getByRole('button', { name: '合并，不能撤回' }))
    await expect(await screen.findByText('已合并到“A3复印纸”')).toBeVisible()
    await expect(merged.sent).toEqual([[a3.CategoryId, 40]])
  },
})

const merged: { sent: unknown[] } = { sent: [] }
