import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallKey } from '@mall/api/contract'
import type { Mail } from '../../platform/mail/mail-sender.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sendIssuedInvoices } from './issued-mails.ts'
import { record } from './records.ts'
import { createInvoiceBench, type InvoiceBench } from './testing/invoice-bench.ts'

let mall: TestMall
let bench: InvoiceBench
let mails: Mail[] = []
let refuses = false
let mailedByDemo = -1
let [sending, mostAtOnce] = [0, 0]

beforeAll(async () => {
  mall = await createTestMall({
    mail: {
      send: async (mail) => {
        if (refuses) throw new Error('550')
        sending++
        mostAtOnce = Math.max(mostAtOnce, sending)
        await new Promise(setImmediate)
        sending--
        mails.push(mail)
      },
    },
  })
  mailedByDemo = await mall.db.$count(record, ne(record.mailState, 'none'))
  bench = await createInvoiceBench(mall)
}, 180_000)

beforeEach(() => {
  mails = []
  refuses = false
})

afterAll(() => mall.close())

type Account = Parameters<typeof bench.token>[0]

const download = async (input: object, account: Account = 'buyer') => {
  const response = await mall.fetch('/api/Invoice/Download', {
    method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bench.token(account).token ?? ''}` }, body: JSON.stringify(input),
  })
  if (response.headers.get('Content-Type') !== 'application/pdf') return { code: ((await response.json()) as { MsgHeader: { Code: string } }).MsgHeader.Code, name: null, text: '' }
  const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()))
  return { code: 'OK', name: response.headers.get('Content-Disposition'), text: pages.join('').replaceAll(/\s/g, '') }
}

const resend = (input: object, account: Account = 'buyer') => mall.send('POST /api/Invoice/Resend' satisfies CallKey, { Email: 'fapiao@huaqi.example', ...input }, bench.token(account))

/** An issued invoice of two pieces. */
const issued = async (changes: Parameters<typeof bench.applied>[1] = {}) => {
  const { OrderNo } = await bench.received(2)
  const { InvoiceId } = await bench.applied([[OrderNo, 100]], changes)
  await bench.issuerWorks()
  return { OrderNo, ...(await bench.detail(InvoiceId)) }
}

describe('the file of an invoice', () => {
  test('is there once it is issued, named by its number', async () => {
    const { OrderNo } = await bench.received(2)
    const { InvoiceId } = await bench.applied([[OrderNo, 100]])
    expect((await download({ InvoiceId })).code).toBe('INVOICE_ACTION_NOT_ALLOWED')
    await bench.issuerWorks()
    const { InvoiceNumber, AllowActions, AmountInWords, Seller } = await bench.detail(InvoiceId)
    expect(AllowActions).toEqual(['View', 'Download', 'Resend', 'RedApply'])
    const file = await download({ InvoiceId })
    expect(file.name).toContain(`filename="${InvoiceNumber}.pdf"`)
    for (const text of [InvoiceNumber, AmountInWords ?? '—', '壹佰圆整', '¥100.00', bench.title.TaxNo, Seller.Name, Seller.TaxNo]) expect(file.text).toContain(text)
    expect((await download({ InvoiceId, RedId: 1 })).code).toBe('INVOICE_ACTION_NOT_ALLOWED')
  })

  test('is there for the red letter too, negative and with the number of what it reverses', async () => {
    const { OrderNo, InvoiceId, InvoiceNumber } = await issued()
    await bench.reverse(InvoiceId, [{ OrderNo, Amount: 40 }])
    expect((await download({ InvoiceId })).code).toBe('OK')
    await bench.issuerWorks()
    const [letter] = (await bench.detail(InvoiceId)).Reds
    const red = await download({ InvoiceId, RedId: letter?.RedId })
    expect(red.name).toContain(letter?.InvoiceNumber)
    for (const text of [`被红冲蓝字数电发票号码：${InvoiceNumber}`, '（负数）肆拾圆整', '¥-40.00']) expect(red.text).toContain(text)
  })

  test('is for users who may see the invoice, and nobody else', async () => {
    const { InvoiceId } = await issued()
    for (const account of ['buyer2', 'other'] as const) expect((await download({ InvoiceId }, account)).code).toBe('INVOICE_NOT_FOUND')
    for (const account of ['approver', 'finance', 'admin'] as const) expect((await download({ InvoiceId }, account)).code).toBe('OK')
    expect((await download({ InvoiceId: 'KP2026031899999999' })).code).toBe('INVOICE_NOT_FOUND')
  })

  test('does not exist for one on paper', async () => {
    const { InvoiceId, AllowActions } = await issued({ Type: 3 })
    expect(AllowActions).toEqual(['View', 'RedApply'])
    expect((await download({ InvoiceId })).code).toBe('INVOICE_ACTION_NOT_ALLOWED')
    expect((await resend({ InvoiceId })).code).toBe('INVOICE_ACTION_NOT_ALLOWED')
  })
})

describe('an invoice by mail', () => {
  test('has its file, and its log records it', async () => {
    const { InvoiceId, InvoiceNumber } = await issued()
    expect((await resend({ InvoiceId, Email: 'kuaiji@huaqi.example' })).body).toEqual({ Sent: true })
    expect(mails).toMatchObject([{ to: 'kuaiji@huaqi.example', subject: `发票 ${InvoiceNumber}`, attachments: [{ fileName: `${InvoiceNumber}.pdf`, contentType: 'application/pdf' }] }])
    expect((await pdfPages(mails[0]?.attachments?.[0]?.bytes ?? new Uint8Array()))[0]).toContain(InvoiceNumber)
    expect((await bench.detail(InvoiceId)).Logs.map(({ Text }) => Text)).toContain('发票已发送至 kuaiji@huaqi.example')
  })

  test('has the red letter beside it', async () => {
    const { OrderNo, InvoiceId } = await issued()
    await bench.reverse(InvoiceId, [{ OrderNo, Amount: 100 }])
    await bench.issuerWorks()
    await resend({ InvoiceId })
    const { InvoiceNumber, Reds } = await bench.detail(InvoiceId)
    expect(mails[0]?.attachments?.map(({ fileName }) => fileName)).toEqual([`${InvoiceNumber}.pdf`, `${Reds[0]?.InvoiceNumber ?? ''}.pdf`])
  })

  test('goes five times an hour at most, also by requests at one moment', async () => {
    const { InvoiceId } = await issued()
    mostAtOnce = 0
    const codes = await Promise.all(Array.from({ length: 7 }, async () => (await resend({ InvoiceId })).code))
    // As downloads, one file of a user after the other.
    expect(mostAtOnce).toBe(1)
    expect(codes.toSorted()).toEqual([...Array.from({ length: 2 }, () => 'INVOICE_MAIL_LIMIT_REACHED'), ...Array.from({ length: 5 }, () => 'OK')])
    const now = mall.clock()
    mall.advance(14 * 60_000)
    expect((await resend({ InvoiceId })).message).toBe('该发票1小时内已发送5次，请稍后再试')
    mall.setNow(now)
    expect(mails).toHaveLength(5)
  })

  test('that the server refuses is said, and not in the log of the invoice', async () => {
    const { InvoiceId, Logs } = await issued()
    refuses = true
    expect((await resend({ InvoiceId })).message).toBe('邮件服务器未接收，请核对邮箱或稍后再试')
    expect((await bench.detail(InvoiceId)).Logs).toHaveLength(Logs.length)
  })

  test.each(['', 'fapiao', 'a@b', 'a@huaqi.example, b@huaqi.example', `${'a'.repeat(100)}@huaqi.example`])('does not go to “%s”', async (Email) => {
    expect((await resend({ InvoiceId: 'KP2026031800000001', Email })).code).toBe('INVALID_INPUT')
  })

  test('is for users who may pay its orders', async () => {
    const { InvoiceId } = await issued()
    expect((await resend({ InvoiceId }, 'approver')).status).toBe(403)
    for (const account of ['buyer2', 'other'] as const) expect((await resend({ InvoiceId }, account)).code).toBe('INVOICE_NOT_FOUND')
    expect((await resend({ InvoiceId }, 'finance')).success).toBe(true)
  })
})

describe('an invoice that is issued', () => {
  /** The simulated issuer issues forty minutes after the application; then so many processes send what is due. */
  const sendAfter = (minutes: number, processes = 1) =>
    Promise.all(Array.from({ length: processes }, () => sendIssuedInvoices({ ...mall.deps, clock: () => new Date(mall.clock().getTime() + minutes * 60_000) })))
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
  const logOf = async (InvoiceId: string) => (await bench.detail(InvoiceId)).Logs.map(({ Text }) => Text)

  test('goes to the address of its application, once, also by several processes', async () => {
    const Email = 'shoupiao@huaqi.example'
    const { InvoiceId, InvoiceNumber } = await issued({ Email })
    await sendAfter(39)
    expect(mailsTo(Email)).toEqual([])
    await sendAfter(41, 4)
    await sendAfter(60)
    expect(mailsTo(Email)).toMatchObject([{ subject: `发票 ${InvoiceNumber}`, attachments: [{ fileName: `${InvoiceNumber}.pdf`, contentType: 'application/pdf' }] }])
    expect((await logOf(InvoiceId)).filter((text) => text === `发票已发送至 ${Email}`)).toHaveLength(1)
  })

  test('stays so when the mail fails: it is tried three times, and the log says that it did not arrive', async () => {
    const Email = 'weishou@huaqi.example'
    const { InvoiceId } = await issued({ Email })
    refuses = true
    for (const minutes of [41, 43]) {
      await sendAfter(minutes)
      expect(await logOf(InvoiceId)).not.toContain(`发票未能发送至 ${Email}`)
    }
    await sendAfter(60)
    expect(await logOf(InvoiceId)).toContain(`发票未能发送至 ${Email}`)
    refuses = false
    await sendAfter(120)
    expect(mailsTo(Email)).toEqual([])
    expect(await bench.detail(InvoiceId)).toMatchObject({ StatusName: '已开票', AllowActions: expect.arrayContaining(['Resend']) })
  })

  test('is mailed again neither with a red letter nor a day later', async () => {
    const [Email, late] = ['hongchong@huaqi.example', 'chidao@huaqi.example']
    const { OrderNo, InvoiceId } = await issued({ Email })
    await sendAfter(41)
    await bench.reverse(InvoiceId, [{ OrderNo, Amount: 40 }])
    await bench.issuerWorks()
    await sendAfter(70)
    expect(mailsTo(Email)).toHaveLength(1)
    await issued({ Email: late })
    await sendAfter(41 + 24 * 60)
    expect(mailsTo(late)).toEqual([])
  })

  test('is not mailed where it is on paper, and none of the demo’s past', async () => {
    const Email = 'zhizhi@huaqi.example'
    const { InvoiceId, IssueTime } = await issued({ Type: 3, Email })
    const issuedAfter = (new Date(IssueTime ?? '').getTime() - mall.clock().getTime()) / 60_000
    await sendAfter(issuedAfter + 1)
    expect(mailsTo(Email)).toEqual([])
    expect((await logOf(InvoiceId)).join('')).not.toContain(Email)
    expect(mailedByDemo).toBe(0)
  })
})
