import { afterSalesStatus } from '@mall/api/contract'
import type { SellerAfterSalesDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { drawingOf, handle, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { AfterSalesDocument } from './AfterSalesDocument.tsx'
import { AfterSalesDocumentView } from './AfterSalesDocumentView.tsx'

const key = 'POST /api/SellerAfterSales/Detail'
const build = responseBuilder(key)

const ReturnOrderId = 'SH2026031800000042'
const applied: SellerAfterSalesDetail = build({
  ReturnOrderId, OrderNo: 'D2026030900000211', ProductCode: '10010222', CustomerProductName: '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', ImageUrl: drawingOf('砚屿 商务系列 高速机打印纸 A4 70g 8包/箱'), Unit: '箱', Price: 104,
  Type: 1, TypeName: '退货', Quantity: 2, RefundAmount: 208, ApplyTime: '2026-03-18T09:14:00+08:00', EnterpriseName: '华启科技（上海）有限公司', UserName: '行政采购员',
  Status: afterSalesStatus.pendingReview, StatusName: '待审核', LeftMinutes: 372, LimitHours: 8, AwaitsApplicant: false, AllowActions: ['Approve', 'Reject', 'Ask'], Version: 1,
  Reason: '运输破损', Description: '外箱有明显压痕，打开后两箱纸受潮，影响正常使用', Images: [{ Url: '/files/a.jpg', Name: '外箱.jpg' }, { Url: '/files/b.jpg', Name: '受潮处.jpg' }],
  ReturnMode: 1, ReturnModeName: '上门取件', Contact: '王璐', Mobile: '138****0009', Messages: [], SellerNote: '', Express: null, RefundTime: null, PaymentTypeName: '账期月结',
  Logs: [{ Time: '2026-03-18T09:14:00+08:00', Operator: '行政采购员', Text: '提交申请：退货 2箱：运输破损' }],
})
const question = { MessageId: 1, IsSeller: true, UserName: '陈晓', Text: '请拍一下外箱面单和受潮的位置，并说明签收时外箱是否已经破损', Images: [], Time: '2026-03-18T09:20:00+08:00' }
const asked: SellerAfterSalesDetail = {
  ...applied, LeftMinutes: null, LimitHours: null, StatusName: '待补充', AwaitsApplicant: true, AllowActions: ['Approve', 'Reject'], Version: 2, Messages: [question],
  Logs: [...applied.Logs, { Time: '2026-03-18T09:20:00+08:00', Operator: '商家', Text: '请申请人补充材料' }],
}
const answer = {
  MessageId: 2, IsSeller: false, UserName: '行政采购员', Text: '签收时外箱已有压痕，当场拍了照；受潮的是靠近压痕的两箱', Time: '2026-03-18T09:36:00+08:00',
  Images: [{ Url: '/files/c.jpg', Name: '外箱面单.jpg' }, { Url: '/files/d.jpg', Name: '受潮处近照.jpg' }],
}
const answered: SellerAfterSalesDetail = {
  ...asked, LeftMinutes: 410, LimitHours: 8, StatusName: '待审核', AwaitsApplicant: false, AllowActions: applied.AllowActions, Version: 3, Messages: [question, answer],
  Logs: [...asked.Logs, { Time: '2026-03-18T09:36:00+08:00', Operator: '行政采购员', Text: '补充了材料' }],
}
const approved: SellerAfterSalesDetail = {
  ...applied, LeftMinutes: null, LimitHours: null, Status: afterSalesStatus.pendingReturn, StatusName: '待寄回', AllowActions: ['FillExpress'], Version: 2, SellerNote: '快递员将于两小时内联系上门取件，请备好商品及附件',
  Logs: [...applied.Logs, { Time: '2026-03-18T09:40:00+08:00', Operator: '商家', Text: '审核通过：快递员将于两小时内联系上门取件，请备好商品及附件' }],
}
const returned: SellerAfterSalesDetail = { ...approved, Status: afterSalesStatus.returned, StatusName: '已寄回待收货', AllowActions: ['Receive'], Version: 3, Express: { Carrier: '速达物流', TrackingNo: 'SD2026031800001', Time: '2026-03-18T11:40:00+08:00' } }
const processing: SellerAfterSalesDetail = { ...returned, Status: afterSalesStatus.processing, StatusName: '处理中', AllowActions: ['Finish'], Version: 4 }
const exchange: SellerAfterSalesDetail = { ...processing, Type: 2, TypeName: '换货', RefundAmount: null }
const completed: SellerAfterSalesDetail = { ...processing, Status: afterSalesStatus.completed, StatusName: '已完成', AllowActions: [], RefundTime: '2026-03-19T16:40:00+08:00' }

const meta = preview.meta({
  title: 'Seller/售后详情 After-sales document',
  component: AfterSalesDocumentView,
  args: { service: applied, pending: false, onAsk: fn(), onReceive: fn(), onDownload: fn(), readPicture: fn(async () => (await fetch(drawingOf('禾笺 原木浆 A4复印纸'))).blob()) },
  render: (args) => (
    <MemoryRouter>
      <AfterSalesDocumentView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at={`/after-sales/${ReturnOrderId}`} path="/after-sales/:id" login={sellerLogin}>
    <AfterSalesDocument />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('华启科技（上海）有限公司要退货 2 箱，¥208.00')
    await waitFor(() => expect(canvas.getByRole('button', { name: '看大图 外箱.jpg' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: '看大图 外箱.jpg' }))
    const large = within(await screen.findByRole('dialog', { name: '外箱.jpg' }))
    await expect(large.getByRole('img', { name: '外箱.jpg' })).toBeVisible()
    await userEvent.click(large.getByRole('button', { name: '下载 外箱.jpg' }))
    await expect(args.onDownload).toHaveBeenCalledWith('/files/a.jpg')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await expect(args.onAsk).toHaveBeenCalledWith('Approve')
  },
})
/** While the applicant is asked, nobody asks again; the application can be decided. */
export const Asked = meta.story({
  args: { service: asked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('等申请人补充材料，其间审核期限不计时；也可以不等答复，直接审核。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提问' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '通过' })).toBeVisible()
  },
})
export const Answered = meta.story({
  args: { service: answered, readPicture: fn(async () => { throw new Error('There is no picture') }) },
  play: async ({ args, canvas, userEvent }) => {
    // What cannot be read keeps its name.
    await userEvent.click(await canvas.findByRole('button', { name: '下载 外箱面单.jpg' }))
    await expect(args.onDownload).toHaveBeenCalledWith('/files/c.jpg')
    await expect(canvas.getByRole('button', { name: '提问' })).toBeVisible()
  },
})
export const AnsweredOnPhone = meta.story({ args: { service: answered }, globals: { viewport: { value: 'w390' } } })
export const AnsweredInDark = meta.story({ args: { service: answered }, globals: { scheme: 'dark' } })
export const ToPickUp = meta.story({ args: { service: approved } })
export const ToReceive = meta.story({
  args: { service: returned },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认收货' }))
    await expect(args.onReceive).toHaveBeenCalledOnce()
  },
})
export const ToRefund = meta.story({ args: { service: processing } })
/** Given back after its refund: the money does not go twice. */
export const ToFinishAgain = meta.story({
  args: { service: { ...processing, RefundTime: '2026-03-19T16:40:00+08:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '再次完成处理' })).toBeVisible()
  },
})
export const ToExchange = meta.story({ args: { service: exchange } })
export const Completed = meta.story({ args: { service: completed } })
export const Rejected = meta.story({ args: { service: { ...applied, Status: afterSalesStatus.rejected, StatusName: '审核不通过', AllowActions: [], SellerNote: '外观完好，未见受潮' } } })
/** Who only reads services: nothing to press but the pictures. */
export const ReadOnly = meta.story({
  args: { service: { ...applied, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '通过' })).toBeNull()
  },
})
export const Submitting = meta.story({ args: { service: returned, pending: true } })
export const LongContent = meta.story({
  args: {
    service: {
      ...processing, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Quantity: 999_999, RefundAmount: 123_456_656_543.22, Price: 123_456.78, Description: '外箱有明显压痕，打开后受潮；'.repeat(30), SellerNote: '请将商品及附件寄回；'.repeat(18),
      CustomerProductName: '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）', Images: Array.from({ length: 5 }, (_, at) => ({ Url: `/files/${at}.jpg`, Name: `收货现场与外箱标签的照片第${at + 1}张.jpg` })),
      Messages: [{ ...question, Text: '请拍一下外箱面单、破损与受潮处；'.repeat(30) }, { ...answer, Images: Array.from({ length: 5 }, (_, at) => ({ Url: `/files/m${at}.jpg`, Name: `签收时外箱面单与破损位置的照片第${at + 1}张.jpg` })) }],
    },
  },
})
export const Phone = meta.story({ args: { service: applied }, globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ args: { service: processing }, globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '售后服务单不存在', { Code: 'AFTER_SALES_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未找到该服务单')).toBeVisible()
  },
})

