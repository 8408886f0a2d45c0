import { productImportStatus, type ProductImportDetail, type ProductImportRow, type ProductImportRowKind } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ProductImportDocument } from './ProductImportDocument.tsx'
import { ProductImportDocumentView } from './ProductImportDocumentView.tsx'

const key = 'POST /api/SellerProductImport/Detail'
const build = responseBuilder(key)

const sample = (Title: string, Field: string | null, Sample: string) => ({ Title, Field, Sample })

const tried: ProductImportDetail = build({
  ImportId: 30, FileName: '春季价目_0318.xlsx', StaffName: '林晓', CreatedAt: '2026-03-18T09:20:00+08:00', Status: productImportStatus.checked, StatusName: '待写入', Rows: 1_248, New: 312, Changed: 871, Unchanged: 47, Wrong: 18, Done: 1_248, Of: 1_248,
  Written: 0, Failed: 0, Kept: 0, UndoUntil: null, AllowActions: ['Map', 'Discard', 'Start'], Version: 2, Remembered: false,
  Columns: [
    sample('货号', '编码', '10010322'), sample('品名', '商品名称', '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱'), sample('类', '分类', '办公用纸/复印纸/A4复印纸'), sample('牌子', '品牌', '砚屿'), sample('零售价', '市场价', '117.00'),
    sample('单位', '单位', '箱'), sample('装箱', '包装规格', '8 包/箱'), sample('最小起订', '起订量', '1'), sample('税率%', '税率', '13'), sample('备注2', null, ''),
  ],
  MissingCategories: ['办公用纸/特种纸/手工彩纸', '办公用纸/特种纸/硫酸纸'], MissingBrands: ['云杉'], MissingAttributes: [], NeedNames: 24, Pictures: 0, PictureProblems: [],
})
const running: ProductImportDetail = { ...tried, Status: productImportStatus.running, StatusName: '正在写入', AllowActions: ['Pause'], Done: 400, Of: 1_183, Written: 398, Failed: 2, UndoUntil: '2026-03-25T09:31:00+08:00', NeedNames: 0 }
const paused: ProductImportDetail = { ...running, Status: productImportStatus.paused, StatusName: '已暂停', AllowActions: ['Resume', 'Undo'] }
const done: ProductImportDetail = { ...running, Status: productImportStatus.done, StatusName: '已写入', AllowActions: ['Undo'], Done: 1_183, Written: 1_181, Pictures: 640 }
const undone: ProductImportDetail = { ...done, Status: productImportStatus.undone, StatusName: '已撤回', AllowActions: [], Kept: 4, UndoUntil: null }

const row = (RowNo: number, ProductCode: string, Name: string, Kind: ProductImportRowKind, rest: Partial<ProductImportRow>): ProductImportRow => ({ RowNo, ProductCode, Name, Kind, Cells: [], Problems: [], Changes: [], Message: '', ...rest })
const paper = '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱'

