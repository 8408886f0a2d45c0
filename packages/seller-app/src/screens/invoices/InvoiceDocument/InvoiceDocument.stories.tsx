import { invoiceStatus } from '@mall/api/contract'
import type { EInvoiceFacts, SellerInvoiceDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { InvoiceDocument } from './InvoiceDocument.tsx'
import { InvoiceDocumentView } from './InvoiceDocumentView.tsx'

const key = 'POST /api/SellerInvoice/Detail'
const uploadKey = 'POST /api/SellerInvoice/Upload'
const build = responseBuilder(key)

const InvoiceId = 'KP2026031800000042'
const number = '26312000000012345678'
const title = '华启科技（上海）有限公司'
const [buyerTaxNo, sellerTaxNo] = ['91310000MA1FL1AB23', '91310000MA1K0YY12X']
const expected = { Type: 1 as const, Amount: 6184.2, TaxAmount: 711.46, BuyerName: title, BuyerTaxNo: buyerTaxNo, SellerTaxNo: sellerTaxNo, IsRed: false }

const applied: SellerInvoiceDetail = build({
  InvoiceId, Type: 1, TypeName: '数电普票', Title: title, TaxNo: buyerTaxNo, Amount: 6184.2, TaxAmount: 711.46, RedAmount: 0, RedPendingAmount: 0, ValidAmount: 6184.2, OrderCount: 2, ApplyTime: '2026-03-18T09:14:00+08:00',
  InvoiceNumber: '', IssueTime: null, UserName: '行政采购员', EnterpriseName: title, Status: invoiceStatus.pendingReview, StatusName: '待审核', LeftMinutes: 1394, LimitHours: 24, AllowActions: ['Approve', 'Reject'], Version: 1,
  Address: '上海市示例区示例路 100 号', Phone: '021-0000 0000', Bank: '示例银行上海分行', Account: '0000 1111 2222 3333', AmountInWords: '陆仟壹佰捌拾肆圆贰角整', Seller: { Name: '文房商城（演示销售方）', TaxNo: sellerTaxNo },
  ContentName: '明细', Remark: '项目：春季展会', Email: 'fapiao@huaqi.example', SellerNote: '',
  Orders: [{ OrderNo: 'D2026030900000211', Amount: 5000, RedAmount: 0, RedPendingAmount: 0 }, { OrderNo: 'D2026031000000017', Amount: 1184.2, RedAmount: 0, RedPendingAmount: 0 }],
  Lines: [
    { Name: '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', Unit: '箱', Quantity: 48, Price: 104, Amount: 4992, TaxRate: 0.13, TaxAmount: 574.3, TaxCode: '1060105040000000000' },
    { Name: '澄案 省力系列 订书机 蓝色 24/6 60页', Unit: '台', Quantity: 40, Price: 29.6, Amount: 1184, TaxRate: 0.13, TaxAmount: 136.21, TaxCode: '' },
    { Name: '运费', Unit: '', Quantity: null, Price: null, Amount: 8.2, TaxRate: 0.13, TaxAmount: 0.95, TaxCode: '' },
  ],
  Reds: [], Files: [], Platform: null, Expected: expected, Steps: [],
  Logs: [{ Time: '2026-03-18T09:14:00+08:00', Operator: '行政采购员', Text: '提交申请：数电普票 ¥6,184.20' }],
})
const issuing: SellerInvoiceDetail = { ...applied, Status: invoiceStatus.issuing, StatusName: '开票中', AllowActions: ['Issue'], Version: 2, Logs: [...applied.Logs, { Time: '2026-03-18T09:40:00+08:00', Operator: '商家', Text: '审核通过，正在开票' }] }
const issued: SellerInvoiceDetail = {
  ...issuing, Status: invoiceStatus.issued, StatusName: '已开票', LeftMinutes: null, AllowActions: ['Download', 'Resend'], Version: 3, InvoiceNumber: number, IssueTime: '2026-03-18T10:20:00+08:00', Expected: null,
  Files: [{ RedId: null, Kind: 'pdf', Name: '发票.pdf', Size: 81_240 }, { RedId: null, Kind: 'ofd', Name: '发票.ofd', Size: 60_100 }, { RedId: null, Kind: 'xml', Name: '发票.xml', Size: 6210 }],
  Logs: [...issuing.Logs, { Time: '2026-03-18T10:20:00+08:00', Operator: '商家', Text: `发票已开具：${number}` }],
}
const red = { RedId: 7, Amount: 104, TaxAmount: 11.96, Reason: '退货 1 箱', ApplyTime: '2026-03-19T09:00:00+08:00', InvoiceNumber: '', IssueTime: null }
const reversing: SellerInvoiceDetail = {
  ...issued, Status: invoiceStatus.reversing, StatusName: '红冲中', LeftMinutes: 205, AllowActions: ['RedIssue', 'RedReject', 'Download', 'Resend'], Version: 4, RedPendingAmount: 104, Reds: [red],
  Expected: { ...expected, Amount: 104, TaxAmount: 11.96, IsRed: true },
}
const partlyReversed: SellerInvoiceDetail = {
  ...issued, RedAmount: 104, ValidAmount: 6080.2, Reds: [{ ...red, InvoiceNumber: '26312000000012349999', IssueTime: '2026-03-19T10:00:00+08:00' }], Files: [...issued.Files, { RedId: 7, Kind: 'pdf', Name: '红字.pdf', Size: 80_000 }],
}
const paper: SellerInvoiceDetail = { ...issuing, Type: 3, TypeName: '纸质专票', Expected: { ...expected, Type: null } }

const facts: EInvoiceFacts = { Number: number, Day: '2026-03-18', ...expected }
const fileIds = { xml: '00000000-0000-4000-8000-000000000001', pdf: '00000000-0000-4000-8000-000000000002' } as const
const xml = { FileId: fileIds.xml, Kind: 'xml' as const, Name: '发票.xml', Size: 6210, Facts: facts }

const meta = preview.meta({
  title: 'Seller/发票详情 Invoice document',
  component: InvoiceDocumentView,
  args: { invoice: applied, pending: false, onAsk: fn(), onApprove: fn(), onAskPlatform: fn(), onDownload: fn() },
  render: (args) => (
    <MemoryRouter>
      <InvoiceDocumentView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at={`/invoices/${InvoiceId}`} path="/invoices/:id" login={sellerLogin}>
    <InvoiceDocument />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('华启科技（上海）有限公司申请数电普票 ¥6,184.20')
    await userEvent.click(canvas.getByRole('button', { name: '受理' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }))
    await expect(args.onAsk).toHaveBeenCalledWith('Reject')
  },
})
export const ToIssue = meta.story({ args: { invoice: issuing } })
/** Where a tax platform is connected, it can be left to it. */
const toAsk: SellerInvoiceDetail = { ...issuing, AllowActions: ['Ask', 'Issue'] }
const askedFor: SellerInvoiceDetail = {
  ...issuing, AllowActions: [], Version: 3, Platform: { State: 'asked', Reason: '', Time: '2026-03-18T10:02:00+08:00' },
  Logs: [...issuing.Logs, { Time: '2026-03-18T10:02:00+08:00', Operator: '商家', Text: '已请数电平台开具' }],
}
const notIssued: SellerInvoiceDetail = {
  ...toAsk, Version: 3, Platform: { State: 'failed', Reason: '购买方税号与名称不符', Time: '2026-03-18T10:02:00+08:00' },
  Logs: askedFor.Logs,
}
export const ToAskThePlatform = meta.story({
  args: { invoice: toAsk },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通过数电平台开具' }))
    await expect(args.onAskPlatform).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '上传发票' }))
    await expect(args.onAsk).toHaveBeenCalledWith('Issue')
  },
})
export const AtThePlatform = meta.story({ args: { invoice: askedFor } })
export const PlatformUnreachable = meta.story({ args: { invoice: { ...askedFor, Platform: { State: 'asked', Reason: '数电平台没有应答，稍后自动再问', Time: '2026-03-18T10:02:00+08:00' } } }, globals: { scheme: 'dark' } })
export const PlatformRefuses = meta.story({
  args: { invoice: notIssued },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('数电平台没有完成：购买方税号与名称不符')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onAskPlatform).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '改为上传' }))
    await expect(args.onAsk).toHaveBeenCalledWith('Issue')
  },
})
export const PlatformRefusesOnAPhone = meta.story({ args: { invoice: { ...reversing, AllowActions: ['Ask', 'RedIssue', 'RedReject'], Platform: { State: 'failed', Reason: '已开具 26312000000012349999，但没有收下：XML 与申请不符：价税合计应为 ¥104.00，XML 是 ¥105.00', Time: '2026-03-19T10:00:00+08:00' } } }, globals: { viewport: { value: 'w390' } } })
export const Late = meta.story({ args: { invoice: { ...issuing, LeftMinutes: -740 } } })
export const Issued = meta.story({
  args: { invoice: issued },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `下载 ${number} 的 OFD` }))
    await expect(args.onDownload).toHaveBeenCalledWith({ Kind: 'ofd' })
  },
})
export const ToReverse = meta.story({ args: { invoice: reversing } })
export const PartlyReversed = meta.story({
  args: { invoice: partlyReversed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 26312000000012349999 的 PDF' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ RedId: 7, Kind: 'pdf' })
  },
})
export const Rejected = meta.story({ args: { invoice: { ...applied, Status: invoiceStatus.rejected, StatusName: '已驳回', LeftMinutes: null, AllowActions: [], Expected: null, SellerNote: '税号与企业名称不符，请核对后重新申请' } } })
/** Who only reads invoices: nothing to decide. */
export const ReadOnly = meta.story({
  args: { invoice: { ...applied, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '受理' })).toBeNull()
  },
})
export const Submitting = meta.story({ args: { pending: true } })
export const LongContent = meta.story({
  args: {
    invoice: {
      ...partlyReversed, Title: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司第一分公司', EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Amount: 123_456_656_543.22, Remark: '项目：春季展会；'.repeat(12),
      Lines: Array.from({ length: 12 }, (_, at) => ({ Name: `超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱 ${at + 1}`, Unit: '箱', Quantity: 999_999, Price: 123_456.78, Amount: 9_999_999_999.99, TaxRate: 0.13, TaxAmount: 123_456_789.01, TaxCode: '1060105040000000000' })),
      Orders: Array.from({ length: 20 }, (_, at) => ({ OrderNo: `D20260309${String(at).padStart(8, '0')}`, Amount: 123_456.78, RedAmount: 0, RedPendingAmount: 0 })),
    },
  },
})
export const Phone = meta.story({ args: { invoice: reversing }, globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ args: { invoice: partlyReversed }, globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '发票不存在', { Code: 'INVOICE_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未找到该发票')).toBeVisible()
  },
})

