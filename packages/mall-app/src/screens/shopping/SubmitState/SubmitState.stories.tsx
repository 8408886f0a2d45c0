import type { SubmitResult } from '@mall/api/contract'
import { buildSubmitResult, handle, logins } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { expectSums } from '../../../testing/expect-sums.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { SubmitState } from './SubmitState.tsx'
import { SubmitStateView, type SubmitStateViewProps } from './SubmitStateView.tsx'

const args: SubmitStateViewProps = { result: buildSubmitResult({ State: 'submitted' }), failure: null, onRetry: () => undefined }

const meta = preview.meta({
  title: 'Screens/成功提交订单 Submit state',
  component: SubmitStateView,
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

type Way = SubmitResult['Steps']
const placed: Way[number] = { Name: '提交订单', Time: '2026-03-18T10:00:00+08:00', State: 'done' }
const rest: Way = [{ Name: '商家确认', Time: null, State: 'todo' }, { Name: '发货', Time: null, State: 'todo' }, { Name: '确认收货', Time: null, State: 'todo' }]
const approving = buildSubmitResult({
  State: 'approving', Status: 10, StatusName: '待审批', ApproverNames: ['行政经理'], DeliveryDate: '2026-03-24', AllowActions: ['View', 'Withdraw', 'Remind'],
  Steps: [placed, { Name: '审批', Time: null, State: 'current' }, ...rest],
})
const unpaid = buildSubmitResult({
  State: 'unpaid', Status: 20, StatusName: '待付款', PaymentType: 4, PaymentTypeName: '在线支付', PayBefore: '2026-03-19T10:00:00+08:00', AllowActions: ['View', 'Pay', 'Cancel', 'Rebuy'],
  Steps: [placed, { Name: '付款', Time: null, State: 'current' }, ...rest],
})

export const Filled = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expectSums(canvasElement, args.result ?? buildSubmitResult())
    await expect(canvas.getByRole('heading', { name: '订单提交成功' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '去付款' })).toBeNull()
  },
})
export const Approving = meta.story({
  args: { result: approving },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '已提交审批，等待行政经理审批' })).toBeVisible()
    await expect(canvas.getByText('下一步：等待行政经理审批')).toBeVisible()
  },
})
export const Unpaid = meta.story({
  args: { result: unpaid },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '待付款，请于2026-03-19 10:00前完成支付' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去付款' })).toHaveAttribute('href', `/shop/pay?id=${unpaid.OrderNo}`)
  },
})
/** Whoever may not pay reads who does, and gets no button for it. */
export const UnpaidByOthers = meta.story({
  args: { result: { ...unpaid, AllowActions: ['View', 'Rebuy'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('下一步：由有付款权限的同事付款')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '去付款' })).toBeNull()
  },
})
export const ByTransfer = meta.story({
  args: { result: { ...unpaid, PaymentType: 3, PaymentTypeName: '公司转账', AllowActions: ['View', 'Cancel', 'Rebuy'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '转账说明' })).toBeVisible()
  },
})
/** Read again later: the order was cancelled meanwhile. */
export const Cancelled = meta.story({
  args: {
    result: buildSubmitResult({ State: 'submitted', Status: 80, StatusName: '已取消', AllowActions: ['View', 'Rebuy'], Steps: [placed, { Name: '已取消', Time: '2026-03-19T10:00:00+08:00', State: 'failed' }] }),
  },
})
export const Phone = meta.story({ args: { result: unpaid }, globals: { viewport: { value: 'w390' } } })
export const Loading = meta.story({ args: { result: undefined } })
export const Failed = meta.story({ args: { result: undefined, failure: 'failed' } })
export const Unknown = meta.story({ args: { result: undefined, failure: 'unknown' } })
export const LongContent = meta.story({
  args: {
    result: buildSubmitResult({
      ...approving,
      ApproverNames: ['华东区域行政与综合管理中心负责人', '集团财务共享服务中心预算管理负责人', '集团采购委员会'],
      OrderNo: 'M2026031812345678901234567890AB',
      PayableAmount: 12_345_678.9,
    }),
  },
})

const connected = (at: string) => (
  <StoryMall at={at} login={logins.buyer}>
    <SubmitState />
  </StoryMall>
)

export const WithoutAnId = meta.story({
  render: () => connected('/shop/state'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未找到该次提交')).toBeVisible()
  },
})

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Order/SubmitResult', '未找到该次提交')),
  render: () => connected('/shop/state?id=of-another-company'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看我的订单' })).toBeVisible()
  },
})
