import { MallError } from '@mall/api'
import { invoiceMode, paymentType, type CallOutput } from '@mall/api/contract'
import { buildAddress, buildApprovalPreview, buildBudgetLevels, buildBudgetState, buildChangedAnswer, buildOrderConfirmation, buildSubmitAnswer, handle, logins } from '@mall/mocks'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { AddressForm } from '../../../features/address/AddressForm.tsx'
import { expectSums } from '../../../testing/expect-sums.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { linesText, pendingSubmission, type Submission } from './pending-submission.ts'
import { Submit } from './Submit.tsx'
import { submittedOrders } from './submitted-orders.ts'
import { SubmitFailure, SubmitLoading } from './SubmitStates.tsx'
import { SubmitView, type SubmitViewProps } from './SubmitView.tsx'

const plain = buildOrderConfirmation({ ApprovalPreview: buildApprovalPreview({ Reasons: [], Nodes: [], Change: null }) })

const fullCalls = {
  save: () => Promise.reject(new MallError('business', '收货地址最多50个')), parse: () => Promise.reject(new MallError('network', '网络连接故障')), read: () => Promise.resolve(buildAddress()),
}

const args: SubmitViewProps = {
  confirmation: plain,
  updating: false,
  submitting: false,
  problem: null,
  unanswered: null,
  changes: null,
  onChoice: () => undefined,
  onSubmit: () => Promise.resolve(),
  onResend: () => undefined,
  onAgree: () => undefined,
  onDismissChanges: () => undefined,
  renderLeaveGuard: () => null,
  renderAddressDialog: (events) => <AddressForm {...events} address={null} calls={fullCalls} isGuarded />,
  upload: () => Promise.resolve({ Url: '/files/a1', Name: 'a.pdf' }),
}

const meta = preview.meta({
  title: 'Screens/填写核对订单 Submit',
  component: SubmitView,
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
  beforeEach: () => sessionStorage.removeItem('pendingSubmission'),
})

const approval = buildApprovalPreview()
const department = plain.Departments[0]?.DepartmentId ?? 1
const sentId = '6f1c2f7e-9c0b-4c39-9f0a-1d2e3f405162'

/** A submission whose response was lost, with all that the usual order has not. */
const sentBefore: Submission = {
  ConfirmToken: 'shown',
  AddressId: plain.Addresses.at(-1)?.AddressId ?? 1,
  DepartmentId: department,
  PaymentType: paymentType.transfer,
  InvoiceMode: invoiceMode.none,
  PoNo: 'PO-2026-0318',
  Reason: '季度补货',
  Remark: '放前台',
}

const levels = (parts: Parameters<typeof buildBudgetLevels>[0]) => buildBudgetLevels(parts).map((level) => ({ ...level, DepartmentId: department }))
const longName = '超长名称用于检验换行是否正确的华东区域行政与综合管理中心长三角运营与共享服务分公司'

