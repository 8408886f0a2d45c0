import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invoiceStatus, type CallInput } from '@mall/api/contract'
import type { SellerInvoiceDetail } from '@mall/api/seller/contract'
import { product } from '../../platform/db/schema/catalogue.ts'
import { invoice, invoiceFile, invoiceLine } from '../../platform/db/schema/invoice.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { startFakeTaxPlatform, type FakeTaxPlatform } from '../../testing/fake-tax-platform.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createHttpTaxPlatform } from '../../trade/invoice/http-tax-platform.ts'
import { createInvoiceBench, type InvoiceBench } from '../../trade/invoice/testing/invoice-bench.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { askTaxPlatform } from './asking.ts'
import { allowedActions } from './records.ts'

const secret = `whsec_${'A'.repeat(32)}`
const begin = new Date('2026-03-18T10:00:00+08:00')

let mall: TestMall
let bench: InvoiceBench
let platform: FakeTaxPlatform
/** ms */
let later = 0
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  platform = await startFakeTaxPlatform(secret, () => mall.clock())
  mall = await createTestMall({ taxPlatform: createHttpTaxPlatform({ url: platform.url, secret, clock: () => mall.clock() }) })
  bench = await createInvoiceBench(mall)
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
beforeEach(() => {
  later = 0
  platform.state.mood = 'issue'
})
afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})
afterAll(async () => {
  await platform.stop()
  await mall.close()
})

const bodyOf = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const as = (token = tokens.seller) => ({ token })
const detail = async (InvoiceId: string) => bodyOf(await mall.call('POST /api/SellerInvoice/Detail', { InvoiceId }, as()))
const asRead = ({ InvoiceId, Version }: Pick<SellerInvoiceDetail, 'InvoiceId' | 'Version'>) => ({ InvoiceId, Version, RequestId: crypto.randomUUID() })
const taken = async (changes: Parameters<InvoiceBench['applied']>[1] = {}) => {
  const { OrderNo } = await bench.received(3)
  const { InvoiceId } = await bench.applied([[OrderNo, await bench.availableOf(OrderNo)]], changes)
  return bodyOf(await mall.call('POST /api/SellerInvoice/Approve', asRead(await detail(InvoiceId)), as()))
}
const ask = (one: SellerInvoiceDetail, token = tokens.seller) => mall.call('POST /api/SellerInvoice/Ask', asRead(one), as(token))
/** The task's next run, so much later that all are due: the logins stay where they are. */
const run = async (minutes = 20) => {
  later += minutes * 60_000
  const now = new Date(mall.clock().getTime() + later)
  await askTaxPlatform({ ...mall.deps, clock: () => now })
}
const asked = async (changes: Parameters<InvoiceBench['applied']>[1] = {}) => bodyOf(await ask(await taken(changes)))
const issuesOf = (InvoiceId: string) => platform.asked.filter(({ key }) => key === InvoiceId).length

