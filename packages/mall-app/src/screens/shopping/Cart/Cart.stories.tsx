import { buildApprovalPreview, buildBudgetState, buildCart, buildCartLine, buildInvalidCartLine, handle, logins } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { savingNames, type PriceReason } from '@mall/api/contract'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { fillCart, findPurchase, openRecords } from '../../../testing/records.ts'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { expectSums } from '../../../testing/expect-sums.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Cart } from './Cart.tsx'
import { CartView, type CartViewProps } from './CartView.tsx'
import { selectedSums } from './cart-totals.ts'

const args: CartViewProps = {
  cart: buildCart(),
  failure: null,
  pending: false,
  stale: false,
  onRetry: () => undefined,
  onQuantityChange: () => undefined,
  onRemarkChange: () => undefined,
  onSelect: () => undefined,
  onRemove: () => undefined,
  onMoveToFavorite: () => undefined,
  onClear: () => undefined,
  onCheckOut: () => undefined,
  onPass: () => undefined,
}

const meta = preview.meta({
  title: 'Screens/我的购物车 Cart',
  component: CartView,
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

const line = (CartItemId: number, change: Parameters<typeof buildCartLine>[0] = {}) => buildCartLine({ CartItemId, ...change })
/** A cart of these lines, with the sums that they come to. */
const cartOf = (Items: ReturnType<typeof line>[], freight: number) => buildCart({ Items, InvalidItems: [], ...selectedSums(Items, freight) })
const reasonOf = (Code: PriceReason['Code'], Price: number, MarketPrice: number): PriceReason => ({ Code, Text: '', Facts: { MinQty: 1, Price, MarketPrice }, Next: null })
const short = line(2, { StockShort: true, Quantity: 50, Selected: true, Stock: { State: 'inStock', Text: '现货', Quantity: 8 } })
const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

export const Filled = meta.story({ play: async ({ args, canvasElement }) => expectSums(canvasElement, args.cart ?? buildCart()) })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })
export const Loading = meta.story({ args: { cart: undefined } })
export const Failed = meta.story({ args: { cart: undefined, failure: 'failed' } })
export const Forbidden = meta.story({ args: { cart: undefined, failure: 'forbidden' } })
export const Empty = meta.story({ args: { cart: buildCart({ Items: [], InvalidItems: [] }) } })
export const OneRow = meta.story({ args: { cart: buildCart({ Items: [line(1)], InvalidItems: [] }) } })
export const NothingSelected = meta.story({
  args: { cart: cartOf([line(1, { Selected: false })], 0) },
})
/** Too little for free freight: what an order comes to, and what is missing. */
export const WithFreight = meta.story({
  args: { cart: cartOf([line(1, { Price: 17.5, Quantity: 2, Subtotal: 35 })], 8) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('满 ¥99.00 免运费，还差 ¥64.00')).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: '结算' })).getAllByText(/43\.00|^43$/).length).toBeGreaterThan(0)
  },
})
export const PriceChangedAndStockShort = meta.story({
  args: { cart: buildCart({ Items: [line(1, { PreviousPrice: 19.9, Price: 17.5 }), short], InvalidItems: [] }) },
})
/** At the price of a quote, and until when it holds; what it saves is shown apart from what the agreement and the quantity save. */
export const Quoted = meta.story({
  args: {
    cart: cartOf([
      line(1, { Price: 17.5, Quantity: 2, Subtotal: 35, QuotedUntil: '2026-03-25T18:00:00+08:00', PriceReason: reasonOf('quoted', 17.5, 19) }),
      line(2, { Price: 88, Quantity: 2, Subtotal: 176, QuotedUntil: '2026-03-19T09:30:00+08:00', IsAgreed: false, PreviousPrice: 96, PriceReason: reasonOf('quoted', 88, 96) }),
      line(3, { Price: 10, Quantity: 3, Subtotal: 30, PriceReason: reasonOf('agreed', 10, 12.5) }),
      line(4, { Price: 2.5, Quantity: 100, Subtotal: 250, IsAgreed: false, PriceReason: reasonOf('marketTier', 2.5, 3) }),
    ], 0),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('询价价，2026-03-25 18:00 前有效')).toBeVisible()
    const sums = within(canvas.getByRole('region', { name: '结算' }))
    await expect(sums.getByText('491.00')).toBeVisible()
    for (const [kind, amount] of [['agreed', '7.50'], ['quoted', '19.00'], ['tier', '50.00']] as const) await expect(sums.getByText(savingNames[kind]).parentElement).toHaveTextContent(amount)
    await expect(canvas.queryByText('非协议商品')).toBeNull()
  },
})
/** No small change is enough: why, and by whom. */
export const OverBudgetAndApproval = meta.story({
  args: {
    cart: buildCart({
      Budgets: [buildBudgetState({ PeriodName: '2026年一季度', Total: 2000, Used: 1800, Frozen: 187.5, Remaining: 12.5, Result: 1, Decides: true })],
      ApprovalPreview: buildApprovalPreview({ Change: null }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^由|^需由/)[0]).toHaveTextContent('行政部主管 → 财务主管、财务专员')
    await expect(canvas.queryByRole('button', { name: /^减\d/ })).toBeNull()
  },
})
const papers = [
  line(1, { CustomerProductName: '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', Unit: '箱', Price: 104, Quantity: 12, Subtotal: 1248, MOQ: 2, Step: 2, PriceReason: { ...reasonOf('agreed', 104, 117), Next: '买满20箱，单价降至¥99.00' } }),
  line(2, { Price: 96, Quantity: 4, Subtotal: 384, PriceReason: reasonOf('agreed', 96, 109), Remark: '前台与三楼各半' }),
  line(3, { Price: 24.5, Quantity: 20, Subtotal: 490, Selected: false, IsNonAgreed: true, IsAgreed: false, PriceReason: reasonOf('market', 24.5, 24.5), Stock: { State: 'delayed', Text: '预计2–6天', Quantity: 400 }, DeliveryText: '' }),
]
const [single] = buildApprovalPreview().Reasons
/** A little less of one line, and no approval is asked for. */
export const PassesWithLess = meta.story({
  args: {
    cart: {
      ...cartOf(papers, 0),
      ApprovalPreview: buildApprovalPreview({
        Reasons: single ? [{ ...single, Text: '您的单笔限额为 ¥1,500.00，本单 ¥1,632.00，超出 ¥132.00', Facts: { Amount: 1632, Limit: 1500 } }] : [],
        Change: { Text: '“打印纸”少买2箱，即可免审批', Lines: [{ CartItemId: 1, Quantity: 10 }], PayableAmount: 1424 },
      }),
    },
    onPass: fn(),
  },
  play: async ({ args: { cart, onPass }, canvas, userEvent }) => {
    await expect(canvas.getByText('少买2箱即可免审批', { selector: 'strong' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: '减 2箱' })[0] ?? document.body)
    await expect(onPass).toHaveBeenCalledWith(cart?.ApprovalPreview.Change, expect.objectContaining({ action: '减 2箱' }))
  },
})
export const PassesWithLessOnAPhone = meta.story({ ...PassesWithLess.input, globals: { viewport: { value: 'w390' } } })
export const PassesWithLessInTheDark = meta.story({ ...PassesWithLess.input, globals: { scheme: 'dark' } })
/** 价格可见 is off: what needs approval is said without figures. */
export const PricesHidden = meta.story({
  args: {
    cart: buildCart({
      Items: [line(1), line(2)].map((one) => ({ ...one, Price: null, Subtotal: null, PreviousPrice: null, PriceReason: null })),
      GoodsAmount: null, Freight: null, PayableAmount: null, SavedAmount: null, Savings: null, FreeFreightFrom: null, Budgets: [buildBudgetState({ Total: null, Used: null, Frozen: null, Remaining: null })],
      ApprovalPreview: buildApprovalPreview({ Reasons: [{ Code: 'overSingleLimit', Text: '超单笔限额', Facts: { Amount: null, Limit: null } }], Change: null }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible()
    await expect(canvas.queryByText(/¥|NaN/)).toBeNull()
    await expect(canvas.getByRole('button', { name: /^去结算/ })).toBeEnabled()
  },
})
export const OnlyInvalid = meta.story({
  args: { cart: { ...cartOf([], 0), InvalidItems: [buildInvalidCartLine({ Reason: '该商品已下架' })] } },
})
export const Submitting = meta.story({ args: { pending: true } })
export const LongContent = meta.story({
  args: {
    cart: {
      ...cartOf([line(1, { CustomerProductName: longName, ProductCode: '12345678901234567890', Price: 123_456.78, Quantity: 9999, Subtotal: 1_234_444_343.22, Remark: longName })], 0),
      InvalidItems: [buildInvalidCartLine({ CustomerProductName: longName })],
    },
  },
})

/** Too tall for a picture: what it must show is that a full cart works. */
export const ThousandRows = meta.story({
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  args: { cart: buildCart({ Items: Array.from({ length: 1000 }, (_, at) => line(at + 1)) }) },
  play: async ({ canvasElement }) => {
    // By selector: a query by role asks each of the page's elements whether it is hidden.
    await expect(canvasElement.querySelectorAll('[role="spinbutton"]')).toHaveLength(1000)
  },
})

const connected = () => (
  <StoryMall at="/shop/cart" login={logins.buyer}>
    <Cart />
  </StoryMall>
)

export const ShowsAQuantityAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.never('POST /api/ShoppingCart/Update')),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const [stepper] = await canvas.findAllByRole('spinbutton')
    if (!stepper) throw new Error('The cart has no line.')
    const before = Number(stepper.getAttribute('aria-valuenow'))
    stepper.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(Number(stepper.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  },
})

export const RollsBackARefusedQuantity = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/ShoppingCart/Update', '库存不足')),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const [stepper] = await canvas.findAllByRole('spinbutton')
    if (!stepper) throw new Error('The cart has no line.')
    const before = stepper.getAttribute('aria-valuenow')
    stepper.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByText('库存不足')).toBeVisible())
    await waitFor(() => expect(stepper).toHaveAttribute('aria-valuenow', before))
  },
})

