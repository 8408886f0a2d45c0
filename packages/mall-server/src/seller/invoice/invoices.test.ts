import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { defaultWorkCalendar } from '@mall/api/seller/contract'
import { invoiceStatus, invoiceType, type CallInput } from '@mall/api/contract'
import type { InvoiceUpload, SellerInvoice, SellerInvoiceDetail, SellerInvoiceListRequest } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { invoice, invoiceFile } from '../../platform/db/schema/invoice.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { toDay } from '../../platform/time.ts'
import { workedBetween } from '../../platform/calendar/working-time.ts'
import type { Mail } from '../../platform/mail/mail-sender.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sendIssuedInvoices } from '../../trade/invoice/issued-mails.ts'
import { eInvoiceXml } from '../../trade/invoice/testing/e-invoice-xml.ts'
import { createInvoiceBench, type InvoiceBench } from '../../trade/invoice/testing/invoice-bench.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { purgeInvoiceFiles } from './uploads.ts'

let mall: TestMall
let bench: InvoiceBench
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInvoiceBench(mall)
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})
afterAll(() => mall.close())

const bodyOf = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const as = (token = tokens.seller) => ({ token })
const list = async (asked: Partial<SellerInvoiceListRequest> = {}, token = tokens.seller) =>
  bodyOf(await mall.call('POST /api/SellerInvoice/List', { PageIndex: 1, PageSize: 1000, ...asked }, as(token)))
const detail = async (InvoiceId: string, token = tokens.seller) => bodyOf(await mall.call('POST /api/SellerInvoice/Detail', { InvoiceId }, as(token)))
const asRead = ({ InvoiceId, Version }: Pick<SellerInvoice, 'InvoiceId' | 'Version'>) => ({ InvoiceId, Version, RequestId: crypto.randomUUID() })

/** A file as its buyer gets it. */
const download = async (input: CallInput<'POST /api/Invoice/Download'>): Promise<string> => {
  const response = await mall.fetch('/api/Invoice/Download', { method: 'POST', headers: { Authorization: `Bearer ${bench.token('buyer').token}`, 'Content-Type': 'application/json' }, body: JSON.stringify(input) })
  return response.text()
}

let numbers = 0
const nextNumber = () => `2631200000${String(++numbers).padStart(10, '0')}`
const today = () => toDay(mall.clock())

const send = (bytes: string, name: string, token = tokens.seller) => {
  const form = new FormData()
  form.append('file', new File([bytes], name))
  return mall.send('POST /api/SellerInvoice/Upload', form, as(token))
}
const uploaded = async (bytes: string, name = '发票.pdf') => bodyOf(await send(bytes, name)) as InvoiceUpload
const pdf = () => uploaded(`%PDF-1.7 ${crypto.randomUUID()}`)

/** The XML of what is expected. */
const xmlFor = ({ Expected }: SellerInvoiceDetail, number: string, changes: Parameters<typeof eInvoiceXml>[0] = {}) => {
  if (Expected === null) throw new Error('Nothing is to be issued')
  const { Amount, TaxAmount, BuyerName, BuyerTaxNo, SellerTaxNo, IsRed, Type } = Expected
  const amount = (yuan: number) => `${IsRed ? '-' : ''}${yuan.toFixed(2)}`
  return eInvoiceXml({ number, time: `${today()} 10:00:00`, kind: `0${Type === invoiceType.electronicSpecial ? 1 : 2}`, amount: amount(Amount), tax: amount(TaxAmount), buyerName: BuyerName, buyerTaxNo: BuyerTaxNo, sellerTaxNo: SellerTaxNo, ...changes })
}

const applied = async (changes: Parameters<InvoiceBench['applied']>[1] = {}) => {
  const { OrderNo, amount } = await received()
  const { InvoiceId } = await bench.applied([[OrderNo, amount]], changes)
  return { OrderNo, amount, invoice: await detail(InvoiceId) }
}
const received = async () => {
  const { OrderNo } = await bench.received(3)
  return { OrderNo, amount: await bench.availableOf(OrderNo) }
}
const taken = async (changes: Parameters<InvoiceBench['applied']>[1] = {}) => {
  const { invoice: one, ...rest } = await applied(changes)
  return { ...rest, invoice: bodyOf(await mall.call('POST /api/SellerInvoice/Approve', asRead(one), as())) }
}
type IssueInput = CallInput<'POST /api/SellerInvoice/Issue'>
const issueWith = (one: SellerInvoiceDetail, changes: Partial<IssueInput>, token = tokens.seller) =>
  mall.call('POST /api/SellerInvoice/Issue', { ...asRead(one), Number: nextNumber(), Day: today(), Amount: one.Amount, FileIds: [], ...changes }, as(token))