describe('an invoice that is left to the platform', () => {
  it('is asked for by the task, not in the request, with what is on it, and issued with its number, its day and its files', async () => {
    const one = await taken()
    expect(one).toMatchObject({ AllowActions: ['Ask', 'Issue'], Platform: null })
    const waiting = bodyOf(await ask(one))
    expect(waiting).toMatchObject({ Status: invoiceStatus.issuing, Platform: { State: 'asked', Reason: '' }, AllowActions: [], Version: one.Version + 1 })
    expect(issuesOf(one.InvoiceId)).toBe(0)
    await askTaxPlatform(mall.deps)
    const request = platform.asked.find(({ key }) => key === one.InvoiceId)
    expect(request).toMatchObject({ amount: one.Amount.toFixed(2), taxAmount: one.TaxAmount.toFixed(2), buyer: { name: one.Title, taxNo: one.TaxNo }, seller: { taxNo: one.Seller.TaxNo }, reverses: null })
    expect(request?.lines).toHaveLength(one.Lines.length)
    const { number = '' } = platform.issued.get(one.InvoiceId) ?? {}
    const done = await detail(one.InvoiceId)
    expect(done).toMatchObject({ Status: invoiceStatus.issued, InvoiceNumber: number, Platform: null, AllowActions: ['Download', 'Resend'] })
    expect(done.Files.map(({ Kind, Name }) => [Kind, Name])).toEqual([['pdf', `${number}.pdf`], ['xml', `${number}.xml`]])
    expect(done.Logs.map(({ Text }) => Text).slice(-2)).toEqual(['已请数电平台开具', `发票已开具：${number}`])
    expect((await mall.db.select().from(auditLog).where(eq(auditLog.entityId, one.InvoiceId))).map(({ action }) => action)).toEqual(expect.arrayContaining(['SellerInvoice.Ask', 'Invoice.Issue']))
  })

  it('waits while the platform works on it, and is neither asked for again, issued by hand nor asked for too often', async () => {
    platform.state.mood = 'delay'
    const one = await asked()
    await askTaxPlatform(mall.deps)
    await askTaxPlatform(mall.deps)
    expect(issuesOf(one.InvoiceId)).toBe(1)
    for (const action of ['Ask', 'Issue'] as const) {
      const input = { ...asRead(await detail(one.InvoiceId)), Number: '26312000000000009999', Day: '2026-03-18', Amount: one.Amount, FileIds: [] }
      expect((await mall.send(`POST /api/SellerInvoice/${action}`, input, as())).code).toBe('INVOICE_ACTION_NOT_ALLOWED')
    }
    await run()
    expect(issuesOf(one.InvoiceId)).toBe(2)
    expect((await detail(one.InvoiceId)).Platform).toMatchObject({ State: 'asked', Reason: '' })
    platform.state.mood = 'issue'
    await run()
    expect((await detail(one.InvoiceId)).Status).toBe(invoiceStatus.issued)
  })

  it('says why it was not issued, and can be asked for again or issued by its files', async () => {
    platform.state.mood = 'fail'
    const one = await asked()
    await run()
    const failed = await detail(one.InvoiceId)
    expect(failed).toMatchObject({ Status: invoiceStatus.issuing, Platform: { State: 'failed', Reason: '购买方税号与名称不符' }, AllowActions: ['Ask', 'Issue'] })
    // Its buyer reads the log: nothing of the platform's reasons is in it.
    expect((await bench.detail(one.InvoiceId)).Logs.map(({ Text }) => Text).filter((text) => text.includes('购买方税号'))).toEqual([])
    const audited = await mall.db.select().from(auditLog).where(and(eq(auditLog.entityId, one.InvoiceId), eq(auditLog.action, 'SellerInvoice.AskFailed')))
    expect(audited.map(({ after }) => after)).toEqual([{ Reason: '购买方税号与名称不符' }])
    await run()
    expect(issuesOf(one.InvoiceId)).toBe(1)
    platform.state.mood = 'issue'
    expect(bodyOf(await ask(failed)).Platform).toMatchObject({ State: 'asked', Reason: '' })
    await run()
    expect(await detail(one.InvoiceId)).toMatchObject({ Status: invoiceStatus.issued, Platform: null })

    platform.state.mood = 'fail'
    const other = await asked()
    await run()
    const form = new FormData()
    form.append('file', new File([`%PDF-1.7 ${crypto.randomUUID()}`], '发票.pdf'))
    const { FileId } = bodyOf(await mall.send('POST /api/SellerInvoice/Upload', form, as())) as { readonly FileId: string }
    const byHand = await mall.call('POST /api/SellerInvoice/Issue', { ...asRead(await detail(other.InvoiceId)), Number: '26312000000000008888', Day: '2026-03-18', Amount: other.Amount, FileIds: [FileId] }, as())
    expect(bodyOf(byHand)).toMatchObject({ Status: invoiceStatus.issued, Platform: null })
    await run()
    expect(issuesOf(other.InvoiceId)).toBe(1)
  })

  it.each([1, 2] as const)('takes the codes that products were given after it was refused, and changes none that its lines had (content %i)', async (Content) => {
    platform.state.mood = 'fail'
    const one = await taken({ Content })
    const codesOf = async () => (await mall.db.select().from(invoiceLine).innerJoin(invoice, eq(invoice.id, invoiceLine.invoiceId)).where(eq(invoice.invoiceNo, one.InvoiceId))).map(({ invoice_line: line }) => line.taxCode)
    const give = (taxCode: string) => mall.db.update(product).set({ taxCode })
    await mall.db.update(invoiceLine).set({ taxCode: '' })
    await give('')
    await ask(one)
    await run()
    expect(new Set(await codesOf())).toEqual(new Set(['']))
    await give('1060105040000000000')
    platform.state.mood = 'fail'
    await ask(await detail(one.InvoiceId))
    await run()
    expect(new Set(await codesOf())).toEqual(new Set(['1060105040000000000']))
    await give('1060408010000000000')
    platform.state.mood = 'issue'
    await ask(await detail(one.InvoiceId))
    await run()
    expect(new Set(platform.asked.findLast(({ key }) => key === one.InvoiceId)?.lines.map((line) => (line as { readonly taxCode: string }).taxCode))).toEqual(new Set(['1060105040000000000']))
    expect((await detail(one.InvoiceId)).Status).toBe(invoiceStatus.issued)
  })

  it.each(['broken', 'garbled'] as const)('waits when the platform is %s, and is decided by the staff after a day', async (mood) => {
    platform.state.mood = mood
    const one = await asked()
    await run()
    expect((await detail(one.InvoiceId)).Platform).toMatchObject({ State: 'asked', Reason: '数电平台没有应答，稍后自动再问' })
    await run(25 * 60)
    expect(await detail(one.InvoiceId)).toMatchObject({ Status: invoiceStatus.issuing, Platform: { State: 'failed', Reason: '数电平台一直没有结果，请先到平台核对是否已开具' }, AllowActions: ['Ask', 'Issue'] })
  })

  it('is not taken where its XML is not what was asked for, to the fen', async () => {
    platform.state.mood = 'wrong'
    const one = await asked()
    await run()
    const { number = '' } = platform.issued.get(one.InvoiceId) ?? {}
    const { Platform, Status } = await detail(one.InvoiceId)
    expect(Status).toBe(invoiceStatus.issuing)
    expect(Platform?.State).toBe('failed')
    expect(Platform?.Reason).toBe(`已开具 ${number}，但没有收下：XML 与申请不符：价税合计应为 ¥${one.Amount.toFixed(2)}，XML 是 ¥0.01`)
  })
})

