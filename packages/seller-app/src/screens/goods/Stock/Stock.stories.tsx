import { MallError } from '@mall/api'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { drawingOf, handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { AdjustForm } from './AdjustForm.tsx'
import { IncomingDayForm } from './IncomingDayForm.tsx'
import { IncomingForm } from './IncomingForm.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { Stock } from './Stock.tsx'
import { StockView, type StockViewProps } from './StockView.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { stockList } from './stock-list.ts'
import { WarningForm } from './WarningForm.tsx'

const buildPage = pageBuilder('POST /api/SellerStock/List')
const choices = responseBuilder('POST /api/SellerProduct/Choices')()

const paper = {
  ProductCode: '10010222', Name: '云笺坊 简约系列 A3复印纸 80g 500张/包', ImageUrl: drawingOf('云笺坊 简约系列 A3复印纸 80g 500张/包'), Category: '复印纸', Unit: '包', Shelf: 'on' as const, Warehouse: '310000' as const,
  Stock: 318, Reserved: 24, OnHand: 342, Incoming: 0, IncomingOn: null, IncomingOverdueDays: 0, Waiting: 0, WarnAt: null, Place: 'A-03-2', AllowActions: ['Adjust' as const, 'AddIncoming' as const, 'SetWarning' as const, 'SetPlace' as const],
}
const pen = { ...paper, ProductCode: '12010170', Name: '知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒', ImageUrl: drawingOf('知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒'), Category: '中性笔', Unit: '盒', Stock: 46, Reserved: 0, OnHand: 46, Incoming: 120, IncomingOn: '2026-03-16', IncomingOverdueDays: 2 }
const toner = { ...paper, ProductCode: '14010088', Name: '芯榆 标准容量 易加粉硒鼓 LY-88A 1500页', ImageUrl: drawingOf('芯榆 标准容量 易加粉硒鼓 LY-88A 1500页'), Category: '硒鼓', Unit: '支', Stock: 0, Reserved: 6, OnHand: 6, Incoming: 60, IncomingOn: '2026-03-20', IncomingOverdueDays: 0, Waiting: 3, WarnAt: 20 }
const chair = { ...paper, ProductCode: '62001021', Name: '木序堂 胡桃系列 人体工学椅 白色 带脚托', ImageUrl: drawingOf('木序堂 胡桃系列 人体工学椅 白色 带脚托'), Category: '办公椅', Unit: '把', Stock: 11, Reserved: 1, OnHand: 12, WarnAt: 5, Place: '', Shelf: 'off' as const }

const counts = (low: number, none: number) => [{ Alarm: 'low' as const, Count: low }, { Alarm: 'none' as const, Count: none }]
const filled = buildPage([toner, pen, chair, paper], { AlarmCounts: counts(37, 11), All: 4056, total: 4056 })

/** The same with their pictures. */
const [tonerRow, , , paperRow] = filled.Items
if (tonerRow === undefined || paperRow === undefined) throw new Error('The page has no rows')

const onWay = {
  IncomingId: 7, ProductCode: toner.ProductCode, Warehouse: '310000' as const, Quantity: 40, Received: 0, Rest: 40, ExpectedOn: '2026-03-20', OverdueDays: 0, Note: '芯榆 采购单 PO-0312', EnteredBy: '陈仓', EnteredTime: '2026-03-14T10:20:00+08:00',
  Status: 10 as const, StatusName: '在途', AllowActions: ['Receive' as const, 'SetDay' as const, 'Cancel' as const], Version: 1,
}
const partly = { ...onWay, IncomingId: 8, Quantity: 50, Received: 30, Rest: 20, ExpectedOn: '2026-03-24', Note: '' }
const late = { ...onWay, IncomingId: 9, ProductCode: pen.ProductCode, Quantity: 120, Rest: 120, ExpectedOn: '2026-03-16', OverdueDays: 2, Note: '知汀 采购单 PO-0298' }
const nothingOnWay = { Items: [], total: 0 }

const movement = { At: '2026-03-18T09:14:00+08:00', Reason: '下单', By: '', OrderNo: '202603180007', Note: '', Change: -6, Left: 0 }
const movements = {
  Items: [
    movement,
    { ...movement, At: '2026-03-17T16:02:00+08:00', Reason: '盘点', By: '陈仓', OrderNo: null, Note: '货架后面找到 2 件', Change: 2, Left: 6 },
    { ...movement, At: '2026-03-16T11:40:00+08:00', OrderNo: null, Change: -40, Left: 4 },
    { ...movement, At: '2026-03-12T08:30:00+08:00', Reason: '入库', By: '陈仓', OrderNo: null, Change: 44, Left: 44 },
  ],
  total: 18,
}

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(stockList, {
  filled,
  none: buildPage([], { AlarmCounts: counts(0, 0), All: 0 }),
  thousand: buildPage(thousandRows((at) => ({ ...paper, ProductCode: String(20_000_000 + at) })), { AlarmCounts: counts(0, 0), All: 1000 }),
})

const meta = preview.meta({
  title: 'Seller/库存 Stock',
  component: StockView,
  args: { state: stateOf(), categories: choices.Categories, movements, onMore: fn(), onRetryMovements: fn(), onTask: fn(), onImport: fn() as StockViewProps['onImport'], onSheet: fn(), incoming: { Items: [onWay, partly], total: 2 }, onRetryIncoming: fn(), onIncomingTask: fn() },
  decorators,
})

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, 'low')
    await expect(context.canvas.getByText(/上海仓 4,056 种商品/)).toHaveTextContent('上海仓 4,056 种商品，37 种低于预警，11 种无货')
    await context.userEvent.click(context.canvas.getByRole('button', { name: '下载盘点表' }))
    await expect(context.args.onSheet).toHaveBeenCalledWith(filled.Items)
    await context.userEvent.click(context.canvas.getByRole('button', { name: '导入盘点' }))
    await expect(context.args.onImport).toHaveBeenCalledOnce()
  },
})