const rows: Readonly<Record<ProductImportRowKind, readonly ProductImportRow[]>> = {
  wrong: [
    row(86, '10010396', paper, 'wrong', { Problems: [{ Column: '市场价', Value: '11O.00', Message: '市场价须大于0，最多两位小数', Mend: '填写大于 0 的数字，最多两位小数，如 117.00' }] }),
    row(144, '16010107', '芯榆 标准容量 易加粉硒鼓 LY-88A', 'wrong', { Problems: [{ Column: '编码', Value: '16010107', Message: '与第143行重复', Mend: '填写 1 到 20 位数字，设为文本格式' }] }),
    row(218, '', '', 'wrong', {
      Problems: [
        { Column: '编码', Value: '', Message: '编码不能为空', Mend: '填写 1 到 20 位数字，设为文本格式' },
        { Column: '分类', Value: '打印纸', Message: '分类须有三级', Mend: '写成“一级/二级/三级”' },
      ],
    }),
    row(411, '23010170', '净苔 清新系列 泡沫洗手液 芦荟 300ml', 'wrong', { Problems: [{ Column: '起订量', Value: '0', Message: '起订量须为正整数', Mend: '填写正整数，须是递增的倍数' }] }),
  ],
  new: [row(12, '880001', '云杉 手工彩纸 A4 10色', 'new', { Changes: [{ Field: '商品名称', Before: '', After: '云杉 手工彩纸 A4 10色' }, { Field: '品牌', Before: '', After: '云杉' }, { Field: '分类', Before: '', After: '办公用纸/特种纸/手工彩纸' }, { Field: '单位', Before: '', After: '包' }, { Field: '价格与阶梯', Before: '', After: '1 包起 12.50' }, { Field: '上海库存', Before: '', After: '40' }] })],
  changed: [
    row(2, '10010322', paper, 'changed', { Changes: [{ Field: '价格与阶梯', Before: '1 箱起 117.00', After: '1 箱起 79.00' }, { Field: '包装规格', Before: '8包/箱', After: '5包/箱' }] }),
    row(31, '10010159', '禾笺 原木浆 A4复印纸 75g 500张/包', 'changed', { Changes: [{ Field: '送达文字', Before: '现货，1–3 天', After: '16:00 前下单，次日送达' }] }),
    row(57, '12010170', '知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒', 'changed', { Changes: [{ Field: '上海库存', Before: '1200', After: '860' }, { Field: '图片', Before: '0 张', After: '3 张' }] }),
  ],
  unchanged: [row(9, '24030281', '茶歇 系列 乌龙茶 250g', 'unchanged', {})],
  failed: [row(12, '10010322', paper, 'failed', { Message: '试过之后有人改了价格与阶梯，请重新导入这一行' }), row(31, '880001', '云杉 手工彩纸 A4 10色', 'failed', { Message: '没有分类“办公用纸/特种纸/手工彩纸”' })],
  kept: [row(57, '12010170', '知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒', 'kept', { Message: '导入后有人改过价格与阶梯，留下现在的' }), row(90, '880002', '云杉 硫酸纸 A3', 'kept', { Message: '已有单据用到这个商品，没有删除，已下架' })],
}