/** With the attachments, which come after the form. */
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Filled = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('选择文件')).toBeVisible()
    await expectSums(canvasElement, args.confirmation)
  },
})
export const NeedsApproval = meta.story({ args: { confirmation: { ...plain, ApprovalPreview: approval } } })
/** One press: which rule, by how much, and what would make it pass. */
export const SaysWhy = meta.story({
  args: { confirmation: { ...plain, ApprovalPreview: approval } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '为什么需要审批' }))
    const why = await canvas.findByRole('dialog', { name: '为什么需要审批' })
    await expect(within(why).getByText('您的单笔限额为 ¥5,000.00，本单 ¥6,200.00，超出 ¥1,200.00')).toBeVisible()
    await expect(within(why).getByText('不买“会议平板支架”，即可免审批')).toBeVisible()
  },
})
/** 价格可见 is off: the rules hold, and are said without figures. */
export const PricesHidden = meta.story({
  args: {
    confirmation: {
      ...plain,
      GoodsAmount: null, Freight: null, PayableAmount: null,
      Items: plain.Items.map((item) => ({ ...item, Price: null, Subtotal: null })),
      UnsellableItems: [],
      PaymentTypes: plain.PaymentTypes.map((type) => ({ ...type, Note: type.Note === '' ? '' : '信用额度还可用 —' })),
      Budgets: [buildBudgetState({ DepartmentId: department, Total: null, Used: null, Frozen: null, Remaining: null, Result: 1, Decides: true })],
      ApprovalPreview: buildApprovalPreview({ Reasons: [{ Code: 'overBudget', Text: '超预算', Facts: { Amount: null, Limit: null } }], Change: null }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible()
    await expect(canvas.getByText(/^超预算，可提交审批（超出 .* 预算）$/)).toBeVisible()
    await expect(canvas.queryByText(/¥|NaN/)).toBeNull()
  },
})
export const OverBudget = meta.story({
  args: {
    confirmation: {
      ...plain,
      Budgets: levels({ month: { Total: 1000, Used: 900, Frozen: 50, Remaining: 50, Result: 1, Decides: true } }),
      ApprovalPreview: buildApprovalPreview({
        Reasons: [{ Code: 'overBudget', Text: '“2026年3月 预算”可用 ¥50.00，本单 ¥180.00，超出 ¥130.00', Facts: { Amount: 180, Limit: 50 } }],
        Change: null,
      }),
    },
  },
})
export const BudgetForbids = meta.story({
  args: {
    confirmation: { ...plain, Budgets: levels({ year: { Total: 1000, Used: 990, Frozen: 0, Remaining: 10, Control: 'forbid', Result: 2, Decides: true } }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('超预算，禁止提交（超出 2026年 预算）')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交订单' })).toBeDisabled()
  },
})
/** All levels of the account allow the order: the one with least left is shown, the others below it. */
export const BudgetLevels = meta.story({
  args: { confirmation: { ...plain, Budgets: levels({ quarter: { Total: 20_000, Used: 15_100, Frozen: 2_350, Remaining: 2_550, Decides: true } }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026年一季度预算，以此为准')).toBeVisible()
    const rows = within(canvas.getByLabelText('其他各级预算本单后剩余'))
    await expect(rows.getByText(/^2026年$/)).toBeVisible()
    await expect(rows.queryByText(/^2026年一季度/)).toBeNull()
  },
})
/** A department with one budget: nothing to compare. */
export const OneBudget = meta.story({ args: { confirmation: { ...plain, Budgets: levels({ month: { Decides: true } }).slice(2) } } })
export const WithoutBudget = meta.story({ args: { confirmation: { ...plain, Budgets: [] } } })
export const WithUnsellable = meta.story({
  args: { confirmation: { ...plain, UnsellableItems: plain.Items.slice(0, 1).map((item) => ({ ...item, CartItemId: 999, Reason: '该商品已下架' })) } },
})
export const Empty = meta.story({ args: { confirmation: { ...plain, Addresses: [], Budgets: [], InvoiceTitles: [] } } })
export const Updating = meta.story({ args: { updating: true } })
export const Submitting = meta.story({ args: { submitting: true } })

let arrive: (file: { readonly Url: string; readonly Name: string }) => void = () => {}

/** No order goes without the file that is on its way. */
export const SentDuringAnUpload = meta.story({
  args: {
    onSubmit: fn(() => Promise.resolve()),
    upload: () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: '提交订单' })
    await userEvent.upload(await canvas.findByLabelText('选择文件', { selector: 'input' }), new File(['清单'], '采购清单.pdf', { type: 'application/pdf' }))
    await userEvent.click(submit)
    await expect(await canvas.findByText('附件上传中，请稍候')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    arrive({ Url: '/files/a1', Name: '采购清单.pdf' })
    await waitFor(() => expect(canvas.queryByText('附件上传中，请稍候')).toBeNull())
    await userEvent.click(submit)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ Attachments: [{ Url: '/files/a1', Name: '采购清单.pdf' }] })))
  },
})
export const Refused = meta.story({ args: { problem: { text: '库存不足', leadsToCart: false } } })
export const AnswerLost = meta.story({ args: { unanswered: sentBefore, problem: { text: '网络连接故障', leadsToCart: false } } })
export const Loading = meta.story({ render: () => <SubmitLoading /> })
export const Failed = meta.story({ render: () => <SubmitFailure error={null} isFailed onRetry={() => undefined} /> })
export const LongContent = meta.story({
  args: {
    confirmation: {
      ...plain,
      Addresses: Array.from({ length: 6 }, (_, at) => buildAddress({ AddressId: at + 1, Consignee: '综合管理中心前台收发室代收人员', Detail: longName.repeat(2), IsDefault: at === 5 })),
      Items: [0, 100].flatMap((from) => plain.Items.map((item) => ({ ...item, CartItemId: from + item.CartItemId, CustomerProductName: longName.repeat(2), Subtotal: 12_345_678.9, Remark: longName }))),
      GoodsAmount: 12_345_678.9,
      PayableAmount: 12_345_678.9,
      ApprovalPreview: approval,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const lines = within(canvas.getByRole('region', { name: '商品清单' }))
    await expect(lines.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(lines.getByRole('button', { name: `全部商品（${args.confirmation.Items.length}）` }))
    await expect(lines.getAllByRole('listitem')).toHaveLength(args.confirmation.Items.length)
    await userEvent.click(lines.getByRole('button', { name: '收起商品' }))
  },
})

const { User, Enterprise } = logins.buyer
const viewer = `${User.uid}@${Enterprise.EnterpriseId}`

const connected = (at = '/shop/submit?ids=1,2') => (
  <StoryMall at={at} login={logins.buyer}>
    <Submit />
  </StoryMall>
)

export const InvalidInput = meta.story({
  args: { confirmation: { ...plain, Addresses: [], ApprovalPreview: approval } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('订单备注'), '放前台')
    await userEvent.click(canvas.getByRole('button', { name: '提交审批' }))
    await expect(await canvas.findByText('请选择收货地址')).toBeVisible()
    await expect(await canvas.findByText('该订单需要审批，请填写采购事由')).toBeVisible()
    await expect(canvas.getByLabelText('订单备注')).toHaveValue('放前台')
  },
})

let confirmations = 0

/** Once: what was ordered has left the cart, and another question about it would be answered by an error. */
export const PlacesTheOrder = meta.story({
  beforeEach: ({ msw }) => {
    confirmations = 0
    msw.use(
      http.post('*/api/Order/Confirm', () => {
        confirmations += 1
      }),
    )
  },
  render: () => connected('/shop/submit'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^提交(订单|审批)$/ })
    const reason = canvas.getByLabelText(/^采购事由/)
    await userEvent.type(reason, '季度补货')
    const asked = confirmations
    await userEvent.click(button)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/shop\/state\?id=/)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(confirmations).toBe(asked)
  },
})