const issued = async (changes: Parameters<InvoiceBench['applied']>[1] = {}) => {
  const { invoice: one, ...rest } = await taken(changes)
  const file = await pdf()
  return { ...rest, file, invoice: bodyOf(await issueWith(one, { FileIds: [file.FileId] })) }
}

describe('the list', () => {
  it('has the applications of all customers; 名下客户 cannot see it without the permission', async () => {
    const found = await list()
    expect(found.total).toBe(await mall.db.$count(invoice))
    expect((await mall.call('POST /api/SellerInvoice/List', { PageIndex: 1, PageSize: 10 }, as(tokens.warehouse))).message).toBe('拒绝访问')
  })

  it('finds by number, title, customer, kind, amount and day', async () => {
    const { invoice: one } = await applied({ Type: 1 })
    const ids = async (asked: Partial<SellerInvoiceListRequest>) => (await list(asked)).Items.map(({ InvoiceId }) => InvoiceId)
    expect(await ids({ Keyword: one.InvoiceId })).toEqual([one.InvoiceId])
    for (const fits of [{ Customer: one.EnterpriseName.slice(1, 5) }, { EnterpriseId: demo.enterprises.huaqiTech }, { Type: 1 as const }, { AmountMin: one.Amount, AmountMax: one.Amount }, { BeginTime: today(), EndTime: today() }, { Due: 'issue' as const }]) {
      expect(await ids(fits), JSON.stringify(fits)).toContain(one.InvoiceId)
    }
    for (const other of [{ Customer: '没有这家' }, { EnterpriseId: demo.enterprises.huaqiTech + 1 }, { Type: 2 as const }, { AmountMin: one.Amount + 0.01 }, { EndTime: '2020-01-01' }, { Due: 'late' as const }]) {
      expect(await ids(other), JSON.stringify(other)).not.toContain(one.InvoiceId)
    }
    expect((await list({ EnterpriseId: demo.enterprises.huaqiTech })).CustomerName).toBe(one.EnterpriseName)
  })

  it('says how long is left, and what is late, by working hours', async () => {
    const { invoice: one } = await applied()
    expect(one.LeftMinutes).toBe(24 * 60 - Math.ceil(workedBetween(defaultWorkCalendar, new Date(one.ApplyTime), mall.clock()) / 60_000))
    const weekAgo = new Date(mall.clock().getTime() - 7 * 86_400_000)
    await mall.db.update(invoice).set({ createdAt: weekAgo }).where(eq(invoice.invoiceNo, one.InvoiceId))
    expect((await detail(one.InvoiceId)).LeftMinutes).toBeLessThan(0)
    const late = await list({ Due: 'late' })
    expect(late.Items.map(({ InvoiceId }) => InvoiceId)).toContain(one.InvoiceId)
    for (const { LeftMinutes } of late.Items) expect(LeftMinutes).toBeLessThanOrEqual(0)
    const done = await issued()
    expect(done.invoice.LeftMinutes).toBeNull()
  })
})