interface Opening {
  readonly canvas: { findByRole: (role: 'button', options: { readonly name: string }) => Promise<HTMLElement> }
  readonly userEvent: { click: (element: Element) => Promise<void>; upload: (element: HTMLElement, file: File) => Promise<void> }
}

/** Opens the form and sends a file. */
const sendFile = async ({ canvas, userEvent }: Opening, name: string, file: File) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const found = await screen.findByRole('dialog')
  const input = found.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('The form has no field for files')
  await userEvent.upload(input, file)
  return within(found)
}
const xmlFile = () => new File(['<EInvoice/>'], '发票.xml', { type: 'text/xml' })

/** Number and day are read from the XML, which agrees with the application. */
export const IssuesByXml = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, issuing), handle(uploadKey, xml), handle('POST /api/SellerInvoice/Issue', issued)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendFile({ canvas, userEvent }, '开具发票', xmlFile())
    await expect(await dialog.findByText('XML 与申请一致：')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /发票号码/ })).toHaveValue(number)
    await userEvent.click(dialog.getByRole('button', { name: '开具发票' }))
    await expect(await screen.findByText('发票已开具，申请人会收到通知')).toBeVisible()
  },
})

/** What the XML says otherwise stands beside each field, and nothing is sent. */
export const XmlDiffers = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, issuing), handle(uploadKey, { ...xml, Facts: { ...facts, Amount: 6184.21, BuyerName: '华启科技（北京）有限公司' } })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendFile({ canvas, userEvent }, '开具发票', xmlFile())
    await expect(await dialog.findByText('XML 是 ¥6184.21')).toBeVisible()
    await expect(dialog.getByText('XML 是 华启科技（北京）有限公司')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '开具发票' }))
    await expect(dialog.getByText('XML 与申请有 2 处不同，不能开具。请换成正确的发票文件')).toBeVisible()
  },
})
export const XmlDiffersPhone = meta.story({ ...XmlDiffers.input, globals: { viewport: { value: 'w390' } } })
export const XmlDiffersDark = meta.story({ ...XmlDiffers.input, globals: { scheme: 'dark' } })

