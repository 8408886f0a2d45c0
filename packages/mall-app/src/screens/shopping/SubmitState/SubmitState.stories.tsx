import { buildSubmitResult, handle, logins } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
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

export const Filled = meta.story({})
export const Approving = meta.story({ args: { result: buildSubmitResult({ State: 'approving', ApproverNames: ['行政经理'] }) } })
export const Unpaid = meta.story({ args: { result: buildSubmitResult({ State: 'unpaid', PayBefore: '2026-03-19T10:00:00+08:00' }) } })
export const Loading = meta.story({ args: { result: undefined } })
export const Failed = meta.story({ args: { result: undefined, failure: 'failed' } })
export const Unknown = meta.story({ args: { result: undefined, failure: 'unknown' } })
export const LongContent = meta.story({
  args: {
    result: buildSubmitResult({
      State: 'approving',
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