export const AsksBeforeDeleting = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at="/shop/cart" />,
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^删除 / })
    if (!button) throw new Error('The cart has no line.')
    const count = canvas.getAllByRole('spinbutton').length
    await userEvent.click(button)
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(canvas.queryAllByRole('spinbutton')).toHaveLength(count - 1))
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { name: /^选择 / })[0]).toHaveFocus())
  },
})

/** The field opens from the actions of its line, and the focus goes back to them. */
export const WritesARemark = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at="/shop/cart" />,
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^添加备注 / })
    if (!open) throw new Error('The cart has no line without a remark.')
    await userEvent.click(open)
    const label = (open.getAttribute('aria-label') ?? '').replace('添加', '')
    await expect(canvas.getByRole('textbox', { name: label })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('textbox', { name: label })).toBeNull()
    await expect(canvas.getByRole('button', { name: `添加${label}` })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('放前台{Enter}')
    await expect(await canvas.findByRole('button', { name: `修改${label}` })).toHaveFocus()
    await expect(canvas.getByText(/^备注：放前台/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `改${label}` }))
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('放前台')
  },
})

/** On the live mall: what is offered does pass, and can be taken back. */
export const PassesAtAPress = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...(await liveMall()))
    const records = await openRecords()
    await fillCart(records, await findPurchase(records))
  },
  render: () => <LiveMall account="buyer" at="/shop/cart" />,
  play: async ({ canvas, userEvent }) => {
    const stepper = await canvas.findByRole('spinbutton')
    const before = Number(stepper.getAttribute('aria-valuenow'))
    const [less] = await canvas.findAllByRole('button', { name: /^减 \d+/ })
    if (!less) throw new Error('Nothing would spare the approval.')
    await expect(canvas.getByText(/^预计触发审批/)).toBeVisible()
    await userEvent.click(less)
    await waitFor(() => expect(canvas.queryByText(/^预计触发审批/)).toBeNull())
    await expect(Number(stepper.getAttribute('aria-valuenow'))).toBeLessThan(before)
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(stepper).toHaveAttribute('aria-valuenow', String(before)))
    await expect(await canvas.findByText(/^预计触发审批/)).toBeVisible()
  },
})

export const GoesOnToTheOrder = meta.story({
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^去结算/ }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/shop\/submit\?ids=\d/)
  },
})

export const FinanceMayNotBuy = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid('POST /api/ShoppingCart/List')),
  render: () => (
    <StoryMall at="/shop/cart" login={logins.finance}>
      <Cart />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限，请联系企业管理员')).toBeVisible()
  },
})