/** What moved a stock, with the order as far as the user sees it. */
export const Peek = meta.story({
  args: { state: stateOf(`Peek=${toner.ProductCode}`) },
  play: async ({ args, userEvent }) => {
    // Beside the list where there is room, else in a drawer.
    await expect(await screen.findByText('6 支，已下单未发出')).toBeVisible()
    await expect(screen.getByRole('link', { name: movement.OrderNo })).toHaveAttribute('href', `/orders/${movement.OrderNo}`)
    await expect(screen.getByText('+2，可用 6；货架后面找到 2 件')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '更早的 14 次' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: '盘点、调整' }))
    await expect(args.onTask).toHaveBeenCalledWith('Adjust', tonerRow)
  },
})
export const MovementsFailed = meta.story({
  args: { state: stateOf(`Peek=${toner.ProductCode}`), movements: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加载失败，点击重试' }))
    await expect(args.onRetryMovements).toHaveBeenCalledOnce()
  },
})
/** What is on its way is beside the stock: when, of whom, what came of it, and what can be done. */
export const OnItsWay = meta.story({
  args: { state: stateOf(`Peek=${toner.ProductCode}`) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('60 支，最早的 2026-03-20 到')).toBeVisible()
    await expect(screen.getByText('共 50 件，已到 30 件；陈仓登记')).toBeVisible()
    const [receive] = screen.getAllByRole('button', { name: '登记到货' })
    if (receive === undefined) throw new Error('There is no such button')
    await userEvent.click(receive)
    await expect(args.onIncomingTask).toHaveBeenCalledWith('Receive', onWay)
    await userEvent.click(screen.getByRole('button', { name: '登记在途' }))
    await expect(args.onTask).toHaveBeenCalledWith('AddIncoming', tonerRow)
  },
})
/** What should have been there says for how long, in the list and beside it. */
export const Overdue = meta.story({
  args: { state: stateOf(`Peek=${pen.ProductCode}`), incoming: { Items: [late], total: 1 } },
  play: async () => {
    await expect(await screen.findByText('逾期 2 天未到')).toBeVisible()
    await expect(screen.getByText('120 盒，最早的逾期 2 天未到')).toBeVisible()
  },
})
export const OverdueOnPhone = meta.story({ args: { state: stateOf(`Peek=${pen.ProductCode}`), incoming: { Items: [late], total: 1 } }, globals: { viewport: { value: 'w390' } } })
export const IncomingFailed = meta.story({
  args: { state: stateOf(`Peek=${toner.ProductCode}`), incoming: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '在途加载失败，点击重试' }))
    await expect(args.onRetryIncoming).toHaveBeenCalledOnce()
  },
})
export const NoMovements = meta.story({ args: { state: stateOf(`Peek=${chair.ProductCode}`), incoming: nothingOnWay, movements: { Items: [], total: 0 } } })