describe('once', () => {
  it('is issued, whatever is lost, asked for again at once or by two processes', async () => {
    platform.state.mood = 'lost'
    const one = await asked()
    await run()
    expect((await detail(one.InvoiceId)).Status).toBe(invoiceStatus.issuing)
    platform.state.mood = 'issue'
    // The same row is due for both: as after a restart, while the other still waits for its answer.
    const again = async () => {
      await mall.db.update(invoice).set({ platformNextAt: begin }).where(eq(invoice.invoiceNo, one.InvoiceId))
      await askTaxPlatform(mall.deps)
    }
    await Promise.all([again(), again(), again()])
    const [{ number = '' } = {}] = [platform.issued.get(one.InvoiceId)]
    const done = await detail(one.InvoiceId)
    expect(done).toMatchObject({ Status: invoiceStatus.issued, InvoiceNumber: number })
    expect(done.Files).toHaveLength(2)
    expect([...platform.issued.keys()].filter((key) => key === one.InvoiceId)).toHaveLength(1)
    const [{ id } = { id: 0 }] = await mall.db.select({ id: invoice.id }).from(invoice).where(eq(invoice.invoiceNo, one.InvoiceId))
    expect(await mall.db.$count(invoiceFile, eq(invoiceFile.invoiceId, id))).toBe(2)
  })

  it('asks once for one RequestId, and not for an older version', async () => {
    platform.state.mood = 'delay'
    const one = await taken()
    const input: CallInput<'POST /api/SellerInvoice/Ask'> = asRead(one)
    const [first, second] = [await mall.call('POST /api/SellerInvoice/Ask', input, as()), await mall.call('POST /api/SellerInvoice/Ask', input, as())]
    expect(second.body).toEqual(first.body)
    expect((await ask(one)).code).toBe('VERSION_CONFLICT')
  })
})