/** 通过 begins with the usual words; without any nothing is sent. */
export const Approves = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, applied), handle('POST /api/SellerAfterSales/Approve', approved)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '通过' }))
    const dialog = within(await screen.findByRole('dialog', { name: '通过退货申请' }))
    const words = dialog.getByRole('textbox', { name: '商品怎么退回' })
    await expect(words).toHaveValue('快递员将于两小时内联系上门取件，请备好商品及附件')
    await userEvent.clear(words)
    await userEvent.click(dialog.getByRole('button', { name: '通过' }))
    await expect(await dialog.findByText('请写明商品怎么退回')).toBeVisible()
    await userEvent.type(words, '快递员今天 16 点前上门')
    await userEvent.click(dialog.getByRole('button', { name: '通过' }))
    await expect(await screen.findByText('已通过，申请人会收到通知')).toBeVisible()
  },
})

/** 提问 needs words; the application then waits for the applicant. */
export const Asks = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, applied), handle('POST /api/SellerAfterSales/Ask', asked)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提问' }))
    const dialog = within(await screen.findByRole('dialog', { name: '请申请人补充材料' }))
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await dialog.findByText('请写明要补充什么，最多500个字')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '要补充什么' }), '请拍一下外箱面单')
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await screen.findByText('已发送，申请人会收到通知')).toBeVisible()
  },
})