let submissions: string[] = []

/** The response is lost twice; the same submission, sent again by either button, returns its outcome. */
export const SendsTheSameAgain = meta.story({
  beforeEach: ({ msw }) => {
    submissions = []
    msw.use(
      http.post('*/api/Order/Submit', async ({ request }) => {
        submissions.push(((await request.clone().json()) as { RequestId: string }).RequestId)
        return submissions.length < 3 ? HttpResponse.error() : undefined
      }),
    )
  },
  render: () => connected('/shop/submit'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^采购事由/), '季度补货')
    const submit = canvas.getByRole('button', { name: /^提交(订单|审批)$/ })
    await userEvent.click(submit)
    await canvas.findByRole('button', { name: '重试提交' })
    await userEvent.click(submit)
    await waitFor(() => expect(submissions).toHaveLength(2))
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(await canvas.findByRole('button', { name: '重试提交' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/shop\/state\?id=/)
    await expect(submissions).toEqual([submissions[0], submissions[0], submissions[0]])
  },
})

/** The order was made, its lines left the cart, and the page was reloaded before the response arrived. */
export const AnswerLostThenReloaded = meta.story({
  beforeEach: ({ msw }) => {
    pendingSubmission.set({
      viewer,
      subject: { cartItemIds: [1, 2] },
      lines: linesText(plain),
      sent: { input: sentBefore, id: crypto.randomUUID() },
    })
    msw.use(handle.fail('POST /api/Order/Confirm', '请选择要结算的商品'), handle('POST /api/Order/Submit', buildSubmitAnswer()))
  },
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试提交' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(`/shop/state?id=${buildSubmitAnswer().SubmitId}`)
    await expect(sessionStorage.getItem('pendingSubmission')).toBeNull()
  },
})

let sentAgain: unknown[] = []