it('a red letter goes the same way, with what it reverses', async () => {
  const one = await asked()
  await run()
  const { Orders, InvoiceNumber } = await detail(one.InvoiceId)
  bodyOf(await bench.reverse(one.InvoiceId, Orders.map(({ OrderNo, Amount }) => ({ OrderNo, Amount }))))
  const reversing = await detail(one.InvoiceId)
  expect(reversing.AllowActions).toEqual(['Ask', 'RedIssue', 'RedReject', 'Download', 'Resend'])
  expect(bodyOf(await ask(reversing)).AllowActions).toEqual(['Download', 'Resend'])
  await run()
  const key = `${one.InvoiceId}-R${reversing.Reds[0]?.RedId}`
  expect(platform.asked.find((request) => request.key === key)).toMatchObject({ amount: `-${one.Amount.toFixed(2)}`, taxAmount: `-${one.TaxAmount.toFixed(2)}`, reverses: { number: InvoiceNumber, reason: '抬头变更' } })
  const done = await detail(one.InvoiceId)
  expect(done).toMatchObject({ Status: invoiceStatus.reversed, Platform: null, Reds: [{ InvoiceNumber: platform.issued.get(key)?.number }] })
  expect(done.Files.filter(({ RedId }) => RedId !== null).map(({ Kind }) => Kind)).toEqual(['pdf', 'xml'])
})

/** One that is left to the platform, and the line that it is of: 3 pieces, which can be given back. */
const askedOfLine = async () => {
  const line = await bench.received(3)
  const { InvoiceId } = await bench.applied([[line.OrderNo, await bench.availableOf(line.OrderNo)]])
  bodyOf(await ask(bodyOf(await mall.call('POST /api/SellerInvoice/Approve', asRead(await detail(InvoiceId)), as()))))
  return { InvoiceId, withdraw: () => bench.services.applied(line, { Type: 1, Quantity: 3 }) }
}

describe('an application that is withdrawn by a return', () => {
  it('before the platform was asked is never asked for', async () => {
    const { InvoiceId, withdraw } = await askedOfLine()
    await withdraw()
    await run()
    await run()
    expect(issuesOf(InvoiceId)).toBe(0)
    expect(await detail(InvoiceId)).toMatchObject({ Status: invoiceStatus.cancelled, Platform: null })
  })

  it('after it was asked is not asked for again, and its page says where to look', async () => {
    platform.state.mood = 'delay'
    const { InvoiceId, withdraw } = await askedOfLine()
    await run()
    await withdraw()
    await run()
    expect(issuesOf(InvoiceId)).toBe(1)
    expect(await detail(InvoiceId)).toMatchObject({ Status: invoiceStatus.cancelled, Platform: { State: 'failed', Reason: '申请已撤回，请到平台核对是否已开具' }, AllowActions: [] })
  })

  it('while its answer is on the way is not issued here: its number is kept, and nothing of its files', async () => {
    const { InvoiceId, withdraw } = await askedOfLine()
    const files = await mall.db.$count(invoiceFile)
    const issued = await answerOf(InvoiceId, withdraw)
    expect(await detail(InvoiceId)).toMatchObject({ Status: invoiceStatus.cancelled, InvoiceNumber: '', Platform: { State: 'failed', Reason: `已开具 ${issued}，但申请已经取消，请到平台红冲` } })
    expect(await mall.db.$count(invoiceFile)).toBe(files)
  })
})

/** Asks with something happening before the platform's answer is taken, and returns the number that was issued there. */
const answerOf = async (InvoiceId: string, meanwhile: () => Promise<unknown>): Promise<string> => {
  const { taxPlatform } = mall.deps
  const slow = { issue: async (...request: Parameters<NonNullable<typeof taxPlatform>['issue']>) => {
    const answer = await taxPlatform?.issue(...request)
    if (request[0].key === InvoiceId) await meanwhile()
    if (answer === undefined) throw new Error('No platform')
    return answer
  } }
  await askTaxPlatform({ ...mall.deps, taxPlatform: slow })
  return platform.issued.get(InvoiceId)?.number ?? ''
}

const issueByHand = async (InvoiceId: string, Number: string) => {
  const form = new FormData()
  form.append('file', new File([`%PDF-1.7 ${crypto.randomUUID()}`], '发票.pdf'))
  const { FileId } = bodyOf(await mall.send('POST /api/SellerInvoice/Upload', form, as())) as { readonly FileId: string }
  const one = await detail(InvoiceId)
  return mall.call('POST /api/SellerInvoice/Issue', { ...asRead(one), Number, Day: '2026-03-18', Amount: one.Amount, FileIds: [FileId] }, as())
}