/** Somebody else has decided meanwhile: what was typed stays, and 刷新 reads the service again. */
export const DecidedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(handle(key, applied), handle.fail('POST /api/SellerAfterSales/Reject', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }))
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不通过' }))
    const dialog = within(await screen.findByRole('dialog', { name: '不通过退货申请' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '外观完好')
    await userEvent.click(dialog.getByRole('button', { name: '不通过' }))
    await expect(await dialog.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('外观完好')
    await expect(dialog.getByRole('button', { name: '刷新' })).toBeVisible()
  },
})

/** An exchange needs a carrier; a wrong number is said beside its field. */
export const SendsAnExchange = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, exchange), handle('POST /api/SellerAfterSales/Finish', { ...exchange, Status: afterSalesStatus.pendingConfirmation, StatusName: '待确认', AllowActions: [] })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '寄出新商品' }))
    const dialog = within(await screen.findByRole('dialog', { name: '寄出新商品' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '物流单号' }), '12')
    await userEvent.click(dialog.getByRole('button', { name: '寄出新商品' }))
    await expect(await dialog.findByText('请填写承运商，最多20个字')).toBeVisible()
    await expect(dialog.getByText('请填写6–32位物流单号，只含字母、数字和“-”')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '承运商' }), '速达物流')
    await userEvent.type(dialog.getByRole('textbox', { name: '物流单号' }), '3456789')
    await userEvent.click(dialog.getByRole('button', { name: '寄出新商品' }))
    await expect(await screen.findByText('已登记寄出')).toBeVisible()
  },
})
