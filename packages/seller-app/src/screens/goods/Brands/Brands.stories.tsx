import { MallError } from '@mall/api'
import type { SellerBrand } from '@mall/api/seller/contract'
import { handle, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { BrandForm } from './BrandForm.tsx'
import { Brands } from './Brands.tsx'
import { BrandsView } from './BrandsView.tsx'

const brand = (BrandId: number, Name: string, more: Partial<SellerBrand> = {}): SellerBrand => ({
  BrandId, Name, LatinName: '', FormerNames: [], Synonyms: [], Products: 12, OnSale: 10, Drafts: 0, AllowActions: ['Edit', 'Move', 'Merge'], Version: 1, ...more,
})
const moting = brand(1, '墨汀', { LatinName: 'Moting', FormerNames: ['墨庭', '墨汀文具'], Synonyms: ['莫汀'], Products: 40, OnSale: 38, Drafts: 2 })
const yanyu = brand(2, '砚屿', { LatinName: 'Yanyu' })
const empty = brand(3, '云杉', { Products: 0, OnSale: 0, AllowActions: ['Edit', 'Move', 'Merge', 'Delete'] })
const brands = [moting, yanyu, empty, brand(4, '禾笺', { LatinName: 'Hejian', Products: 7, OnSale: 7 })]
const all = 'POST /api/SellerBrand/All'

const meta = preview.meta({
  title: 'Seller/品牌 Brands',
  component: BrandsView,
  args: { brands, chosen: moting, mayCreate: true, pending: false, onChoose: fn(), onTask: fn(), onMove: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/4 个品牌/)).toHaveTextContent('4 个品牌，1 个没有商品')
    await expect(canvas.getByText('墨庭、墨汀文具')).toBeVisible()
    await expect(canvas.getByText('莫汀')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '40 种，38 种在售' })).toHaveAttribute('href', '/products?Brand=1')
    await expect(canvas.queryByRole('button', { name: '删除' })).toBeNull()
    await userEvent.click(canvas.getByRole('treeitem', { name: /^砚屿/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(yanyu.BrandId)
    await userEvent.click(canvas.getByRole('button', { name: '合并到…' }))
    await expect(args.onTask).toHaveBeenCalledWith({ kind: 'merge', brand: moting })
  },
})

/** By keyboard, among all; never below another brand. */
export const Moved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^砚屿/ }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith(yanyu, 2)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
})

/** By a former name too. Among those that were found nothing is moved. */
export const Searched = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索品牌' }), '墨庭')
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('treeitem', { name: /^墨汀/ }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

/** Who only sees products changes nothing. */
export const ReadOnly = meta.story({
  args: { brands: brands.map((one) => ({ ...one, AllowActions: [] })), chosen: { ...moting, AllowActions: [] }, mayCreate: false },
  play: async ({ canvas }) => {
    for (const name of ['新增品牌', '编辑', '合并到…', '删除']) await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})
export const Empty = meta.story({ args: { brands: [], chosen: null } })
export const OneBrand = meta.story({ args: { brands: [empty], chosen: empty } })
const long = { ...moting, Name: '国际办公文具与打印耗材联合品牌旗舰系列高档商务环保无酸原木浆复印纸四十字名称限定', LatinName: 'International Office Supplies Collection', FormerNames: ['国际办公文具联合品牌旗舰系列', '高档商务环保无酸原木浆复印纸', '打印耗材联合品牌'], Products: 1_234_567, OnSale: 1_234_566 }
export const LongContent = meta.story({ args: { brands: [long, yanyu], chosen: long } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = () => (
  <StoryMall at="/brands?BrandId=1" login={sellerLogin}>
    <Brands />
  </StoryMall>
)
export const Loading = meta.story({ render: connected, beforeEach: ({ msw }) => msw.use(handle.never(all)) })
export const Failed = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle.broken(all)),
  play: async ({ canvas }) => expect(await canvas.findByText('加载失败，点击重试')).toBeVisible(),
})
export const Forbidden = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle.forbid(all)),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /暂无权限/ })).toBeVisible(),
})