const meta = preview.meta({
  title: 'Seller/导入详情 Product import document',
  component: ProductImportDocumentView,
  args: {
    one: tried, pending: false, sending: null, pictureProblems: [], problem: '', titles: ['编码', '商品名称', '品牌', '分类', '型号', '单位', '包装规格', '起订量', '税率', '市场价', '送达文字', '成本'], onMap: fn(), onAct: fn(), onSaveWrong: fn(), onPictures: fn(), onStopPictures: fn(),
    renderRows: (kind: ProductImportRowKind) => <ImportRows kind={kind} rows={{ query: { data: { Items: [...rows[kind]], total: rows[kind].length }, error: null, refetch: () => undefined }, page: 1, onPage: () => undefined }} />,
  },
  render: (args) => (
    <MemoryRouter>
      <ProductImportDocumentView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at="/products/imports/30" path="/products/imports/:id" login={sellerLogin}>
    <ProductImportDocument />
  </StoryMall>
)

/** What is wrong stands first; rows that need a name are counted only when it is made. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('11O.00')).toBeVisible()
    await expect(canvas.getByText(/其中 24 行缺少分类或品牌/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '新建缺少的分类和品牌' }))
    await userEvent.click(canvas.getByRole('button', { name: '写入 1,183 行' }))
    await expect(args.onAct).toHaveBeenCalledWith('Start', true)
    await userEvent.click(canvas.getByRole('button', { name: '下载错误行' }))
    await expect(args.onSaveWrong).toHaveBeenCalledOnce()
  },
})
export const Changes = meta.story({
  args: { one: { ...tried, Wrong: 0, NeedNames: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /有改动/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('1 箱起 79.00')).toBeVisible()
  },
})
/** A column is taken for something else, which is taken from the other one; nothing is sent before it is asked for. */
export const MapsColumns = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const choose = (column: RegExp, title: string) => userEvent.selectOptions(canvas.getByRole('combobox', { name: column }), title)
    await choose(/^第 10 列 备注2/, '送达文字')
    await choose(/^第 6 列 单位/, '包装规格')
    await expect(canvas.getByText('10 列认出 9')).toBeVisible()
    await expect(args.onMap).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '按这样重新试' }))
    await expect(args.onMap).toHaveBeenCalledWith(['编码', '商品名称', '分类', '品牌', '市场价', '包装规格', null, '起订量', '税率', '送达文字'])
  },
})
/** The titles are those of an earlier table: its columns are taken for the same. */
export const MapsAsLastTime = meta.story({
  args: { one: { ...tried, Remembered: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('按上次的对应，10 列认出 9')).toBeVisible()
  },
})
export const NewProducts = meta.story({ args: { one: { ...tried, Wrong: 0, Changed: 0 } } })
export const Trying = meta.story({ args: { one: { ...tried, Status: productImportStatus.checking, StatusName: '正在试', Rows: 100_000, Of: 100_000, Done: 62_500, AllowActions: ['Discard'], NeedNames: 0 } } })
export const Running = meta.story({
  args: { one: running },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在写入' })).toHaveAttribute('value', '400')
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }))
    await expect(args.onAct).toHaveBeenCalledWith('Pause', false)
  },
})
export const Paused = meta.story({
  args: { one: paused },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续写入' }))
    await expect(args.onAct).toHaveBeenCalledWith('Resume', false)
  },
})
/** Undoing is asked first. */
export const Done = meta.story({
  args: { one: done },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回这次导入' }))
    const dialog = within(await screen.findByRole('dialog', { name: '撤回这次导入？' }))
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: '撤回' }))
    await expect(args.onAct).toHaveBeenCalledWith('Undo', false)
  },
})
export const Undone = meta.story({ args: { one: undone } })
export const PicturesOnTheirWay = meta.story({
  args: { one: { ...tried, Pictures: 120, PictureProblems: [{ Name: '封面.jpg', Message: '名称不是“编码.jpg”或“编码-2.jpg”' }] }, sending: { sent: 121, of: 640 }, pictureProblems: [{ Name: '880001-3.png', Message: '图片已损坏，无法读取' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('121 / 640 张')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^写入/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '停止' }))
    await expect(args.onStopPictures).toHaveBeenCalledOnce()
  },
})
/** Who only reads products: nothing to press but what is read. */
export const ReadOnly = meta.story({ args: { one: { ...tried, AllowActions: [] } } })
export const Submitting = meta.story({ args: { pending: true } })
export const LongContent = meta.story({
  args: {
    one: { ...tried, FileName: '华东区域行政与综合管理中心办公用品协议价目表与新增商品明细_第十二次修订_最终版_2026年03月18日.xlsx', StaffName: '华东区域大客户服务与协议价格管理中心', Rows: 100_000, New: 99_999, Changed: 99_999, Unchanged: 99_999, Wrong: 99_999, MissingBrands: Array.from({ length: 60 }, (_, at) => `没有见过的品牌${at}`) },
    renderRows: () => <ImportRows kind="changed" rows={{ query: { data: { Items: [row(99_999, '12345678901234567890', '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱', 'changed', { Changes: [{ Field: '说明', Before: '双面高速打印不卡纸，'.repeat(30), After: '环保无酸，'.repeat(40) }] })], total: 99_999 }, error: null, refetch: () => undefined }, page: 1, onPage: () => undefined }} />,
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ args: { one: { ...tried, Wrong: 0 } }, globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '导入不存在', { Code: 'PRODUCT_IMPORT_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('打不开该导入')).toBeVisible()
  },
})

/** The page follows the writing by itself, and shows what came of it. */
export const Follows = meta.story({
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      handle(key, () => (reads++ < 2 ? { ...running, Done: 400 * reads, Failed: 0 } : { ...done, Failed: 2 })),
      handle('POST /api/SellerProductImport/Rows', ({ Kind }) => ({ Items: [...rows[Kind]], total: rows[Kind].length })),
    )
  },
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,181 行已写入，2 行没写入', {}, { timeout: 6_000 })).toBeVisible()
    await expect(await canvas.findByText('试过之后有人改了价格与阶梯，请重新导入这一行')).toBeVisible()
  },
})