/** Who only reads stock changes none. */
export const ReadOnly = meta.story({
  args: { state: stateOf(`Peek=${paper.ProductCode}`, { data: buildPage([{ ...paper, AllowActions: [] }], { AlarmCounts: counts(0, 0), All: 1 }) }), onImport: undefined, incoming: { Items: [{ ...onWay, AllowActions: [] }], total: 1 } },
  play: async () => {
    await screen.findByText('24 包，已下单未发出')
    for (const name of ['导入盘点', '登记在途', '登记到货', '盘点、调整', '设预警线', '设库位']) await expect(screen.queryByRole('button', { name })).toBeNull()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([pen], { AlarmCounts: counts(1, 0), All: 1 }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([{ ...paper, Name: '云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸', ImageUrl: drawingOf('云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸'), Category: '高档商务复印纸与特种纸', Stock: 999_999, Reserved: 999_999, OnHand: 1_999_998, Incoming: 999_999, IncomingOn: '2026-01-20', IncomingOverdueDays: 57, WarnAt: 999_999, Place: '东库二层A-03-2', Unit: '标准包装箱' }], {
        AlarmCounts: counts(128_000, 64_000), All: 1_200_000,
      }),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ args: { state: stateOf(`Peek=${toner.ProductCode}`) }, globals: { scheme: 'dark' } })

const form = async () => within(await screen.findByRole('dialog', { name: '盘点、调整库存' }))
const onWrite = fn(async () => undefined)
const onRefresh = fn(async () => undefined)

const adjusting = (onSubmit: (values: unknown) => Promise<unknown>) => () => (
  <StoryMall at="/stock" login={sellerLogin}>
    <AdjustForm stock={paperRow} onSubmit={onSubmit} onRefresh={onRefresh} onClose={fn()} />
  </StoryMall>
)

/** A count is said as the difference that it makes before it is written. */
export const Counting = meta.story({
  render: adjusting(onWrite),
  play: async ({ userEvent }) => {
    const dialog = await form()
    await userEvent.click(dialog.getByRole('button', { name: '写入' }))
    await expect(await dialog.findByText('请填写整数')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '实盘（件）' }), '340')
    await expect(dialog.getByText('账面 342 → 340，盘亏 2 件')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '说明' }), '破损 2 包')
    await userEvent.click(dialog.getByRole('button', { name: '写入' }))
    await waitFor(() => expect(onWrite).toHaveBeenCalledWith({ Reason: 'count', Seen: 342, Change: -2, Note: '破损 2 包' }))
  },
})

/** What is damaged goes, and any other change says why. */
export const Adjusting = meta.story({
  render: adjusting(onWrite),
  play: async ({ userEvent }) => {
    const dialog = await form()
    await userEvent.click(dialog.getByRole('radio', { name: '其他' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '增减（件）' }), '-2')
    await userEvent.click(dialog.getByRole('button', { name: '写入' }))
    await expect(await dialog.findByText('请写明增减了什么、为什么')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: '报损' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: '报损（件）' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '报损（件）' }), '3')
    await expect(dialog.getByText('账面 342 → 339，少 3 件')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '写入' }))
    await waitFor(() => expect(onWrite).toHaveBeenCalledWith({ Reason: 'damage', Seen: 342, Change: -3, Note: '' }))
  },
})