/** The response was lost and the page was reloaded: it shows what was sent, and its button makes the same request. What is changed then is another one. */
export const ShowsWhatWasSent = meta.story({
  beforeEach: ({ msw }) => {
    sentAgain = []
    pendingSubmission.set({ viewer, subject: { cartItemIds: [1, 2] }, lines: linesText(plain), sent: { input: sentBefore, id: sentId } })
    msw.use(
      http.post('*/api/Order/Submit', async ({ request }) => {
        sentAgain.push(await request.clone().json())
        return HttpResponse.error()
      }),
    )
  },
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByLabelText(/^采购事由/)
    await expect(reason).toHaveValue(sentBefore.Reason)
    await expect(canvas.getByLabelText('订单备注')).toHaveValue(sentBefore.Remark)
    await expect(canvas.getByLabelText('采购单号')).toHaveValue(sentBefore.PoNo)
    const submit = canvas.getByRole('button', { name: /^提交(订单|审批)$/ })
    // What follows from the address that was sent is asked first.
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(submit)
    await waitFor(() => expect(sentAgain).toEqual([{ ...sentBefore, RequestId: sentId }]))
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(reason, '与备用')
    await userEvent.click(submit)
    await waitFor(() => expect(sentAgain).toHaveLength(2))
    await expect(sentAgain[1]).toMatchObject({ Reason: '季度补货与备用', ConfirmToken: plain.ConfirmToken })
    await expect(sentAgain[1]).not.toMatchObject({ RequestId: sentId })
  },
})

/** Other quantities are another order, whatever else is the same. */
export const SentWithOtherQuantities = meta.story({
  beforeEach: ({ msw }) => {
    sentAgain = []
    const [first, ...others] = plain.Items
    if (!first) throw new Error('The confirmation has a line')
    pendingSubmission.set({ viewer, subject: { cartItemIds: [1, 2] }, lines: linesText(plain), sent: { input: sentBefore, id: sentId } })
    msw.use(
      handle('POST /api/Order/Confirm', { ...plain, ApprovalPreview: approval, Items: [{ ...first, Quantity: first.Quantity + 1 }, ...others] }),
      http.post('*/api/Order/Submit', async ({ request }) => {
        sentAgain.push(await request.clone().json())
        return HttpResponse.error()
      }),
    )
  },
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^采购事由/)).toHaveValue(sentBefore.Reason)
    const submit = canvas.getByRole('button', { name: /^提交(订单|审批)$/ })
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(submit)
    await waitFor(() => expect(sentAgain).toHaveLength(1))
    await expect(sentAgain[0]).toMatchObject({ Reason: sentBefore.Reason, ConfirmToken: plain.ConfirmToken })
    await expect(sentAgain[0]).not.toMatchObject({ RequestId: sentId })
  },
})

/** What changed, product by product. */
export const Changes = meta.story({
  // The last one is of a line that the page does not show any more.
  args: { changes: [...buildChangedAnswer().Changes, { CartItemId: 999_999, CustomerProductName: '澄案 加厚系列 档案盒 55mm', Kind: 'stock', Text: '库存不足，仅剩1' }] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '订单信息已变化，请确认' }))
    for (const { CustomerProductName, Text } of args.changes ?? []) {
      await expect(dialog.getByText(CustomerProductName)).toBeVisible()
      await expect(dialog.getByText(Text)).toBeVisible()
    }
  },
})
export const Changed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Order/Submit', buildChangedAnswer())),
  render: () => connected('/shop/submit'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^采购事由/), '季度补货')
    await userEvent.click(canvas.getByRole('button', { name: /^提交(订单|审批)$/ }))
    await waitFor(() => expect(canvas.getByText('订单信息已变化，请确认')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '按最新信息核对' }))
    await waitFor(() => expect(canvas.queryByText('订单信息已变化，请确认')).toBeNull())
    await expect(canvas.getByLabelText(/^采购事由/)).toHaveValue('季度补货')
  },
})
/** Another tab took a line out of the cart: the way back to it stands beside the reason, and what was typed is kept. */
export const CartChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Order/Submit', '购物车中的商品已变化，请返回购物车重新确认', { Code: 'CART_CHANGED' })),
  render: () => connected('/shop/submit'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^采购事由/), '季度补货')
    await userEvent.click(canvas.getByRole('button', { name: /^提交(订单|审批)$/ }))
    await expect(await canvas.findByText('购物车中的商品已变化，请返回购物车重新确认')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回购物车' })).toHaveAttribute('href', '/shop/cart')
    await expect(canvas.getByLabelText(/^采购事由/)).toHaveValue('季度补货')
  },
})

