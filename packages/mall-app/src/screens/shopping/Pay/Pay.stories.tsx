import { orderStatus, paymentLifecycle, statusName } from '@mall/api/contract'
import { handle, logins, responseBuilder } from '@mall/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Pay } from './Pay.tsx'
import { PayView, type PayViewProps } from './PayView.tsx'

const build = responseBuilder('POST /api/Payment/State')
const last = (Status: 10 | 20 | 30 | 40 | 50) => ({ Status, StatusName: statusName(paymentLifecycle, Status), StartedAt: '2026-03-18T10:00:00+08:00' })
const placed = { Name: '提交订单', Time: '2026-03-18T10:00:00+08:00', State: 'done' } as const
const rest = [{ Name: '商家确认', Time: null, State: 'todo' }, { Name: '发货', Time: null, State: 'todo' }, { Name: '确认收货', Time: null, State: 'todo' }] as const
const paid = { Name: '付款', Time: '2026-03-18T10:02:00+08:00', State: 'done' } as const
const cancelled = { Name: '已取消', Time: '2026-03-19T10:00:00+08:00', State: 'failed' } as const
const due = build({
  OrderNo: 'M2026031800000001', Status: 20, StatusName: '待付款', PaymentType: 4, PaymentTypeName: '在线支付', PayableAmount: 535.1, PayBefore: '2026-03-19T10:00:00+08:00',
  Last: null, AllowActions: ['View', 'Cancel', 'Pay', 'Rebuy'],
  Steps: [placed, { Name: '付款', Time: null, State: 'current' }, ...rest],
})
/** An order that no longer waits for its payment. */
const over = (Status: 30 | 80, Last: ReturnType<typeof last> | null): typeof due => ({ ...due, PayBefore: null, AllowActions: ['View', 'Rebuy'], Status, StatusName: Status === orderStatus.cancelled ? '已取消' : '待确认', Last, Steps: Status === orderStatus.cancelled ? [placed, cancelled] : [placed, paid, { ...rest[0], State: 'current' }, rest[1], rest[2]] })

const args: PayViewProps = { payment: due, failure: null, pending: false, onPay: () => undefined, onRetry: () => undefined }

const meta = preview.meta({
  title: 'Screens/付款 Pay',
  component: PayView,
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

export const Filled = meta.story({})
export const Submitting = meta.story({ args: { pending: true } })
export const Waiting = meta.story({ args: { payment: { ...due, Last: last(10) } } })
export const Refused = meta.story({ args: { payment: { ...due, Last: last(30) } } })
export const Paid = meta.story({ args: { payment: over(30, last(20)) } })
export const TooLate = meta.story({ args: { payment: over(80, last(40)) } })
export const GivenBack = meta.story({ args: { payment: over(80, last(50)) } })
export const Cancelled = meta.story({ args: { payment: over(80, null) } })
export const Phone = meta.story({ args: { payment: { ...due, Last: last(10) } }, globals: { viewport: { value: 'w390' } } })
export const ByTransfer = meta.story({ args: { payment: { ...due, PaymentType: 3, PaymentTypeName: '公司转账', AllowActions: ['View', 'Cancel', 'Rebuy'] } } })
export const Loading = meta.story({ args: { payment: undefined } })
export const Failed = meta.story({ args: { payment: undefined, failure: 'failed' } })
export const Unknown = meta.story({ args: { payment: undefined, failure: 'unknown' } })
export const LongContent = meta.story({
  args: { payment: { ...due, OrderNo: 'M2026031812345678901234567890AB', PayableAmount: 123_456_789_012.34, Last: last(10) } },
})

const connected = (at: string) => (
  <StoryMall at={at} login={logins.buyer}>
    <Pay />
  </StoryMall>
)

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid('POST /api/Payment/State')),
  render: () => connected(`/shop/pay?id=${due.OrderNo}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限，请联系企业管理员')).toBeVisible()
  },
})

export const ShowsTheWordOfTheProvider = meta.story({
  beforeEach: ({ msw }) => {
    let asked = 0
    msw.use(handle('POST /api/Payment/State', () => (asked++ === 0 ? { ...due, Last: last(10) } : over(30, last(20)))))
  },
  render: () => connected(`/shop/pay?id=${due.OrderNo}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '等待支付结果' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '支付成功' }, { timeout: 10_000 })).toBeVisible()
  },
})

export const SaysWhyItCannotBeStarted = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Payment/State', due), handle.fail('POST /api/Payment/Start', '在线支付暂不可用，请稍后再试')),
  render: () => connected(`/shop/pay?id=${due.OrderNo}`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去支付' }))
    await waitFor(() => expect(canvas.getByText('在线支付暂不可用，请稍后再试')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '去支付' })).toBeEnabled()
  },
})
