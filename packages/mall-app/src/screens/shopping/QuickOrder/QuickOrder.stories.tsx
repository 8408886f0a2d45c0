import type { QuickOrderCheck } from '@mall/api/contract'
import { drawingOf, handle, logins } from '@mall/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { emptyGrid, type Checks, type RowTexts } from './grid-rows.ts'
import { QuickOrder } from './QuickOrder.tsx'
import { QuickOrderView, type QuickOrderViewProps } from './QuickOrderView.tsx'

const typed = (code: string, quantity: string, remark = ''): RowTexts => ({ code, quantity, remark })
const longName = '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

const product = (ProductCode: string, CustomerProductName: string, Price: number | null): QuickOrderCheck['Product'] => ({
  ProductCode, CustomerProductName, Price, ImageUrl: drawingOf(CustomerProductName === longName ? '档案盒' : CustomerProductName), Unit: '盒', IsAgreed: true,
})

const texts = [
  typed('10010411', '20', '前台'), typed('HQ-0004213', '3'), typed('10010435', '5'), typed('10010442', '25'), typed('10010459', '800'), typed('1.23E+11', '2'),
  typed('10010466', '4'), typed('10010473', '1'), typed('10010411', '10'), typed('10010480', '1.5'), typed('10010435', '60包'), typed('1001O411', '2'),
]

const found: readonly Partial<QuickOrderCheck>[] = [
  { Product: product('10010411', 'A4 复印纸 80g 500张/包', 22.5), Quantity: 30 },
  { Product: product('10010428', '中性笔 0.5mm 黑色 12支/盒', 18), Quantity: 3 },
  { Verdict: 'MOQ', Message: '起订量为20', Product: product('10010435', '抽杆文件夹 A4 蓝色', null), Quantity: 5, FixedQuantity: 20 },
  { Verdict: 'STEP', Message: '须为10的整数倍', Product: product('10010442', '档案盒 55mm', null), Quantity: 25, FixedQuantity: 30 },
  { Verdict: 'LOW_STOCK', Message: '仅剩360', Product: product('10010459', '擦手纸 200抽', null), Quantity: 800, FixedQuantity: 360 },
  { Verdict: 'NOT_FOUND', Message: '编码被Excel转换为科学计数，请改为文本格式' },
  { Verdict: 'OFF_SHELF', Message: '已下架', Product: product('10010466', '长尾夹 41mm', null) },
  { Verdict: 'NOT_IN_CATALOG', Message: '不在贵司采购目录内', Product: product('10010473', '碎纸机', null) },
  { Verdict: 'DUPLICATE', Message: '已与第1行合并', Product: product('10010411', 'A4 复印纸 80g 500张/包', null), Quantity: 10, MergedInto: 1 },
  { Verdict: 'QTY_INVALID', Message: '数量须为正整数', Product: product('10010480', '白板笔', null), Quantity: null, FixedQuantity: 2 },
  { Verdict: 'UNIT', Message: '按盒销售（5包/盒），60包为12盒', Product: product('10010487', '便利贴 76×76mm', null), Quantity: null, FixedQuantity: 12 },
  { Verdict: 'NOT_FOUND', Message: '商品编码不存在', Nearest: [{ ProductCode: '10010411', CustomerProductName: 'A4 复印纸 80g 500张/包' }] },
]

const checkOf = (RowNo: number, parts: Partial<QuickOrderCheck>): QuickOrderCheck => ({
  RowNo, Verdict: 'OK', Message: '可下单', Product: null, Quantity: 1, MergedInto: null, FixedQuantity: null, Nearest: [], ...parts,
})

const checksOf = (parts: readonly Partial<QuickOrderCheck>[]): Checks => new Map(parts.map((one, index) => [index + 1, checkOf(index + 1, one)]))

