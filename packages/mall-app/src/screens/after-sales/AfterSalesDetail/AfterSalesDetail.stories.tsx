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
const question = { MessageId: 1, IsSeller: true, UserName: '商家客服', Text: '请拍一下外箱面单和受潮的位置，并说明签收时外箱是否已经破损', Images: [], Time: '2026-03-18T09:20:00+08:00' }
const asked = buildAfterSalesDetail({
  Status: 10, StatusName: '待补充', AwaitsApplicant: true, AllowActions: ['View', 'Supplement', 'Cancel'], SellerNote: '', Express: null, RefundTime: null, Messages: [question], ApplyTime: '2026-03-18T08:40:00+08:00',
  Logs: [{ Time: '2026-03-18T08:40:00+08:00', Operator: service.UserName, Text: '提交申请：退货 1包：运输破损' }, { Time: question.Time, Operator: '商家', Text: '请申请人补充材料' }],
  Steps: [{ Name: '提交申请', Time: '2026-03-18T08:40:00+08:00', State: 'done' }, { Name: '商家审核', Time: null, State: 'current' }, { Name: '寄回商品', Time: null, State: 'todo' }, { Name: '确认完成', Time: null, State: 'todo' }],
})
const answered = {
  ...asked, StatusName: '待审核', AwaitsApplicant: false, Logs: [...asked.Logs, { Time: '2026-03-18T09:36:00+08:00', Operator: service.UserName, Text: '补充了材料' }], AllowActions: ['View' as const, 'Cancel' as const],
  Messages: [question, { MessageId: 2, IsSeller: false, UserName: service.UserName, Text: '签收时外箱已有压痕，当场拍了照', Images: [{ Url: '/files/c', Name: '外箱面单.jpg' }], Time: '2026-03-18T09:36:00+08:00' }],
}

/** What the seller asks stands above the steps, and is answered from here. */
export const Asked = meta.story({
  args: { service: asked },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`商家请申请人补充材料：${question.Text}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '补充材料' }))
    await expect(args.onTask).toHaveBeenCalledWith('supplement')
  },
})
export const AskedOnAPhone = meta.story({ args: { service: asked }, globals: { viewport: { value: 'w390' } } })
export const AskedInDark = meta.story({ args: { service: asked }, globals: { scheme: 'dark' } })
export const Answered = meta.story({
  args: { service: answered },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 外箱面单.jpg' }))
    await expect(args.onDownload).toHaveBeenCalledWith('/files/c')
    await expect(canvas.queryByRole('button', { name: '补充材料' })).toBeNull()
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

/** The question stands in the form; without words nothing is sent. */
export const Answers = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, asked), handle('POST /api/AfterSales/Supplement', answered)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '补充材料' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '补充材料' }))
    await expect(dialog.getByText(question.Text)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await expect(await dialog.findByText('请填写答复，最多1000个字')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '答复' }), '签收时外箱已有压痕')
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

/** It was decided meanwhile: what was typed stays. */
export const AnswersTooLate = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, asked), handle.fail('POST /api/AfterSales/Supplement', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '补充材料' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '补充材料' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '答复' }), '签收时外箱已有压痕')
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await expect(await dialog.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '答复' })).toHaveValue('签收时外箱已有压痕')
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