const resubmission: CallOutput<'POST /api/Order/ResubmitConfirm'> = {
  OrderNo: 'D2026031800000412',
  Version: 2,
  Submitted: {
    AddressId: plain.Addresses[0]?.AddressId ?? null, DepartmentId: department, DeliveryDate: null, PaymentType: 1,
    InvoiceMode: 3, InvoiceType: null, TitleId: null, PoNo: 'PO-2026-0318', Reason: '年会物料', Remark: '放前台', Attachments: [],
  },
  Confirmation: { ...plain, ApprovalPreview: approval },
}
const again = () => connected(`/shop/submit?order=${resubmission.OrderNo}`)
const resubmitted: unknown[] = []

/** An order that was sent back: all as it was, to be changed and submitted under its number. */
export const Resubmitted = meta.story({
  render: again,
  beforeEach: ({ msw }) => {
    resubmitted.length = 0
    msw.use(
      handle('POST /api/Order/ResubmitConfirm', resubmission),
      http.post('*/api/Order/Resubmit', async ({ request }) => {
        resubmitted.push(await request.clone().json())
        return undefined
      }),
      handle('POST /api/Order/Resubmit', buildSubmitAnswer()),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^修改后重新提交/ })).toBeVisible()
    const reason = canvas.getByLabelText(/^采购事由/)
    await expect(reason).toHaveValue(resubmission.Submitted.Reason)
    await userEvent.clear(reason)
    await userEvent.type(reason, '改为部门活动')
    await userEvent.click(canvas.getByRole('button', { name: /^提交(订单|审批)$/ }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/shop\/state\?id=/)
    await expect(resubmitted).toMatchObject([{ OrderNo: resubmission.OrderNo, Version: resubmission.Version, Reason: '改为部门活动' }])
  },
})

/** Quantities are changed here, and what follows is read again; a line can be struck, and all of it taken back. */
export const LinesOfTheOrder = meta.story({
  args: { submitted: resubmission.Submitted, confirmation: resubmission.Confirmation, editing: { isChanged: true, onQuantity: fn(), onReset: fn(), draft: { restoredAt: null, isKept: true } } },
  play: async ({ args: { editing }, canvas, userEvent }) => {
    const [line] = resubmission.Confirmation.Items
    if (!line || !editing) throw new Error('The order has a line that can be changed')
    const quantity = canvas.getByRole('spinbutton', { name: `${line.CustomerProductName} 数量` })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '7{Enter}')
    await expect(editing.onQuantity).toHaveBeenCalledWith(line.CartItemId, 7)
    await userEvent.click(canvas.getByRole('button', { name: `划去 ${line.CustomerProductName}` }))
    await expect(editing.onQuantity).toHaveBeenCalledWith(line.CartItemId, 0)
    await userEvent.click(canvas.getByRole('button', { name: '恢复原来的商品和数量' }))
    await expect(editing.onReset).toHaveBeenCalled()
  },
})

const linesKey = `draft:${viewer}:submit:${resubmission.OrderNo}:lines`
const keepsLines = (Version: number) =>
  localStorage.setItem(linesKey, JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values: { Version, Lines: [{ LineId: resubmission.Confirmation.Items[0]?.CartItemId ?? 0, Quantity: 7 }] } }))
const askedLines: unknown[] = []
const notesLines = () => {
  askedLines.length = 0
  return [
    http.post('*/api/Order/ResubmitConfirm', async ({ request }) => {
      askedLines.push(((await request.clone().json()) as { readonly Lines: unknown }).Lines)
      return undefined
    }),
    handle('POST /api/Order/ResubmitConfirm', resubmission),
    handle('POST /api/Order/Resubmit', buildSubmitAnswer()),
  ]
}

/** Quantities that were typed before are asked for and submitted again, and forgotten then without another question. */
export const QuantitiesRestored = meta.story({
  render: again,
  beforeEach: ({ msw }) => {
    keepsLines(resubmission.Version)
    msw.use(...notesLines())
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已恢复 2026-03-18 10:30 未提交的内容。')).toBeVisible()
    const [line] = resubmission.Confirmation.Items
    const lines = [{ LineId: line?.CartItemId, Quantity: 7 }]
    await expect(askedLines).toEqual([lines])
    const quantity = canvas.getByRole('spinbutton', { name: `${line?.CustomerProductName} 数量` })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '8{Enter}')
    await waitFor(() => expect(localStorage.getItem(linesKey)).toContain('"Quantity":8'))
    await waitFor(() => expect(askedLines).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: /^提交(订单|审批)$/ }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/shop\/state\?id=/)
    await waitFor(() => expect(localStorage.getItem(linesKey)).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(askedLines).toHaveLength(2)
  },
})