describe('an application', () => {
  it('is taken on: its applicant cannot withdraw it, and the demo leaves it alone', async () => {
    const { invoice: one } = await taken()
    expect(one).toMatchObject({ Status: invoiceStatus.issuing, AllowActions: ['Issue'] })
    expect((await bench.cancel(one.InvoiceId)).success).toBe(false)
    await bench.issuerWorks()
    expect((await detail(one.InvoiceId)).Status).toBe(invoiceStatus.issuing)
  })

  it('is rejected with a reason that its applicant reads, and can be applied for again', async () => {
    const { OrderNo, amount, invoice: one } = await applied()
    const input = { ...asRead(one), Note: '税号与企业名称不符' }
    expect(bodyOf(await mall.call('POST /api/SellerInvoice/Reject', input, as())).Status).toBe(invoiceStatus.rejected)
    expect((await mall.call('POST /api/SellerInvoice/Reject', input, as())).success).toBe(true)
    expect(await bench.detail(one.InvoiceId)).toMatchObject({ SellerNote: input.Note, StatusName: '已驳回' })
    expect(await bench.availableOf(OrderNo)).toBe(amount)
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.entityId, one.InvoiceId), eq(auditLog.action, 'Invoice.Reject')))
    expect(entry?.after).toMatchObject({ Status: invoiceStatus.rejected })
  })

  it('that others have touched meanwhile is a conflict', async () => {
    const { invoice: one } = await applied()
    bodyOf(await mall.call('POST /api/SellerInvoice/Approve', asRead(one), as()))
    expect((await mall.call('POST /api/SellerInvoice/Reject', { ...asRead(one), Note: '不开' }, as())).code).toBe('VERSION_CONFLICT')
  })

  test.each(['Issue', 'RedIssue', 'RedReject'] as const)('in 待审核 takes no %s', async (action) => {
    const { invoice: one } = await applied()
    const input = { ...asRead(one), Number: nextNumber(), Day: today(), Amount: one.Amount, FileIds: [], Note: '不' }
    expect(await mall.send(`POST /api/SellerInvoice/${action}`, input, as())).toMatchObject({ success: false, code: 'INVOICE_ACTION_NOT_ALLOWED' })
  })
})