it('one whose other question failed and that was issued by hand before this answer says the second number', async () => {
  const one = await asked()
  const number = await answerOf(one.InvoiceId, async () => {
    await mall.db.update(invoice).set({ platformState: 'failed', platformReason: '额度不足' }).where(eq(invoice.invoiceNo, one.InvoiceId))
    bodyOf(await issueByHand(one.InvoiceId, '26312000000000007777'))
  })
  expect(await detail(one.InvoiceId)).toMatchObject({ Status: invoiceStatus.issued, InvoiceNumber: '26312000000000007777', Platform: { State: 'failed', Reason: `已开具 ${number}，但这里已另行开具，请到平台红冲` } })
})

it('one whose other question failed is taken where it is still to be issued', async () => {
  const one = await asked()
  const number = await answerOf(one.InvoiceId, () => mall.db.update(invoice).set({ platformState: 'failed', platformReason: '额度不足' }).where(eq(invoice.invoiceNo, one.InvoiceId)))
  expect(await detail(one.InvoiceId)).toMatchObject({ Status: invoiceStatus.issued, InvoiceNumber: number, Platform: null })
})

it('is asked for one after the other: what is issued by hand during the first is not asked for', async () => {
  const [first, second] = [await asked(), await asked()]
  await answerOf(first.InvoiceId, async () => {
    await mall.db.update(invoice).set({ platformState: 'failed' }).where(eq(invoice.invoiceNo, second.InvoiceId))
    bodyOf(await issueByHand(second.InvoiceId, '26312000000000006666'))
  })
  expect([issuesOf(first.InvoiceId), issuesOf(second.InvoiceId)]).toEqual([1, 0])
})

it('a platform that does not answer is asked for one in a run', async () => {
  platform.state.mood = 'broken'
  await run()
  const [one, two] = [await asked(), await asked()]
  await askTaxPlatform(mall.deps)
  expect(issuesOf(one.InvoiceId) + issuesOf(two.InvoiceId)).toBe(1)
  platform.state.mood = 'issue'
  await run()
})

it('what cannot be stored is waited for a day; then the staff decide, who know the number', async () => {
  const one = await asked()
  const { taxPlatform, readInvoiceFile } = mall.deps
  const unreadable = { ...mall.deps, taxPlatform, readInvoiceFile: (...bytes: Parameters<typeof readInvoiceFile>) => readInvoiceFile(...bytes).then(() => Promise.reject(new TypeError('broken'))) }
  await askTaxPlatform(unreadable)
  expect((await detail(one.InvoiceId)).Platform).toMatchObject({ State: 'asked' })
  const tomorrow = new Date(mall.clock().getTime() + 25 * 3_600_000)
  await askTaxPlatform({ ...unreadable, clock: () => tomorrow })
  const { number = '' } = platform.issued.get(one.InvoiceId) ?? {}
  expect(await detail(one.InvoiceId)).toMatchObject({ Status: invoiceStatus.issuing, Platform: { State: 'failed', Reason: `已开具 ${number}，但没有收下，请到平台核对` }, AllowActions: ['Ask', 'Issue'] })
})

it('a failure says what people can read of its reason, whatever the platform sends', async () => {
  platform.state.mood = 'fail'
  const reason = platform.state.reason
  platform.state.reason = `${'长'.repeat(199)}😀尾\u202E`
  const one = await asked()
  await run()
  expect((await detail(one.InvoiceId)).Platform).toMatchObject({ State: 'failed', Reason: `${'长'.repeat(199)}😀` })
  platform.state.reason = reason
})

it('without a platform any more it is issued by hand again', async () => {
  platform.state.mood = 'delay'
  const one = await asked()
  const [record] = await mall.db.select().from(invoice).where(eq(invoice.invoiceNo, one.InvoiceId))
  if (record === undefined) throw new Error('No invoice')
  const holder = { permissions: new Set(['money.manage'] as const) }
  expect(allowedActions(holder, { ...record, hasPlatform: true })).toEqual([])
  expect(allowedActions(holder, { ...record, hasPlatform: false })).toEqual(['Issue'])
})

it('is for those who issue, and not for paper', async () => {
  const one = await taken()
  for (const token of [tokens.sales, tokens.warehouse]) expect((await ask(one, token)).status).toBe(403)
  const paper = await taken({ Type: 3 })
  expect(paper.AllowActions).toEqual(['Issue'])
  expect((await ask(paper)).code).toBe('INVOICE_ACTION_NOT_ALLOWED')
})