/** The books changed since they were read: nothing that was typed is lost, and 刷新 reads them again. */
export const CountStale = meta.story({
  render: adjusting(() => Promise.reject(new MallError('business', '账面已从 342 变为 336，请核对后再盘点', { code: 'VERSION_CONFLICT' }))),
  play: async ({ userEvent }) => {
    const dialog = await form()
    await userEvent.type(dialog.getByRole('textbox', { name: '实盘（件）' }), '340')
    await userEvent.click(dialog.getByRole('button', { name: '写入' }))
    await expect(await dialog.findByText('账面已从 342 变为 336，请核对后再盘点')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '实盘（件）' })).toHaveValue('340')
    await userEvent.click(dialog.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(onRefresh).toHaveBeenCalled())
  },
})
export const CountingOnPhone = meta.story({ render: adjusting(onWrite), globals: { viewport: { value: 'w390' } } })

const onWarning = fn(async () => undefined)

export const Warning = meta.story({
  render: () => <WarningForm stock={tonerRow} onSubmit={onWarning} onRefresh={onRefresh} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '设预警线' }))
    const field = dialog.getByRole('textbox', { name: '可用少于（件）' })
    await userEvent.clear(field)
    await userEvent.type(field, '-1')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('请填写 0 到 999999 的整数')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onWarning).toHaveBeenCalledWith(null))
  },
})

const onPlace = fn(async () => undefined)

/** Where it lies; too long a place is said at the field. */
export const SetsAPlace = meta.story({
  render: () => <PlaceForm stock={paperRow} onSubmit={onPlace} onRefresh={onRefresh} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '设库位' }))
    const field = dialog.getByRole('textbox', { name: '库位' })
    await expect(field).toHaveValue('A-03-2')
    await userEvent.clear(field)
    await userEvent.type(field, '东库二层第三排货架A-03-2')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('库位最多 12 字')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, ' B-12-4 ')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onPlace).toHaveBeenCalledWith('B-12-4'))
  },
})

const onBuy = fn(async () => undefined)

/** What was bought is written down with its day. */
export const AddsIncoming = meta.story({
  render: () => (
    <StoryMall at="/stock" login={sellerLogin}>
      <IncomingForm stock={tonerRow} today="2026-03-18" onSubmit={onBuy} onClose={fn()} />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '登记在途' }))
    await expect(dialog.getByRole('textbox', { name: '数量（件）' })).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: '登记' }))
    await expect(await dialog.findByText('请填写 1 到 999999 的整数')).toBeVisible()
    await expect(dialog.getByText('请选择预计到货日')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '数量（件）' }), '40')
    await userEvent.type(dialog.getByRole('textbox', { name: '预计到货日' }), '2026-03-20')
    await userEvent.type(dialog.getByRole('textbox', { name: '说明' }), 'PO-0312')
    await userEvent.click(dialog.getByRole('button', { name: '登记' }))
    await waitFor(() => expect(onBuy).toHaveBeenCalledWith({ Quantity: 40, ExpectedOn: '2026-03-20', Note: 'PO-0312' }))
  },
})

const onReceive = fn(async () => undefined)

/** A part came: the rest stays on its way unless it is closed. */
export const ReceivesIncoming = meta.story({
  render: () => <ReceiveForm incoming={onWay} onSubmit={onReceive} onRefresh={onRefresh} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '登记到货' }))
    const field = dialog.getByRole('textbox', { name: '到货（件）' })
    await expect(field).toHaveValue('40')
    await userEvent.clear(field)
    await userEvent.type(field, '15')
    await expect(await dialog.findByText('其余 25 件仍在途')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: '其余不再到货' }))
    await userEvent.click(dialog.getByRole('button', { name: '入库' }))
    await waitFor(() => expect(onReceive).toHaveBeenCalledWith({ Quantity: 15, CloseRest: true }))
  },
})