const args: QuickOrderViewProps = {
  tab: 'typed',
  rows: emptyGrid(texts).rows,
  checks: checksOf(found.slice(0, 2)),
  status: 'idle',
  problem: '',
  results: null,
  onTabChange: fn(),
  onAction: fn(),
  onCheck: fn(),
  onMend: fn(),
  onAdd: fn(),
  onRead: fn(),
  onTemplate: fn(),
  onSaveBad: fn(),
}

/** Without the row that is merged into the first. */
const good = { rows: emptyGrid(texts.slice(0, 2)).rows, checks: checksOf(found.slice(0, 2).map((one, at) => ({ ...one, Quantity: [20, 3][at] ?? 1 }))) }

const meta = preview.meta({
  title: 'Screens/快速下单 Quick order',
  component: QuickOrderView,
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

export const Filled = meta.story({ args: good })
export const Empty = meta.story({ args: { rows: emptyGrid().rows, checks: new Map() } })
export const Loading = meta.story({ args: { ...good, checks: new Map(), status: 'checking' } })
export const Failed = meta.story({ args: { ...good, checks: new Map(), problem: '网络连接故障' } })
export const Submitting = meta.story({ args: { ...good, status: 'adding' } })
/** Every verdict, each with the cell that it is about. */
export const InvalidInput = meta.story({
  args: { checks: checksOf(found) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '仅加入有效商品(2)' })).toBeEnabled()
    await expect(canvas.getByRole('textbox', { name: '第3行 数量' })).toHaveAccessibleDescription('起订量为20')
    await expect(canvas.getByRole('button', { name: '下载错误行' })).toBeEnabled()
  },
})
export const LongContent = meta.story({
  args: {
    rows: emptyGrid([typed('12345678901234567890', '999999', longName)]).rows,
    checks: checksOf([{ Product: product('12345678901234567890', longName, 123_456.78), Quantity: 999_999 }]),
  },
})
export const PartlyAdded = meta.story({
  args: {
    rows: emptyGrid(texts.slice(4, 5)).rows,
    checks: checksOf(found.slice(4, 5)),
    results: [
      { RowNo: 1, Success: true, Code: 'OK', Message: 'A4 复印纸：已加入购物车' },
      { RowNo: 2, Success: false, Code: 'LOW_STOCK', Message: '擦手纸 200抽：库存不足，仅剩360' },
    ],
  },
})
export const Paste = meta.story({ args: { tab: 'paste' } })
export const File = meta.story({ args: { tab: 'file' } })

const connectedAt = (at: string) => () => (
  <StoryMall at={at} login={logins.buyer}>
    <QuickOrder />
  </StoryMall>
)
const connected = connectedAt('/product/QuickOrder')

/** As in a spreadsheet: a block from the clipboard, arrows and Enter, undo and redo. */
export const KeysOfASpreadsheet = meta.story({
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const cell = (row: number, title: string) => canvas.getByRole<HTMLInputElement>('textbox', { name: `第${row}行 ${title}` })
    await canvas.findByRole('grid', { name: '快速下单商品' })
    await userEvent.click(cell(1, '商品编码'))
    await userEvent.paste('10010411\t5\t前台\n10010428\t3')
    await waitFor(() => expect(cell(2, '数量')).toHaveValue('3'))
    await expect(cell(1, '备注')).toHaveValue('前台')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}10010435{Tab}20{Enter}')
    await expect(cell(4, '数量')).toHaveFocus()
    await expect(cell(3, '数量')).toHaveValue('20')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell(3, '数量')).toHaveValue(''))
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(cell(3, '数量')).toHaveValue('20'))
    await userEvent.click(canvas.getByRole('button', { name: '删除第1行' }))
    await waitFor(() => expect(cell(1, '商品编码')).toHaveValue('10010428'))
  },
})

/** 上月采购 and lists fill the table, which is checked at once. */
export const FromAList = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/QuickOrder/Check', ({ Rows }) => ({
        Rows: Rows.map(({ RowNo, Code, Quantity }) => checkOf(RowNo, { Product: product(Code, `中性笔 ${Code}`, 12.5), Quantity: Number(Quantity) })),
      })),
    ),
  render: connectedAt('/product/QuickOrder?Tab=lists'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '填入 上月采购' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^填入 每月文具/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '第1行 商品编码' })).not.toHaveValue(''))
    await canvas.findAllByText('可下单')
  },
})