/** Submitted and sent back since: its lines are read as they are. */
export const QuantitiesOfAnotherVersion = meta.story({
  render: again,
  beforeEach: ({ msw }) => {
    keepsLines(resubmission.Version - 1)
    msw.use(...notesLines())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^修改后重新提交/ })).toBeVisible()
    await waitFor(() => expect(askedLines.at(-1)).toEqual([]))
    await expect(canvas.queryByText(/^已恢复/)).toBeNull()
    await expect(localStorage.getItem(linesKey)).toBeNull()
  },
})

/** Somebody else's, or gone on meanwhile. */
export const CannotBeResubmitted = meta.story({
  render: again,
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Order/ResubmitConfirm', '当前订单状态或权限不允许此操作', { Code: 'ORDER_ACTION_NOT_ALLOWED' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '返回我的订单' })).toBeVisible()
  },
})

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid('POST /api/Order/Confirm')),
  render: () => (
    <StoryMall at="/shop/submit?ids=1" login={logins.finance}>
      <Submit />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限，请联系企业管理员')).toBeVisible()
  },
})

const draftOfLines = `draft:${viewer}:submit:1,2`
const keepsDraft = () => localStorage.setItem(draftOfLines, JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values: { AddressId: 404, Reason: '季度补货', Remark: '放前台' } }))

/** What was typed before is there again; a choice that is no longer offered is the usual one. */
export const DraftRestored = meta.story({
  beforeEach: keepsDraft,
  render: () => connected(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已恢复 2026-03-18 10:30 未提交的内容。')).toBeVisible()
    await expect(canvas.getByLabelText(/^采购事由/)).toHaveValue('季度补货')
    await expect(canvas.getByLabelText('订单备注')).toHaveValue('放前台')
    await expect(await canvas.findByText('选择文件')).toBeVisible()
  },
})

/** A draft is taken back; what is typed then is kept, so that leaving asks nothing. */
export const DraftDiscarded = meta.story({
  beforeEach: keepsDraft,
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByLabelText(/^采购事由/)
    await userEvent.click(canvas.getByRole('button', { name: '放弃草稿' }))
    await expect(reason).toHaveValue('')
    await expect(localStorage.getItem(draftOfLines)).toBeNull()
    await userEvent.type(reason, '年会物料')
    await userEvent.click(canvas.getByRole('link', { name: '返回购物车修改' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart')
    await expect(localStorage.getItem(draftOfLines)).toContain('年会物料')
  },
})

/** The same lines were submitted in another tab while they were filled in here. */
export const SubmittedInAnotherTab = meta.story({
  render: () => connected(),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^采购事由/)
    submittedOrders.add({ viewer, subject: { cartItemIds: [2, 1] }, submitId: buildSubmitAnswer().SubmitId })
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'submittedOrders' }))
    await expect(await canvas.findByRole('heading', { name: '已提交' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', `/shop/state?id=${buildSubmitAnswer().SubmitId}`)
  },
})

export const NewAddress = meta.story({
  render: () => connected('/shop/submit'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增收货地址' }))
    await userEvent.type(await canvas.findByLabelText(/^收货人/), '前台')
    await userEvent.type(canvas.getByLabelText(/^手机/), '123')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请输入正确的手机号')).toBeVisible()
    await expect(canvas.getByLabelText(/^收货人/)).toHaveValue('前台')
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await userEvent.click(await canvas.findByRole('button', { name: '继续填写' }))
    await userEvent.type(canvas.getByLabelText(/^手机/), '{Control>}a{/Control}19900000000')
    await expect(canvas.getByText('请选择所在地区')).toBeVisible()
    const area = canvas.getByRole('combobox', { name: /^所在地区/ })
    await waitFor(() => expect(area).toBeEnabled())
    await userEvent.click(area)
    for (const [level, name] of [['省', '上海市'], ['市', '上海市'], ['区', '浦东新区']] as const) {
      await userEvent.click(within(await canvas.findByRole('listbox', { name: level })).getByRole('option', { name }))
    }
    await expect(area).toHaveTextContent('上海市 / 上海市 / 浦东新区')
    await expect(canvas.queryByText('请选择所在地区')).toBeNull()
    await userEvent.type(canvas.getByLabelText(/^详细地址/), '云岫路188号')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
