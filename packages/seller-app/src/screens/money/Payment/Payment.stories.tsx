import type { SellerPaymentDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { paymentDetail, paymentSamples } from '../../../testing/payment-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Payment } from './Payment.tsx'
import { PaymentView } from './PaymentView.tsx'

const key = 'POST /api/SellerPayment/Detail'
const { PaymentNo } = paymentDetail
const unclaimed: SellerPaymentDetail = { ...paymentDetail, ...paymentSamples.unclaimed, AllowActions: ['Claim', 'Void'], Matches: [], Candidates: [], Orders: [], SuggestedCustomer: { EnterpriseId: 1, Name: paymentDetail.EnterpriseName } }
const matched: SellerPaymentDetail = { ...paymentDetail, ...paymentSamples.matched, AllowActions: ['Unmatch'], Matches: [{ ...paymentDetail.Matches[1], Amount: 48_840.5 } as SellerPaymentDetail['Matches'][number]], Candidates: [], Orders: [] }

const paidOrder: SellerPaymentDetail = {
  ...paymentDetail, MatchedAmount: 101_658.76, RestAmount: 18_341.24, Version: 4,
  PaidOrders: [{ OrderNo: 'D2026031500000207', Amount: 1_658.76, Time: '2026-03-18T10:00:00+08:00', By: '何静' }], Orders: paymentDetail.Orders.slice(1),
}

const meta = preview.meta({
  title: 'Seller/收款单 Payment',
  component: PaymentView,
  args: { payment: paymentDetail, onMatch: fn(), onPayOrder: fn(), onClaim: fn(), onUnmatch: fn(), onVoid: fn() },
  render: (args) => (
    <MemoryRouter>
      <PaymentView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at={`/payments/${PaymentNo}`} path="/payments/:no" login={sellerLogin}>
    <Payment />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('华启科技（上海）有限公司付款 ¥120,000.00')
    await userEvent.click(canvas.getByRole('button', { name: '撤销 DZ202601000061 的核销' }))
    await expect(args.onUnmatch).toHaveBeenCalledWith(paymentDetail.Matches[1])
    await expect(canvas.queryByRole('button', { name: '撤销 DZ202512000044 的核销' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '核销到对账单' }))
    await expect(args.onMatch).toHaveBeenCalledOnce()
  },
})
export const Unclaimed = meta.story({
  args: { payment: unclaimed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('可能是华启科技（上海）有限公司付的。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '认领' }))
    await expect(args.onClaim).toHaveBeenCalledOnce()
  },
})
export const Matched = meta.story({ args: { payment: matched } })
export const Voided = meta.story({ args: { payment: { ...unclaimed, ...paymentSamples.void, AllowActions: [], SuggestedCustomer: null, VoidTime: '2026-03-12T09:00:00+08:00', VoidReason: '重复登记' } } })
export const ReadOnly = meta.story({ args: { payment: { ...paymentDetail, AllowActions: [] } } })
export const LongContent = meta.story({
  args: {
    payment: {
      ...paymentDetail, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Payer: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司结算专户', Amount: 9_999_999_999.99, RestAmount: 9_999_899_999.99,
      Note: '支付二〇二六年一月至三月办公用品、劳保用品、清洁用品及打印耗材货款，对账单号见附件，发票已收，请查收后核销并回复我司财务共享中心，谢谢',
    },
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '收款不存在', { Code: 'PAYMENT_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/未找到.*收款单|收款不存在/)).toBeVisible()
  },
})

/** 核销: what number and amount say is filled in; never more than is unpaid, nor than is left of the money. */
export const Matches = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, paymentDetail), handle('POST /api/SellerPayment/Match', { ...matched, PaymentNo })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '核销到对账单' }))
    const dialog = within(await screen.findByRole('dialog', { name: '核销到对账单' }))
    const first = dialog.getByRole('textbox', { name: /^DZ202512000044/ })
    await expect(dialog.getByRole('textbox', { name: /^DZ202602000087/ })).toHaveValue('20000.00')
    await expect(dialog.getByText('核销后余额 ¥0.00')).toBeVisible()
    await userEvent.type(first, '9000')
    await expect(await dialog.findByText('比余额多 ¥9,000.00')).toBeVisible()
    const second = dialog.getByRole('textbox', { name: /^DZ202602000087/ })
    await userEvent.clear(second)
    await userEvent.type(second, '5000')
    await userEvent.click(dialog.getByRole('button', { name: '核销 ¥14,000.00' }))
    await expect(await dialog.findByText('请填写 0 到 ¥8,840.50 之间的金额')).toBeVisible()
    await userEvent.clear(first)
    await userEvent.type(first, '8840.5')
    await userEvent.click(dialog.getByRole('button', { name: '核销 ¥13,840.50' }))
    await expect(await screen.findByText('已核销，客户会收到通知')).toBeVisible()
  },
})

/** The form as it opens: what the note names is filled in. */
export const Matching = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, paymentDetail)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '核销到对账单' }))
    const dialog = within(await screen.findByRole('dialog', { name: '核销到对账单' }))
    await expect(dialog.getByRole('button', { name: '核销 ¥20,000.00' })).toBeVisible()
  },
})

/** An order that waits for its transfer is paid in full, after what becomes of the money was read; one that costs more than what is left has no button. */
export const PaysAnOrder = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, paymentDetail), handle('POST /api/SellerPayment/PayOrder', paidOrder)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('余额不够')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '确认到账 D2026031700000291' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '确认到账 D2026031500000207' }))
    const dialog = within(await screen.findByRole('dialog', { name: '确认到账' }))
    await expect(dialog.getByText('¥18,341.24')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }))
    await expect(await screen.findByText('D2026031500000207 已付款，买家会收到通知')).toBeVisible()
  },
})
export const ConfirmsAnOrder = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, paymentDetail)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认到账 D2026031500000207' }))
    await expect(await screen.findByRole('dialog', { name: '确认到账' })).toBeVisible()
  },
})
export const OrderPaid = meta.story({ args: { payment: paidOrder } })

/** 撤销: never without a reason. */
export const Undoes = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, paymentDetail), handle('POST /api/SellerPayment/Unmatch', paymentDetail)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销 DZ202601000061 的核销' }))
    const dialog = within(await screen.findByRole('dialog', { name: '撤销核销' }))
    await userEvent.click(dialog.getByRole('button', { name: '撤销核销' }))
    await expect(await dialog.findByText('请写明原因')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '付的是 2 月的账')
    await userEvent.click(dialog.getByRole('button', { name: '撤销核销' }))
    await expect(await screen.findByText('已撤销核销，客户会收到通知')).toBeVisible()
  },
})

/** 认领: whom the note or the payer names is chosen already. */
export const Claims = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, unclaimed), handle('POST /api/SellerPayment/Claim', paymentDetail), handle('POST /api/SellerPayment/Customers', [{ EnterpriseId: 1, Name: paymentDetail.EnterpriseName }])),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '认领' }))
    const dialog = within(await screen.findByRole('dialog', { name: '认领' }))
    await expect(dialog.getByRole('combobox', { name: '客户' })).toHaveValue(paymentDetail.EnterpriseName)
    await userEvent.click(dialog.getByRole('button', { name: '认领' }))
    await expect(await screen.findByText(`已认领给${paymentDetail.EnterpriseName}`)).toBeVisible()
  },
})