/** The code that was meant is put in place of the one that was typed, and the row is checked with it again; quantity and remark stay. */
export const NearestTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/QuickOrder/Check', ({ Rows }) => ({
        Rows: Rows.map(({ RowNo, Code, Quantity }) =>
          checkOf(RowNo, Code === '10010411' ? { Product: product(Code, 'A4 复印纸 80g 500张/包', 22.5), Quantity: Number(Quantity) } : (found[11] ?? {})),
        ),
      })),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const cell = (title: string) => canvas.getByRole<HTMLInputElement>('textbox', { name: `第1行 ${title}` })
    await userEvent.click(await canvas.findByRole('textbox', { name: '第1行 商品编码' }))
    await userEvent.paste('1001O411\t20\t前台')
    await userEvent.click(canvas.getByRole('button', { name: '校验' }))
    await expect(await canvas.findByText('商品编码不存在')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '仅加入有效商品(0)' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '改为 10010411 A4 复印纸 80g 500张/包' }))
    await expect(cell('商品编码')).toHaveValue('10010411')
    await expect([cell('数量').value, cell('备注').value]).toEqual(['20', '前台'])
    await expect(canvas.queryByText('商品编码不存在')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '校验' }))
    await expect(await canvas.findByText('可下单')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^改为/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'A4 复印纸 80g 500张/包' })).toBeVisible()
  },
})

let release: () => void = () => {}

/** What is typed while rows are added stays: those that are in the cart leave from around it. */
export const KeepsWhatIsTypedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/QuickOrder/Check', ({ Rows }) => ({
        Rows: Rows.map(({ RowNo, Code, Quantity }) => checkOf(RowNo, { Product: product(Code, `中性笔 ${Code}`, 12.5), Quantity: Number(Quantity) })),
      })),
      handle('POST /api/QuickOrder/AddToCart', async ({ Rows }) => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return { Results: Rows.map(({ RowNo }) => ({ RowNo, Success: RowNo === 1, Code: RowNo === 1 ? 'OK' : 'LOW_STOCK', Message: RowNo === 1 ? '已加入购物车' : '库存不足，仅剩1' })) }
      }),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const cell = (row: number, title: string) => canvas.getByRole<HTMLInputElement>('textbox', { name: `第${row}行 ${title}` })
    await userEvent.click(await canvas.findByRole('textbox', { name: '第1行 商品编码' }))
    await userEvent.paste('10010411\t5\n10010428\t3')
    await userEvent.click(canvas.getByRole('button', { name: '校验' }))
    await userEvent.click(await canvas.findByRole('button', { name: '仅加入有效商品(2)' }))
    await userEvent.click(cell(3, '商品编码'))
    await userEvent.keyboard('10010435{Tab}20{Tab}前台')
    release()
    await expect(await canvas.findByText('1 种商品已加入购物车，1 种没有加入')).toBeVisible()
    await expect([cell(1, '商品编码').value, cell(2, '商品编码').value, cell(2, '数量').value]).toEqual(['10010428', '10010435', '20'])
    await expect(cell(2, '备注')).toHaveFocus()
    await expect(cell(2, '备注')).toHaveValue('前台')
    await expect(canvas.getByText(/^第1行/)).toBeVisible()
  },
})

/** A failure of the check loses nothing that was typed. */
export const KeepsWhatWasTyped = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.offline('POST /api/QuickOrder/Check')),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '第1行 商品编码' }), '10010411')
    await userEvent.click(canvas.getByRole('button', { name: '校验' }))
    const [problem] = await canvas.findAllByRole('alert')
    await expect(problem).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '第1行 商品编码' })).toHaveValue('10010411')
  },
})
