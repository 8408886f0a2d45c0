import { inquiryStatus } from '@mall/api/contract'
import type { PastQuote, QuoteCandidate, SellerInquiryDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { drawingOf, handle, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { replyTemplates } from '../../../testing/reply-template-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { InquiryQuote } from './InquiryQuote.tsx'
import { InquiryQuoteView, type PastProps } from './InquiryQuoteView.tsx'
import type { PastQuotes } from './QuotedBefore.tsx'

const key = 'POST /api/SellerInquiry/Detail'
const build = responseBuilder(key)

const shredder: QuoteCandidate = {
  ProductCode: '17020170', CustomerProductName: '极岚 极速系列 静音碎纸机 4级 32L', ImageUrl: drawingOf('极岚 极速系列 静音碎纸机 4级 32L'), Unit: '台', Packing: '', TaxRate: 0.13, MOQ: 1, Step: 1, StockText: '现货', Stock: 12, Quantity: 3,
  UnitText: '', IsUnitKnown: true, MarketPrice: 1_569, OwnPrice: 1_520, IsAgreed: true, Floor: 1_310, Cost: 1_190, LastQuote: { Price: 1_420, Time: '2026-01-11T10:00:00+08:00', EnterpriseName: '远帆物流有限公司' }, Problem: '',
}
const large: QuoteCandidate = { ...shredder, ProductCode: '17020183', CustomerProductName: '极岚 极速系列 大容量碎纸机 5级 60L', ImageUrl: drawingOf('极岚 极速系列 大容量碎纸机 5级 60L'), StockText: '预计2–6天', Stock: 40, MarketPrice: 2_399, OwnPrice: 2_399, IsAgreed: false, Floor: null, Cost: null, LastQuote: null }
const gone: QuoteCandidate = { ...large, ProductCode: '17020144', CustomerProductName: '数苇 桌面系列 碎纸机 4级 16L', ImageUrl: drawingOf('数苇 桌面系列 碎纸机 4级 16L'), StockText: '无货', Stock: 0, MarketPrice: 688, OwnPrice: 688, Problem: '无货' }

const line = { LineId: 1, Name: '双面胶带 24mm 宽，要黄色底纸', Brand: '', Model: '', Spec: '24mm', Unit: '卷', Quantity: 200, TargetPrice: null, ExpectedDate: null, Images: [], Link: '', Remark: '', ProductCode: null, Offer: null, Product: null }
const wantedShredder = { ...line, LineId: 2, Name: '静音碎纸机，能碎光盘的', Spec: '', Unit: '台', Quantity: 3, TargetPrice: 1_400, ExpectedDate: '2026-04-02', Images: ['/files/a.jpg'], Remark: '放在报告室，要安静' }
const tape: QuoteCandidate = { ...shredder, ProductCode: '12050110', CustomerProductName: '知汀 双面胶带 24mm×10m 黄色底纸', ImageUrl: drawingOf('知汀 双面胶带 24mm×10m 黄色底纸'), Unit: '卷', Quantity: 200, Stock: 900, MarketPrice: 14.5, OwnPrice: 14.5, IsAgreed: false, Floor: 12, Cost: 10.4, LastQuote: null }

const asked: SellerInquiryDetail = build({
  InquiryId: 76, InquiryNo: 'XJ202603180076', CreateTime: '2026-03-18T09:14:00+08:00', EnterpriseName: '华启科技（上海）有限公司', UserName: '行政采购员', FirstName: line.Name, LineCount: 3,
  QuotedAmount: null, ValidUntil: null, LeftMinutes: 48, LimitHours: 16, HasDraft: false, IsAsked: true, Status: inquiryStatus.pending, StatusName: '待受理', AllowActions: ['Quote', 'MarkUnavailable', 'Message'], Version: 1,
  Lines: [line, wantedShredder, { ...line, LineId: 3, Name: '实验室记录本，编页码，防水', Unit: '本', Quantity: 300 }], Draft: null, CloseReason: '',
  Messages: [{ MessageId: 1, IsSeller: false, UserName: '行政采购员', Text: '三个楼层分别送货，请在报价时说明是否另收费。', Time: '2026-03-18T09:20:00+08:00' }],
})
const drafted: SellerInquiryDetail = {
  ...asked, HasDraft: true, Draft: { Version: 2, Text: '', ValidUntil: '2026-03-25', Editor: '华启客户经理', Time: '2026-03-18T09:40:00+08:00' },
  Lines: asked.Lines.map((one) =>
    one.LineId === 1
      ? { ...one, Offer: { LineId: 1, ProductCode: tape.ProductCode, Price: 13.2, MOQ: 100, LeadDays: 3, Quantity: 200, Note: '' }, Product: tape }
      : one.LineId === 2
        ? { ...one, Offer: { LineId: 2, ProductCode: shredder.ProductCode, Price: 1_428, MOQ: 1, LeadDays: 3, Quantity: 3, Note: '可碎光盘和银行卡' }, Product: shredder }
        : one,
  ),
}
const quoted: SellerInquiryDetail = {
  ...drafted, LeftMinutes: null, LimitHours: null, Draft: null, HasDraft: false, Status: inquiryStatus.quoted, StatusName: '已报价', AllowActions: ['Message'], Version: 2, QuotedAmount: 6_924, ValidUntil: '2026-03-25T23:59:59+08:00',
  Messages: [...asked.Messages, { MessageId: 2, IsSeller: true, UserName: '商家', Text: '您好，已为您报价，2026-03-25前有效。其中1种商品暂时无法供货。', Time: '2026-03-18T10:02:00+08:00' }],
}

const last: PastQuote = {
  QuoteId: 61, InquiryId: 51, EnterpriseName: '远帆物流有限公司', Name: '静音碎纸机 能碎光盘的', Time: '2026-01-11T10:00:00+08:00', ProductCode: shredder.ProductCode, CustomerProductName: shredder.CustomerProductName, Unit: '台', Price: 1_420, Quantity: 2,
  ValidUntil: '2026-01-18T23:59:59+08:00', Status: inquiryStatus.accepted, StatusName: '已接受', Product: shredder,
}
const pastQuotes: readonly PastQuote[] = [
  last,
  { ...last, QuoteId: 58, EnterpriseName: '华启科技（上海）有限公司', Time: '2025-11-02T15:20:00+08:00', Price: 1_398, Quantity: 1, ValidUntil: '2025-11-09T23:59:59+08:00' },
  { ...last, QuoteId: 49, EnterpriseName: '宏远建设有限公司', Time: '2025-09-19T09:10:00+08:00', ProductCode: large.ProductCode, CustomerProductName: large.CustomerProductName, Price: 2_180, Quantity: 6, ValidUntil: '2025-09-26T23:59:59+08:00', Status: inquiryStatus.expired, StatusName: '已过期', Product: large },
  { ...last, QuoteId: 37, EnterpriseName: '青禾生物科技有限公司', Time: '2025-07-08T11:00:00+08:00', Price: 1_480, Quantity: 1, ValidUntil: '2025-07-15T23:59:59+08:00', Status: inquiryStatus.declined, StatusName: '已拒绝' },
  { ...last, QuoteId: 22, EnterpriseName: '东湖医学检验所', Time: '2025-05-15T14:30:00+08:00', ProductCode: gone.ProductCode, CustomerProductName: gone.CustomerProductName, Price: 612, Quantity: 2, ValidUntil: '2025-05-22T23:59:59+08:00', Product: gone },
]
const past = (more: Partial<PastQuotes> = {}) =>
  // The story's view is given this as a function, as the screen gives its own.
  ({ children }: PastProps) => children({ items: pastQuotes, failed: false, onRetry: fn(), ...more })

const found = { items: [shredder, large, gone], failed: false, onRetry: fn() }

const meta = preview.meta({
  title: 'Seller/报价 Inquiry quote',
  component: InquiryQuoteView,
  args: {
    inquiry: drafted, selected: 2, onSelect: fn(), keyword: '', onSearch: fn(), candidates: found, pending: null,
    onSave: fn(async () => {}), onQuote: fn(async () => {}), onMessage: fn(async () => {}), onUnavailable: fn(), onDownload: fn(),
    templates: { items: replyTemplates, failed: false, onRetry: fn(), onManage: fn() }, renderPast: past(),
  },
  render: (args) => (
    <MemoryRouter>
      <InquiryQuoteView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at="/inquiries/76" path="/inquiries/:id" login={sellerLogin}>
    <InquiryQuote />
  </StoryMall>
)

/** What colleagues kept is there; a change is kept by everybody's draft, and what stays unsaid is said to the buyer. */
export const Filled = meta.story({
  globals: { viewport: { value: 'w1440' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 样里报了 2 样，合计 ¥6,924.00；没报的 1 样会告诉客户暂时无法供货。')).toBeVisible()
    const price = canvas.getByRole('textbox', { name: /^单价/ })
    await userEvent.clear(price)
    await userEvent.type(price, '1300')
    await expect(canvas.getByText('低于底价 ¥1,310.00，要有“批准低价”权限才能发出')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith({
      Lines: [
        { LineId: 1, ProductCode: tape.ProductCode, Price: 13.2, MOQ: 100, LeadDays: 3, Quantity: 200, Note: '' },
        { LineId: 2, ProductCode: shredder.ProductCode, Price: 1_300, MOQ: 1, LeadDays: 3, Quantity: 3, Note: '可碎光盘和银行卡' },
      ],
      Text: '', ValidUntil: '2026-03-25',
    })
  },
})
/** A quote that was made before brings its product and its price; what was typed for the same product stays. */
export const UsesAPastQuote = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('最近 5 次')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^说明/ }), '，送到报告室')
    await userEvent.click(canvas.getByRole('button', { name: `用这个报价 ${shredder.CustomerProductName} 1,398.00` }))
    await expect(canvas.getByRole('textbox', { name: /^单价/ })).toHaveValue('1398.00')
    await expect(canvas.getByRole('textbox', { name: /^说明/ })).toHaveValue('可碎光盘和银行卡，送到报告室')
    await expect(canvas.getByRole('button', { name: `已用 ${shredder.CustomerProductName} 1,398.00` })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: `用这个报价 ${large.CustomerProductName} 2,180.00` }))
    await expect(canvas.getByRole('heading', { name: `报 ${large.CustomerProductName}` })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^单价/ })).toHaveValue('2180.00')
    await expect(canvas.getByRole('textbox', { name: /^交期/ })).toHaveValue('')
    // What cannot be bought is not offered again.
    await expect(canvas.queryByRole('button', { name: new RegExp(`${gone.CustomerProductName} 612`) })).toBeNull()
  },
})
/** A template answer stands below what was typed, in the words for the customer and in the message. */
export const PutsATemplateIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^给客户的话/ })
    await userEvent.type(words, '苏芮您好，')
    await userEvent.click(canvas.getByRole('button', { name: '现货直发' }))
    await expect(words).toHaveValue('苏芮您好，\n现货，今天下单明天从武汉仓直发，三天内送到。')
    const [ofWords] = canvas.getAllByRole('button', { name: '常用答复' })
    if (ofWords === undefined) throw new Error('There is no menu')
    await userEvent.click(ofWords)
    await userEvent.click(await screen.findByRole('menuitem', { name: '管理常用答复' }))
    await expect(args.templates.onManage).toHaveBeenCalledOnce()
    await expect(words).toHaveValue('苏芮您好，\n现货，今天下单明天从武汉仓直发，三天内送到。')
  },
})
export const NeverQuoted = meta.story({ args: { inquiry: asked, renderPast: past({ items: [] }) } })
export const PastLoading = meta.story({ args: { inquiry: asked, renderPast: past({ items: undefined }) } })
export const PastFailed = meta.story({ args: { inquiry: asked, renderPast: past({ items: undefined, failed: true }) } })
/** Nothing is chosen yet; a product begins an offer that waits for its price. */
export const Untouched = meta.story({
  args: { inquiry: asked },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '发出报价' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: `用它 ${shredder.CustomerProductName}` }))
    await expect(canvas.getByRole('textbox', { name: /^数量/ })).toHaveValue('3')
  },
})
export const InvalidInput = meta.story({
  args: { inquiry: asked },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `用它 ${shredder.CustomerProductName}` }))
    const pieces = canvas.getByRole('textbox', { name: /^数量/ })
    await userEvent.clear(pieces)
    await userEvent.type(pieces, '40')
    await userEvent.click(canvas.getByRole('button', { name: '发出报价' }))
    await expect(await canvas.findByText('请填写单价，最多两位小数')).toBeVisible()
    await expect(canvas.getByText('库存只有 12 台')).toBeVisible()
    await expect(canvas.getByText('请填写 0–365 天')).toBeVisible()
    await expect(args.onQuote).not.toHaveBeenCalled()
    await expect(args.onSelect).toHaveBeenLastCalledWith(2)
  },
})
export const UnknownUnit = meta.story({
  args: { inquiry: asked, candidates: { ...found, items: [{ ...shredder, IsUnitKnown: false }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `用它 ${shredder.CustomerProductName}` }))
    await expect(canvas.getByText('客户按“台”问，写明 1 台是多少 台')).toBeVisible()
  },
})
export const NothingFound = meta.story({ args: { inquiry: asked, candidates: { ...found, items: [] } } })
export const Searching = meta.story({ args: { inquiry: asked, candidates: { ...found, items: undefined } } })
export const SearchFailed = meta.story({ args: { inquiry: asked, candidates: { ...found, items: undefined, failed: true } } })
export const Quoted = meta.story({
  args: { inquiry: quoted },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '发出报价' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: '问客户' }), '30台可以按此单价供货')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(args.onMessage).toHaveBeenCalledWith('30台可以按此单价供货')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '问客户' })).toHaveValue(''))
  },
})
export const Declined = meta.story({ args: { inquiry: { ...quoted, Status: inquiryStatus.declined, StatusName: '已拒绝', AllowActions: [], CloseReason: '价格高于预期' } } })
/** Who only reads inquiries: nothing to fill in. */
export const ReadOnly = meta.story({
  args: { inquiry: { ...asked, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
export const Submitting = meta.story({ args: { pending: 'quote' } })
export const LongContent = meta.story({
  args: {
    inquiry: {
      ...drafted, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司',
      Lines: drafted.Lines.map((one) => ({ ...one, Name: '全公司十二层至十八层会议室投影设备与配套幕布、翻页笔及备用灯泡整体更换并含旧设备回收', Remark: '请分楼层送货；'.repeat(25), Quantity: 999_999, Link: `https://example.com/${'a'.repeat(120)}` })),
      Messages: [{ MessageId: 1, IsSeller: false, UserName: '华东区域行政与综合管理中心采购专员', Text: '请在工作日上午送达，货梯需提前一天预约；'.repeat(12), Time: '2026-03-18T09:20:00+08:00' }],
    },
    candidates: { ...found, items: [{ ...shredder, CustomerProductName: '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）', MarketPrice: 123_456.78, UnitText: '1箱=5包' }] },
    renderPast: past({ items: [{ ...last, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', CustomerProductName: '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）', Price: 9_999_999.99, Quantity: 999_999 }] }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '询价单不存在', { Code: 'INQUIRY_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未找到该询价单')).toBeVisible()
  },
})

/** What the page reads beside the inquiry. */
const beside = [
  handle('POST /api/SellerReplyTemplate/List', { Items: [...replyTemplates] }),
  handle('POST /api/SellerInquiry/History', { Items: asked.Lines.map(({ LineId }) => ({ LineId, Quotes: LineId === wantedShredder.LineId ? [...pastQuotes] : [] })) }),
]

/** Somebody else has kept another draft meanwhile: what was typed here stays, and the draft is read again. */
export const KeptMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      ...beside,
      handle(key, () => (reads++ === 0 ? asked : drafted)),
      handle('POST /api/SellerInquiry/Candidates', { Items: [tape] }),
      handle.fail('POST /api/SellerInquiry/SaveDraft', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }),
    )
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `用它 ${tape.CustomerProductName}` }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^单价/ }), '12.8')
    await userEvent.type(canvas.getByRole('textbox', { name: /^交期/ }), '2')
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(await screen.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await expect(await canvas.findByText('2026-03-18 09:40')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^单价/ })).toHaveValue('12.8')
  },
})

/** 都没有货 says so in words that the buyer reads. */
export const SaysUnavailable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...beside, handle(key, asked), handle('POST /api/SellerInquiry/Candidates', { Items: [] }),
      handle('POST /api/SellerInquiry/MarkUnavailable', { ...asked, Status: inquiryStatus.unavailable, StatusName: '无法供货', AllowActions: [] }),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '都没有货' }))
    const dialog = within(await screen.findByRole('dialog', { name: '都没有货' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: '给客户的话' }))
    await userEvent.click(dialog.getByRole('button', { name: '告诉客户' }))
    await expect(await dialog.findByText('请写一句给客户的话')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '给客户的话' }), '这些商品已停产')
    await userEvent.click(dialog.getByRole('button', { name: '告诉客户' }))
    await expect(await screen.findByText('已告诉客户')).toBeVisible()
  },
})
