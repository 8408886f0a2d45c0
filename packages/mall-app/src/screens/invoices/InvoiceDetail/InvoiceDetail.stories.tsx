import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle, logins, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { InvoiceDetail } from './InvoiceDetail.tsx'
import { InvoiceDetailView } from './InvoiceDetailView.tsx'

const key = 'POST /api/Invoice/Detail'
const build = responseBuilder(key)
const invoice = build()
const address = `/userCenter/invoice/detail?id=${invoice.InvoiceId}`

const meta = preview.meta({
  title: 'Screens/发票详情 Invoice detail',
  component: InvoiceDetailView,
  args: { invoice, pending: false, onTask: fn(), onDownload: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const connected = () => (
  <StoryMall at={address} login={logins.buyer}>
    <InvoiceDetail />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '进度' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '申请红冲' }))
    await expect(args.onTask).toHaveBeenCalledWith('red')
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ Kind: 'pdf' })
    await expect(within(canvas.getByRole('figure', { name: /^电子发票/ })).getByText(invoice.AmountInWords ?? '—')).toBeVisible()
  },
})
/** The seller sent the files: each can be downloaded. */
export const WithFiles = meta.story({
  args: { invoice: build({ Files: [{ RedId: null, Kind: 'pdf' }, { RedId: null, Kind: 'ofd' }, { RedId: null, Kind: 'xml' }] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 XML' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ Kind: 'xml' })
    await expect(canvas.getByRole('button', { name: '下载 OFD' })).toBeVisible()
  },
})
export const Rejected = meta.story({
  args: {
    invoice: build({
      Status: 11, StatusName: '已驳回', AllowActions: ['View'], InvoiceNumber: '', IssueTime: null, SellerNote: '税号校验位不符，请核对后重新申请',
      Steps: [{ Name: '提交申请', Time: invoice.ApplyTime, State: 'done' }, { Name: '已驳回', Time: invoice.ApplyTime, State: 'failed' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('税号校验位不符')
    await expect(canvas.queryByRole('button', { name: '申请红冲' })).toBeNull()
  },
})

const red = { RedId: 1, Amount: 20, Reason: '销货退回', ApplyTime: invoice.ApplyTime, InvoiceNumber: '26001000000000010001', IssueTime: invoice.ApplyTime }

/** The orders, with these fields of the first. */
const ordersWith = (changes: Partial<(typeof invoice.Orders)[number]>) => invoice.Orders.map((order, at) => (at === 0 ? { ...order, ...changes } : order))
const valid = Number(invoice.Orders[0]?.Amount) - 20

/** Expects that each sum under 金额 is that of its lines and, for what is reversed, the sum above it. */
const expectAddingUp = async (section: HTMLElement): Promise<void> => {
  const ledgers = [...section.querySelectorAll('[data-part="ledger"]')]
  await expect(ledgers.length).toBeGreaterThan(1)
  let above = 0
  for (const ledger of ledgers) {
    const amounts = [...ledger.querySelectorAll('dd')].map((amount) => Math.round(Number(amount.textContent.replaceAll(/[¥,]/g, '').replace('−', '-')) * 100))
    const sum = amounts.pop() ?? 0
    await expect(amounts.reduce((total, amount) => total + amount, above)).toBe(sum)
    above = sum
  }
}

/** Money was refunded after it had been invoiced. */
export const ShouldBeReversed = meta.story({
  args: { invoice: build({ OverInvoicedAmount: 20, Orders: ordersWith({ SuggestedRedAmount: 20 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/开票后已退款，订单多开/)).toHaveTextContent('请申请红冲')
  },
})

/** A part is reversed, more must be: the rest stays valid, and the warning until the red letter under way is issued. */
export const PartlyReversed = meta.story({
  args: {
    invoice: build({
      Status: 40, StatusName: '红冲中', AllowActions: ['View', 'Download', 'Resend'], RedAmount: 20, RedPendingAmount: 15.5, ValidAmount: Number(invoice.Amount) - 20, OverInvoicedAmount: 15.5,
      Orders: ordersWith({ RedAmount: 20, RedPendingAmount: 15.5, ValidAmount: valid }),
      Reds: [red, { ...red, RedId: 2, Amount: 15.5, InvoiceNumber: '', IssueTime: null }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expectAddingUp(canvas.getByRole('region', { name: '金额' }))
    await expect(canvas.getByText(/开票后已退款，订单多开/)).toHaveTextContent('红字发票开具后结清')
    await userEvent.click(canvas.getByRole('button', { name: /^下载红字发票 PDF/ }))
    await expect(args.onDownload).toHaveBeenCalledWith({ RedId: 1, Kind: 'pdf' })
  },
})

/** The first red letter is under way: all of the invoice is still valid. */
export const BeingReversed = meta.story({
  args: {
    invoice: build({
      Status: 40, StatusName: '红冲中', AllowActions: ['View', 'Download', 'Resend'], RedPendingAmount: 0.01, Orders: ordersWith({ RedPendingAmount: 0.01 }),
      Reds: [{ ...red, Amount: 0.01, InvoiceNumber: '', IssueTime: null }],
    }),
  },
  play: async ({ canvas }) => {
    await expectAddingUp(canvas.getByRole('region', { name: '金额' }))
    await expect(canvas.queryByText('有效金额')).toBeNull()
  },
})

/** Settled: the rest is valid, and another part can be reversed. */
export const RestIsValid = meta.story({
  args: {
    invoice: build({ RedAmount: 20, ValidAmount: Number(invoice.Amount) - 20, Orders: ordersWith({ RedAmount: 20, ValidAmount: valid }), Reds: [red] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/部分红冲 ¥20.00，有效/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '申请红冲' })).toBeVisible()
  },
})
export const Reversed = meta.story({
  args: {
    invoice: build({
      Status: 41, StatusName: '已红冲', AllowActions: ['View', 'Download', 'Resend'], RedAmount: invoice.Amount, ValidAmount: 0, Orders: invoice.Orders.map((order) => ({ ...order, RedAmount: order.Amount, ValidAmount: 0 })),
      Reds: [{ ...red, Amount: invoice.Amount, Reason: '抬头变更' }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '红字发票' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下载红字发票 PDF' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ RedId: 1, Kind: 'pdf' })
  },
})

/** Before it is issued, and where it is on paper, there is nothing to download: its lines are listed. */
export const OnPaper = meta.story({
  args: { invoice: build({ Type: 3, TypeName: '纸质专票', AllowActions: ['View', 'RedApply'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '开票明细' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '下载 PDF' })).toBeNull()
  },
})
export const Submitting = meta.story({ args: { pending: true } })
export const LongContent = meta.story({
  args: {
    invoice: build({
      Title: '华东区域行政与综合管理中心二〇二六年度办公用品联合采购有限责任公司上海分公司', Amount: 12_345_678.9, TaxAmount: 1_420_291.38,
      Address: '上海市浦东新区世纪大道示例路一百号示例国际金融中心二期办公楼十二层', Remark: '费用归口：行政部；项目：春季展会；请随货寄送。'.repeat(4),
      Lines: Array.from({ length: 12 }, (_, at) => ({
        Name: `${at + 1} 超长商品名称用于检验换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱`, Unit: '箱（24盒）', Quantity: 999, Price: 123_456.78, Amount: 1_028_806.5, TaxRate: 0.13, TaxAmount: 118_357.38, TaxCode: '1060105040000000000',
      })),
    }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '发票不存在', { Code: 'INVOICE_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该发票' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('发票不存在')).toHaveLength(1))
  },
})

/** In the assembled mall: more than was invoiced is refused, a part of it is reversed. */
export const AsksForTheRedLetter = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at={address} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请红冲' }, { timeout: 20_000 }))
    const dialog = within(await canvas.findByRole('dialog', { name: '申请红冲' }))
    const [amount] = dialog.getAllByLabelText(/红冲金额/)
    if (amount === undefined) throw new Error('The invoice has no order')
    await userEvent.clear(amount)
    await userEvent.type(amount, '99999999')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByText('请输入不超过有效金额的数，至少一单大于0')).toBeVisible()
    await expect(dialog.getByText('请输入红冲原因')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '1')
    await userEvent.type(dialog.getByLabelText(/红冲原因/), '抬头变更')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByText('红冲中').length).toBeGreaterThan(0))
    await expect(await canvas.findByRole('heading', { name: '红字发票' })).toBeVisible()
  },
})

/** In the assembled mall: a wrong address is said at its field; a mall without a mail server says that nothing was sent. */
export const SendsItAgain = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at={address} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重发邮箱' }, { timeout: 20_000 }))
    const dialog = within(await canvas.findByRole('dialog', { name: '重发邮箱' }, { timeout: 10_000 }))
    const email = dialog.getByLabelText(/^收票邮箱/)
    await userEvent.clear(email)
    await userEvent.type(email, 'kuaiji')
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await dialog.findByText('请输入正确的邮箱')).toBeVisible()
    await userEvent.type(email, '@huaqi.example')
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await canvas.findByText(/^商城未配置邮件服务/, undefined, { timeout: 10_000 })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