const onSave = fn(async () => moting)
const onSaved = fn()
const onClose = fn()
const onRefresh = fn(async () => undefined)

/** A name that is taken is said at its field, and nothing that was typed is lost. */
export const NameTaken = meta.story({
  render: () => (
    <StoryMall at="/brands" login={sellerLogin}>
      <BrandForm brand={null} onSubmit={() => Promise.reject(new MallError('business', '品牌已存在', { code: 'BRAND_NAME_TAKEN' }))} onSaved={onSaved} onRefresh={onRefresh} onClose={onClose} />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增品牌' }))
    await userEvent.click(dialog.getByRole('button', { name: '新增' }))
    await expect(await dialog.findByText('请填写品牌名称')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '品牌名称' }), '墨汀')
    await userEvent.click(dialog.getByRole('button', { name: '新增' }))
    await expect(await dialog.findByText('品牌已存在')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '品牌名称' })).toHaveValue('墨汀')
  },
})
export const Editing = meta.story({
  render: () => (
    <StoryMall at="/brands" login={sellerLogin}>
      <BrandForm brand={moting} onSubmit={onSave} onSaved={onSaved} onRefresh={onRefresh} onClose={onClose} />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '编辑品牌' }))
    const latin = dialog.getByRole('textbox', { name: '英文名' })
    await userEvent.clear(latin)
    await userEvent.type(latin, 'Mo Ting')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ Name: '墨汀', LatinName: 'Mo Ting' }))
  },
})

const plan = responseBuilder('POST /api/SellerBrand/MergePlan')
const sent: { merges: unknown[]; deletes: unknown[] } = { merges: [], deletes: [] }

/** For good: it says what becomes of what, and asks for the name. The count that was read is sent along. */
export const Merges = meta.story({
  render: connected,
  beforeEach: ({ msw }) => {
    sent.merges = []
    msw.use(
      handle(all, brands),
      handle('POST /api/SellerBrand/MergePlan', () => plan({ Products: 40, Drafts: 2 })),
      handle('POST /api/SellerBrand/Merge', ({ IntoId, Products }) => {
        sent.merges.push([IntoId, Products])
        return yanyu
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '合并到…' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并“墨汀”' }))
    await userEvent.click(dialog.getByRole('combobox', { name: '合并到' }))
    await userEvent.click(await screen.findByRole('option', { name: /砚屿/ }))
    await expect(await dialog.findByText('“墨汀”的 40 种商品归入它；2 种商品的草稿跟着改；旧链接也算作它的，原名称仍能搜到商品')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '合并，不能撤回' }))
    await expect(await dialog.findByText('请输入“墨汀”')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /输入品牌名称/ }), '墨汀')
    await userEvent.click(dialog.getByRole('button', { name: '合并，不能撤回' }))
    await expect(await screen.findByText('已合并到“砚屿”')).toBeVisible()
    await expect(sent.merges).toEqual([[yanyu.BrandId, 40]])
  },
})

/** Only what no product has can be deleted, after a question. */
export const Deletes = meta.story({
  render: () => (
    <StoryMall at="/brands?BrandId=3" login={sellerLogin}>
      <Brands />
    </StoryMall>
  ),
  beforeEach: ({ msw }) => {
    sent.deletes = []
    msw.use(
      handle(all, brands),
      handle('POST /api/SellerBrand/Delete', ({ BrandId, Version }) => {
        sent.deletes.push([BrandId, Version])
        return '操作成功'
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }))
    const dialog = within(await screen.findByRole('dialog', { name: '删除品牌' }))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expect(await screen.findByText('已删除')).toBeVisible()
    await expect(sent.deletes).toEqual([[empty.BrandId, 1]])
  },
})
