import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { buildAfterSalesDetail, handle, logins } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { AfterSalesDetail } from './AfterSalesDetail.tsx'
import { AfterSalesDetailView } from './AfterSalesDetailView.tsx'

const key = 'POST /api/AfterSales/Detail'
const service = buildAfterSalesDetail()

const meta = preview.meta({
  title: 'Screens/售后详情 After sales detail',
  component: AfterSalesDetailView,
  args: { service, pending: false, onTask: fn(), onDownload: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const connected = () => (
  <StoryMall at={`/userCenter/order/afterSales/${service.ReturnOrderId}`} path="/userCenter/order/afterSales/:ReturnOrderId" login={logins.buyer}>
    <AfterSalesDetail />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '进度' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '确认完成' }))
    await expect(args.onTask).toHaveBeenCalledWith('confirm')
  },
})

/** Where to send the goods stands above the steps; a picture is downloaded. */
export const WaitsForTheGoods = meta.story({
  args: {
    service: buildAfterSalesDetail({
      Status: 20, StatusName: '待寄回', Type: 1, TypeName: '退货', RefundAmount: 128, RefundTime: null, BudgetName: '行政部月度办公预算', AllowActions: ['View', 'FillExpress', 'Cancel'],
      SellerNote: '请将商品及附件寄回发货仓，地址与电话见原包裹面单，寄出后填写物流单号', Express: null, ReturnMode: 2, ReturnModeName: '自行寄回',
      Images: [{ Url: '/files/1', Name: '外箱破损.png' }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/地址与电话见原包裹面单/)).toBeVisible()
    await expect(canvas.getByText('商家处理完成时退款')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下载 外箱破损.png' }))
    await expect(args.onDownload).toHaveBeenCalledWith('/files/1')
  },
})
export const Rejected = meta.story({
  args: {
    service: buildAfterSalesDetail({
      Status: 11, StatusName: '审核不通过', AllowActions: ['View'], SellerNote: '签收已超过7天，“多买不需要”的商品不再受理退换', Express: null, RefundTime: null,
      Steps: [{ Name: '提交申请', Time: service.ApplyTime, State: 'done' }, { Name: '审核不通过', Time: service.ApplyTime, State: 'failed' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('不再受理退换')
    await expect(canvas.queryByRole('button', { name: '取消申请' })).toBeNull()
  },
})
export const Submitting = meta.story({ args: { pending: true } })
export const LongContent = meta.story({
  args: {
    service: buildAfterSalesDetail({
      CustomerProductName: '全公司十二层至十八层会议室投影设备与配套幕布、翻页笔及备用灯泡整体更换并含旧设备回收处理', Quantity: 999_999, RefundAmount: 12_345_678.9,
      Description: '收到时外壳有明显裂纹，无法正常使用，已与供应商和物流确认过责任，请尽快安排处理。'.repeat(24), BudgetName: '华东区域行政与综合管理中心二〇二六年度办公用品专项预算',
      Images: Array.from({ length: 5 }, (_, at) => ({ Url: `/files/${at}`, Name: `第${at + 1}张开箱检查照片包含外箱面单与破损位置特写.png` })),
    }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '售后服务单不存在', { Code: 'AFTER_SALES_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该售后服务单' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('售后服务单不存在')).toHaveLength(1))
  },
})

/** In the assembled mall: what the seller has finished is confirmed, and the page says so. */
export const IsConfirmed = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at={`/userCenter/order/afterSales/${service.ReturnOrderId}`} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认完成' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '确认完成' }))
    await userEvent.click(dialog.getByRole('button', { name: '确认完成' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('button', { name: '确认完成' })).toBeNull())
    await expect(canvas.getAllByText('已完成').length).toBeGreaterThan(0)
  },
})