describe('the issue', () => {
  it('gives the buyer the very file, and its number', async () => {
    const { invoice: one } = await taken()
    const bytes = `%PDF-1.7 ${crypto.randomUUID()}`
    const [file, number] = [await uploaded(bytes), nextNumber()]
    const xml = await uploaded(xmlFor(one, number), '发票.xml')
    expect(xml.Facts).toMatchObject({ Number: number, Amount: one.Amount, TaxAmount: one.TaxAmount })
    const done = bodyOf(await issueWith(one, { Number: number, FileIds: [xml.FileId, file.FileId] }))
    expect(done).toMatchObject({ Status: invoiceStatus.issued, InvoiceNumber: number, AllowActions: ['Download', 'Resend'], Expected: null })
    const seen = await bench.detail(one.InvoiceId)
    expect(seen).toMatchObject({ StatusName: '已开票', InvoiceNumber: number, Files: [{ RedId: null, Kind: 'pdf' }, { RedId: null, Kind: 'xml' }] })
    const { InvoiceId } = one
    expect(await download({ InvoiceId })).toBe(bytes)
    expect(await download({ InvoiceId, Kind: 'xml' })).toBe(xmlFor(one, number))
    expect(await download({ InvoiceId, Kind: 'ofd' })).toContain('该发票没有这种文件')
  })

  it.each([
    ['the amount', { amount: '0.01' }, '价税合计'],
    ['the tax', { tax: '0.01' }, '税额'],
    ['the buyer', { buyerName: '别的公司' }, '购买方名称'],
    ['the buyer’s tax number', { buyerTaxNo: '91310000MA1FL00000' }, '购买方税号'],
    ['the seller', { sellerTaxNo: '91310000MA1FL00000' }, '销售方税号'],
    ['the kind', { kind: '01' }, '票种'],
    ['its sign', { amount: '-1.00', tax: '-0.10' }, '红蓝字'],
  ])('is refused where the XML differs in %s', async (_of, changes, name) => {
    const { invoice: one } = await taken()
    const number = nextNumber()
    const { FileId } = await uploaded(xmlFor(one, number, changes), '发票.xml')
    const reply = await issueWith(one, { Number: number, FileIds: [FileId] })
    expect(reply).toMatchObject({ success: false, code: 'INVOICE_DIFFERS' })
    expect(reply.message).toContain(`XML 与申请不符：${name}应为`)
    expect((await detail(one.InvoiceId)).Files).toEqual([])
  })

  it('is refused where number or day are typed otherwise than in the XML, or the amount was another', async () => {
    const { invoice: one } = await taken()
    const number = nextNumber()
    const FileIds = [(await uploaded(xmlFor(one, number), '发票.xml')).FileId]
    expect((await issueWith(one, { FileIds })).message).toBe(`发票号码与 XML 不符：XML 是 ${number}`)
    const { FileId } = await uploaded(xmlFor(one, number, { time: '2020-01-01' }), '发票.xml')
    expect((await issueWith(one, { Number: number, FileIds: [FileId] })).message).toBe('开票日期与 XML 不符：XML 是 2020-01-01')
    expect((await issueWith(one, { Number: number, FileIds, Amount: one.Amount + 0.01 })).message).toContain('金额已变为')
  })

  it('needs files of the caller’s own, one of each kind, that are part of nothing', async () => {
    const { invoice: one } = await taken()
    expect((await issueWith(one, {})).message).toBe('请上传发票文件')
    expect((await issueWith(one, { FileIds: [crypto.randomUUID()] })).message).toBe('文件已失效，请重新上传')
    expect((await issueWith(one, { FileIds: [(await pdf()).FileId, (await pdf()).FileId] })).message).toBe('同一种文件只能有一个')
    const other = await issued()
    expect((await issueWith(one, { FileIds: [other.file.FileId] })).message).toBe('文件已失效，请重新上传')
    const { FileId } = await pdf()
    await mall.db.update(invoiceFile).set({ staffId: 2 }).where(eq(invoiceFile.id, FileId))
    expect((await issueWith(one, { FileIds: [FileId] })).message).toBe('文件已失效，请重新上传')
  })

  it('needs a number of its kind that no other invoice has, and a day between the application and today', async () => {
    const other = await issued()
    const { invoice: one } = await taken()
    const FileIds = [(await pdf()).FileId]
    const messageOf = async (changes: Partial<IssueInput>) => (await issueWith(one, { FileIds, ...changes })).message
    expect(await messageOf({ Number: '12345678' })).toBe('发票号码须是20位数字')
    expect(await messageOf({ Number: other.invoice.InvoiceNumber })).toBe(`发票号码${other.invoice.InvoiceNumber}已用于另一张发票`)
    expect(await messageOf({ Day: '2099-01-01' })).toBe('开票日期不能晚于今天')
    expect(await messageOf({ Day: '2020-01-01' })).toContain('开票日期不能早于申请日')
    expect((await detail(one.InvoiceId)).Status).toBe(invoiceStatus.issuing)
  })

  it('of a paper invoice has eight digits and no file', async () => {
    const { invoice: one } = await taken({ Type: 3, Title: { ...bench.title, SupportSpecial: true, TitleId: bench.title.TitleId, Version: bench.title.Version } })
    const { FileId } = await pdf()
    expect((await issueWith(one, { Number: '12345678', FileIds: [FileId] })).message).toBe('纸质发票没有文件')
    expect(bodyOf(await issueWith(one, { Number: '12345678' })).AllowActions).toEqual([])
  })

  it('is made once of two at once with one number', async () => {
    const [one, other] = [await taken(), await taken()]
    const Number = nextNumber()
    const replies = await Promise.all([one, other].map(async ({ invoice: each }) => issueWith(each, { Number, FileIds: [(await pdf()).FileId] })))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
  })

  it('is not for those who may not manage money', async () => {
    const { invoice: one } = await taken()
    expect((await issueWith(one, {}, tokens.warehouse)).message).toBe('拒绝访问')
    expect((await send('%PDF-', 'a.pdf', tokens.warehouse)).message).toBe('拒绝访问')
  })
})