/** Without an XML number and day are typed; what is missing is said beside its field, and what was typed stays when another has it. */
export const NumberTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(handle(key, issuing), handle(uploadKey, { ...xml, FileId: fileIds.pdf, Kind: 'pdf', Name: '发票.pdf', Facts: null }), handle.fail('POST /api/SellerInvoice/Issue', `发票号码${number}已用于另一张发票`, { Code: 'INVOICE_NUMBER_INVALID' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开具发票' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '开具发票' }))
    await expect(await dialog.findByText('请上传发票文件')).toBeVisible()
    await expect(dialog.getByText('请填写20位发票号码')).toBeVisible()
    await expect(dialog.getByText('请选择开票日期')).toBeVisible()
    const input = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('The form has no field for files')
    await userEvent.upload(input, new File(['%PDF-1.7'], '发票.pdf', { type: 'application/pdf' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /发票号码/ }), number)
    await userEvent.type(dialog.getByRole('textbox', { name: /开票日期/ }), '2026-03-18')
    await userEvent.click(dialog.getByRole('heading'))
    await waitFor(() => expect(dialog.queryByText('请选择开票日期')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: '开具发票' }))
    await expect(await dialog.findByText(`发票号码${number}已用于另一张发票`)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('正在打开日历')).toBeNull())
    await expect(dialog.getByRole('textbox', { name: /发票号码/ })).toHaveValue(number)
  },
})