/** What the server refuses is said beside the field, and what was typed stays. */
export const ReceivesTooMany = meta.story({
  render: () => <ReceiveForm incoming={onWay} onSubmit={() => Promise.reject(new MallError('business', '在途只有 40 件，多到的请另记入库', { code: 'INCOMING_TOO_MANY' }))} onRefresh={onRefresh} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '登记到货' }))
    const field = dialog.getByRole('textbox', { name: '到货（件）' })
    await userEvent.clear(field)
    await userEvent.type(field, '60')
    await userEvent.click(dialog.getByRole('button', { name: '入库' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('在途只有 40 件，多到的请另记入库'))
    await expect(field).toHaveValue('60')
  },
})

const onDay = fn(async () => undefined)

export const ChangesTheDay = meta.story({
  render: () => <IncomingDayForm incoming={late} today="2026-03-18" onSubmit={onDay} onRefresh={onRefresh} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '改到货日' }))
    const field = dialog.getByRole('textbox', { name: '预计到货日' })
    await userEvent.clear(field)
    await userEvent.type(field, '2026-03-25')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onDay).toHaveBeenCalledWith('2026-03-25'))
  },
})

const onClose = fn()

/** A sheet is read, its wrong rows are mended, and the good ones are written. */
export const Importing = meta.story({
  render: () => (
    <ImportCounts
      source={{
        subject: '盘点', partSize: 500,
        check: async () => ({
          Columns: ['编码', '仓库', '账面', '实盘', '说明', '库位'],
          Rows: [
            { RowNo: 2, Cells: ['10010222', '上海', '342', '340', '破损 2 包'], Problems: [] },
            { RowNo: 3, Cells: ['12010170', '上海', '40', '46', ''], Problems: [{ Column: 2, Message: '账面现在是 46，请核对后再盘点' }] },
          ],
        }),
        land: async (rows) => ({ Results: rows.map(({ RowNo }) => ({ RowNo, Success: true, Code: 'OK', Message: '10010222 342 → 340，盘亏 2 件' })), landed: [] }),
      }}
      onClose={onClose}
    />
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /或从表格复制后粘贴/ }), '10010222\t上海\t342\t340')
    await userEvent.click(dialog.getByRole('button', { name: '读取粘贴的内容' }))
    await expect(await screen.findByText('账面现在是 46，请核对后再盘点')).toBeVisible()
  },
})

/** Connected: a count is written with the number that was seen, and the list shows what it came to. */
export const Writes = meta.story({
  beforeEach: ({ msw }) => {
    let row = paperRow
    msw.use(
      handle('POST /api/SellerStock/List', () => buildPage([row], { AlarmCounts: counts(0, 0), All: 1 })),
      handle('POST /api/SellerStock/Movements', movements),
      handle('POST /api/SellerIncoming/List', nothingOnWay),
      handle('POST /api/SellerStock/Adjust', ({ Seen, Change }) => {
        row = { ...paperRow, OnHand: Seen + Change, Stock: Seen + Change - paperRow.Reserved }
        return row
      }),
    )
  },
  render: () => (
    <StoryMall at={`/stock?Peek=${paper.ProductCode}`} login={sellerLogin}>
      <Stock />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '盘点、调整' }))
    const dialog = await form()
    await userEvent.type(dialog.getByRole('textbox', { name: '实盘（件）' }), '340')
    await userEvent.click(dialog.getByRole('button', { name: '写入' }))
    await expect(await screen.findByText('已写入，账面 340')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '盘点、调整库存' })).toBeNull())
    await expect(await screen.findByText('340 包，盘点时应有')).toBeVisible()
  },
})