describe('a red letter', () => {
  const reversing = async (part = 1) => {
    const { OrderNo, amount, invoice: one } = await issued()
    const Amount = Math.round(amount * part * 100) / 100
    bodyOf(await bench.reverse(one.InvoiceId, [{ OrderNo, Amount }]))
    return { OrderNo, amount, part: Amount, invoice: await detail(one.InvoiceId) }
  }
  const redWith = (one: SellerInvoiceDetail, changes: Partial<IssueInput>) =>
    mall.call('POST /api/SellerInvoice/RedIssue', { ...asRead(one), Number: nextNumber(), Day: today(), Amount: one.RedPendingAmount, FileIds: [], ...changes }, as())

  it('is issued with its own file, and the rest stays valid', async () => {
    const { invoice: one, part, amount } = await reversing(0.5)
    expect(one).toMatchObject({ Status: invoiceStatus.reversing, AllowActions: ['RedIssue', 'RedReject', 'Download', 'Resend'], Expected: { IsRed: true, Amount: part } })
    const number = nextNumber()
    const { FileId } = await uploaded(xmlFor(one, number), '红字.xml')
    const done = bodyOf(await redWith(one, { Number: number, FileIds: [FileId] }))
    expect(done).toMatchObject({ Status: invoiceStatus.issued, RedAmount: part })
    expect(done.ValidAmount).toBeCloseTo(amount - part, 2)
    const RedId = done.Reds[0]?.RedId ?? 0
    expect(await download({ InvoiceId: one.InvoiceId, RedId })).toBe(xmlFor(one, number))
  })

  it('of all of it ends the invoice; its XML must be red', async () => {
    const { invoice: one } = await reversing()
    const number = nextNumber()
    const blue = await uploaded(xmlFor(one, number, { amount: one.RedPendingAmount.toFixed(2), tax: '0.00' }), '蓝字.xml')
    expect((await redWith(one, { Number: number, FileIds: [blue.FileId] })).message).toContain('红蓝字应为 红字')
    expect(bodyOf(await redWith(one, { FileIds: [(await pdf()).FileId] })).Status).toBe(invoiceStatus.reversed)
  })

  it('is left to the staff who issued the invoice', async () => {
    const { invoice: one } = await reversing()
    await bench.issuerWorks()
    expect((await detail(one.InvoiceId)).Status).toBe(invoiceStatus.reversing)
  })

  it('is refused with a reason, and can be applied for again', async () => {
    const { invoice: one, OrderNo, part } = await reversing()
    const done = bodyOf(await mall.call('POST /api/SellerInvoice/RedReject', { ...asRead(one), Note: '发票已抵扣' }, as()))
    expect(done).toMatchObject({ Status: invoiceStatus.issued, Reds: [], SellerNote: '发票已抵扣' })
    bodyOf(await bench.reverse(one.InvoiceId, [{ OrderNo, Amount: part }]))
    expect((await detail(one.InvoiceId)).Expected?.Amount).toBe(part)
  })
})

describe('files that nothing is issued with', () => {
  it('are deleted after a day, those of invoices are not', async () => {
    const [{ FileId: loose }, { file, invoice: one }] = [await pdf(), await issued()]
    await mall.db.update(invoiceFile).set({ createdAt: new Date(mall.clock().getTime() - 86_400_001) })
    await purgeInvoiceFiles(mall.deps)
    expect(await mall.deps.files.get(loose)).toBeNull()
    expect(await mall.deps.files.get(file.FileId)).not.toBeNull()
    expect((await detail(one.InvoiceId)).Files).toHaveLength(1)
  })

  test.each([
    ['an empty one', '', '文件内容为空'],
    ['an archive', 'PK\u0003\u0004 nothing', '压缩包不是 OFD 发票，请上传解压后的 PDF、OFD 或 XML 文件'],
    ['a page', '<html></html>', '文件不是数电发票的 XML，也不是 PDF 或 OFD'],
  ])('%s is refused', async (_of, bytes, message) => {
    expect(await send(bytes, 'a.xml')).toMatchObject({ success: false, message })
  })
})

describe('the mail', () => {
  it('is sent for the seller as for the buyer, together five times an hour', async () => {
    const { invoice: one } = await issued()
    const mailed = () => mall.call('POST /api/SellerInvoice/Resend', { InvoiceId: one.InvoiceId, Email: 'a@b.example' }, as())
    for (let at = 0; at < 5; at++) expect((await mailed()).body).toEqual({ Sent: false })
    expect((await mailed()).code).toBe('INVOICE_MAIL_LIMIT_REACHED')
  })

  it('goes with the seller’s files to the address of the application when it is issued', async () => {
    const Email = 'caiwu@huaqi.example'
    const { file, invoice: one } = await issued({ Email })
    const mails: Mail[] = []
    const mail = { send: (sent: Mail) => Promise.resolve(void mails.push(sent)) }
    for (let run = 0; run < 2; run++) await sendIssuedInvoices({ ...mall.deps, mail })
    const own = mails.filter(({ to }) => to === Email)
    expect(own).toMatchObject([{ subject: `发票 ${one.InvoiceNumber}`, attachments: [{ fileName: `${one.InvoiceNumber}.pdf` }] }])
    expect(own[0]?.attachments?.[0]?.bytes).toHaveLength(file.Size)
    expect((await detail(one.InvoiceId)).Logs.map(({ Text }) => Text)).toContain(`发票已发送至 ${Email}`)
  })
})