/** A paper invoice has a number of eight digits and no file. */
export const IssuesPaper = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, paper)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开具发票' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.querySelector('input[type=file]')).toBeNull()
    await expect(within(dialog).getByText('8 位数字')).toBeVisible()
  },
})

/** 驳回 needs a reason; decided by somebody else meanwhile, what was typed stays. */
export const DecidedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, applied), handle.fail('POST /api/SellerInvoice/Reject', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '驳回' }))
    const dialog = within(await screen.findByRole('dialog', { name: '驳回开票申请' }))
    await userEvent.click(dialog.getByRole('button', { name: '驳回' }))
    await expect(await dialog.findByText('请写明驳回的原因')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '税号与企业名称不符')
    await userEvent.click(dialog.getByRole('button', { name: '驳回' }))
    await expect(await dialog.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('税号与企业名称不符')
  },
})

/** 重发邮件 begins with the mail address of the application. */
export const Mails = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, issued), handle('POST /api/SellerInvoice/Resend', { Sent: true })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重发邮件' }))
    const dialog = within(await screen.findByRole('dialog', { name: '重发邮件' }))
    await expect(dialog.getByRole('textbox', { name: '收票邮箱' })).toHaveValue('fapiao@huaqi.example')
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await screen.findByText('邮件已发送')).toBeVisible()
  },
})
/** A file that cannot be read says why in its row. */
export const FileRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, issuing), handle.fail(uploadKey, '一个文件只能有一张发票', { Code: 'INVOICE_FILE_INVALID' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendFile({ canvas, userEvent }, '开具发票', xmlFile())
    await expect(await dialog.findByText(/一个文件只能有一张发票/, { selector: 'small' })).toBeVisible()
  },
})

/** 通过数电平台开具: the page waits for it by itself. */
export const AsksThePlatform = meta.story({
  beforeEach: ({ msw }) => {
    const state = { invoice: toAsk }
    msw.use(
      handle(key, () => state.invoice),
      handle('POST /api/SellerInvoice/Ask', () => {
        state.invoice = askedFor
        return askedFor
      }),
    )
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '通过数电平台开具' }))
    await expect(await screen.findByText('已请数电平台开具，开好后自动更新。')).toBeVisible()
  },
})
