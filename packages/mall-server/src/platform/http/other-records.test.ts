import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvalViews, contract, decideAccess, type CallKey, type ErrorCode, type RecordScope } from '@mall/api/contract'
import { callerOf } from '../../company/account/caller.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { successOf } from '../../testing/contract-cases/successes.ts'
import { page, picture, upload } from '../../testing/contract-cases/steps.ts'
import { targetOf } from '../../testing/contract-cases/target.ts'
import type { ContractTarget } from '../../testing/contract-cases/define.ts'

/** Of the first company: `buyer` and `approver` of one department, `buyer2` and `approver2` of others; `other` is of another group. */
const people = ['buyer', 'buyer2', 'approver', 'approver2', 'finance', 'admin', 'other'] as const
type Person = (typeof people)[number]

/** What becomes of a call about a record of somebody else. `open`: it succeeds. */
type Answer = ErrorCode | 'open'

interface Records {
  /** Calls about a record of the person who makes the call in its contract case. */
  readonly calls: readonly CallKey[]
  /** For everybody who is not named in `others`. */
  readonly unknown: ErrorCode
  readonly others: Partial<Readonly<Record<Person, Answer>>>
}

/** Users who see a record of `buyer` by their data scope: the department’s manager, the company’s finance, the group’s administrator. */
const seenFromAbove = (answer: Answer): Partial<Record<Person, Answer>> => ({ approver: answer, finance: answer, admin: answer })

/**
 * A caller without the permission gets 403, and one outside the record's scope the error for a record that does not exist. A new call about records
 * gets its place here.
 */
const records: Readonly<Record<string, Records>> = {
  'orders, read': {
    calls: ['POST /api/Order/Detail', 'POST /api/Order/Track'],
    unknown: 'ORDER_NOT_FOUND',
    others: seenFromAbove('open'),
  },
  'orders, changed': {
    calls: ['POST /api/Order/Cancel', 'POST /api/Order/Withdraw', 'POST /api/Order/ConfirmReceipt', 'POST /api/Order/Receive', 'POST /api/Order/AnswerShortage', 'POST /api/Order/Remind', 'POST /api/Order/ResubmitConfirm'],
    unknown: 'ORDER_NOT_FOUND',
    others: seenFromAbove('ORDER_ACTION_NOT_ALLOWED'),
  },
  // Its ConfirmToken is its buyer’s, and is looked at first.
  'orders, submitted again': {
    calls: ['POST /api/Order/Resubmit'],
    unknown: 'CONFIRMATION_EXPIRED',
    others: {},
  },
  'reviews, which are those of the buyer alone': {
    calls: ['POST /api/Order/ReviewDetail', 'POST /api/Order/ReviewSubmit', 'POST /api/Order/ReviewAppend'],
    unknown: 'ORDER_NOT_FOUND',
    others: {},
  },
  'approvals, read': {
    calls: ['POST /api/Approval/Detail'],
    unknown: 'APPROVAL_NOT_FOUND',
    others: { buyer: 'open', approver: 'open' },
  },
  'approvals, decided': {
    calls: ['POST /api/Approval/Agree', 'POST /api/Approval/Reject', 'POST /api/Approval/Return', 'POST /api/Approval/Transfer', 'POST /api/Approval/AddSign', 'POST /api/Approval/EditLines'],
    unknown: 'APPROVAL_NOT_FOUND',
    others: { buyer: 'APPROVER_IS_APPLICANT' },
  },
  'approvals, taken back': {
    calls: ['POST /api/Approval/Withdraw'],
    unknown: 'APPROVAL_NOT_FOUND',
    others: { approver: 'APPROVAL_ACTION_NOT_ALLOWED' },
  },
  'after-sales services, applied for': {
    calls: ['POST /api/AfterSales/Apply'],
    unknown: 'ORDER_NOT_FOUND',
    others: seenFromAbove('AFTER_SALES_NOT_RECEIVED'),
  },
  'after-sales services, read': {
    calls: ['POST /api/AfterSales/Detail'],
    unknown: 'AFTER_SALES_NOT_FOUND',
    others: seenFromAbove('open'),
  },
  'after-sales services, changed': {
    calls: ['POST /api/AfterSales/Supplement', 'POST /api/AfterSales/FillExpress', 'POST /api/AfterSales/Cancel', 'POST /api/AfterSales/Confirm', 'POST /api/AfterSales/Reopen'],
    unknown: 'AFTER_SALES_NOT_FOUND',
    others: seenFromAbove('AFTER_SALES_ACTION_NOT_ALLOWED'),
  },
  'inquiries, read': {
    calls: ['POST /api/Inquiry/Detail'],
    unknown: 'INQUIRY_NOT_FOUND',
    others: seenFromAbove('open'),
  },
  'inquiries, changed': {
    calls: ['POST /api/Inquiry/Accept', 'POST /api/Inquiry/Decline', 'POST /api/Inquiry/Cancel', 'POST /api/Inquiry/Message'],
    unknown: 'INQUIRY_NOT_FOUND',
    others: seenFromAbove('INQUIRY_ACTION_NOT_ALLOWED'),
  },
  'addresses that nobody shares': {
    calls: ['POST /api/Address/SetDefault', 'POST /api/Address/Delete'],
    unknown: 'ADDRESS_NOT_FOUND',
    others: {},
  },
  'lists that nobody shares': {
    calls: ['POST /api/PurchaseList/Delete', 'POST /api/PurchaseList/AddToCart'],
    unknown: 'PURCHASE_LIST_NOT_FOUND',
    others: {},
  },
  'invoices, read': {
    calls: ['POST /api/Invoice/Detail'],
    unknown: 'INVOICE_NOT_FOUND',
    others: seenFromAbove('open'),
  },
  'approval flows': {
    calls: ['POST /api/ApprovalFlow/Detail', 'POST /api/ApprovalFlow/Publish', 'POST /api/ApprovalFlow/Disable', 'POST /api/ApprovalFlow/Discard'],
    unknown: 'APPROVAL_FLOW_NOT_FOUND',
    others: {},
  },
}

let mall: TestMall
let target: ContractTarget
const tokens = new Map<Person, string>()

beforeAll(async () => {
  mall = await createTestMall()
  target = targetOf(mall, () => Promise.reject(new Error('No case here logs in by a key')))
  for (const person of people) tokens.set(person, (await mall.login(person)).Token)
}, 120_000)

afterAll(() => mall.close())

const as = (person: Person | 'anonymous') => (person === 'anonymous' ? {} : { token: tokens.get(person) })

const lacksPermission = async (person: Person, key: CallKey): Promise<boolean> => {
  const caller = await callerOf(tokens.get(person) ?? '', mall.deps)
  return decideAccess(contract[key].access, caller) !== 'allow'
}

/** `self` in docs/access.md: nobody else, and `role`: those above. */
const openFor: Readonly<Partial<Record<RecordScope, boolean>>> = { self: false, role: true }

const cases = Object.entries(records).flatMap(([name, { calls, ...rest }]) => calls.map((key) => ({ name, key, ...rest })))

test.each(cases)('$name: $key is for nobody whom it does not concern', async ({ key, unknown, others }) => {
  const [owner, inputOf] = successOf(key)
  const input = await inputOf(target)
  expect((await mall.send(key, input, as('anonymous'))).status).toBe(401)
  for (const person of people.filter((one) => one !== owner)) {
    const answer = others[person] ?? unknown
    const { status, success, code, body } = await mall.send(key, input, as(person))
    if (await lacksPermission(person, key)) expect({ person, status, body }).toEqual({ person, status: 403, body: null })
    else if (answer === 'open') expect({ person, success }).toEqual({ person, success: true })
    else expect({ person, code, body }).toEqual({ person, code: answer, body: null })
  }
  // All of that changed nothing: the same input is good for its owner.
  const own = await target.send(key, input, owner)
  expect(own.success, own.message).toBe(true)
})

test.each(cases.flatMap((one) => { const isOpen = openFor[contract[one.key].scope]; return isOpen === undefined ? [] : [{ ...one, isOpen }] }))('$key is open to others as its scope says', ({ others, isOpen }) => {
  expect(Object.values(others).includes('open')).toBe(isOpen)
})

describe('budgets', () => {
  const reads = ['POST /api/Budget/Detail', 'POST /api/Budget/Ledger', 'POST /api/Budget/LedgerExport'] as const
  const writes = ['POST /api/Budget/Adjust', 'POST /api/Budget/Enable', 'POST /api/Budget/Disable'] as const

  test.each([...reads, ...writes])('%s: one of another group is unknown, and one of another department to its manager', async (key) => {
    const [owner, inputOf] = successOf(key)
    const input = (await inputOf(target)) as { readonly BudgetId: number }
    expect((await mall.send(key, input, as('anonymous'))).status).toBe(401)
    expect((await mall.send(key, input, as('buyer'))).status).toBe(403)
    expect(await mall.send(key, input, as('other'))).toMatchObject({ success: false, code: 'BUDGET_NOT_FOUND', body: null })
    const own = await target.send(key, input, owner)
    expect(own.success, own.message).toBe(true)
  })

  /** `approver` manages this department, `approver2` another one. */
  const ofAdministration = async () => {
    const { body } = await mall.call('POST /api/Budget/List', { ...page, DepartmentId: demo.departments.administration }, as('finance'))
    return body?.Items[0]?.BudgetId
  }

  test.each([['POST /api/Budget/Detail', {}], ['POST /api/Budget/Ledger', page]] as const)('%s: its manager reads it, and the manager of another department does not', async (key, more) => {
    const input = { ...more, BudgetId: await ofAdministration() }
    expect(await mall.send(key, input, as('approver'))).toMatchObject({ success: true })
    expect(await mall.send(key, input, as('approver2'))).toMatchObject({ success: false, code: 'BUDGET_NOT_FOUND', body: null })
  })

  test.each(writes)('%s: no manager changes one', async (key) => {
    for (const person of ['approver', 'approver2'] as const) expect((await mall.send(key, { BudgetId: await ofAdministration() }, as(person))).status).toBe(403)
  })
})

// Finance and the administrator may do what the applicant may: they see to the invoices of all.
test.each(['POST /api/Invoice/Cancel', 'POST /api/Invoice/RedApply', 'POST /api/Invoice/Resend'] as const)('%s: the invoice of another one is unknown, and its manager only looks', async (key) => {
  const [owner, inputOf] = successOf(key)
  const input = await inputOf(target)
  expect((await mall.send(key, input, as('anonymous'))).status).toBe(401)
  for (const person of ['buyer2', 'other'] as const) expect(await mall.send(key, input, as(person)), person).toMatchObject({ success: false, code: 'INVOICE_NOT_FOUND', body: null })
  expect((await mall.send(key, input, as('approver'))).status).toBe(403)
  const own = await target.send(key, input, owner)
  expect(own.success, own.message).toBe(true)
})

test('a search for the number of another one’s record finds nothing', async () => {
  const lists = [
    ['POST /api/Order/List', 'OrderNo', 'OrderNo'],
    ['POST /api/AfterSales/List', 'Keyword', 'ReturnOrderId'],
    ['POST /api/Inquiry/List', 'Keyword', 'InquiryNo'],
    ['POST /api/Invoice/List', 'Keyword', 'InvoiceId'],
    ['POST /api/Approval/List', 'Keyword', 'ApprovalNo'],
  ] as const
  for (const [key, filter, field] of lists) {
    const view = key === 'POST /api/Approval/List' ? { View: 'submitted' } : {}
    const { body } = await mall.send(key, { ...page, ...view }, as('buyer'))
    const number = (body as { readonly Items: readonly Record<string, string>[] }).Items[0]?.[field]
    expect(number, key).toBeDefined()
    for (const person of ['buyer2', 'approver2', 'other'] as const) {
      const views = key === 'POST /api/Approval/List' ? approvalViews.map((View) => ({ View })) : [{}]
      for (const one of views) expect(await mall.send(key, { ...page, ...one, [filter]: number }, as(person)), `${key} as ${person}`).toMatchObject({ success: true, body: { Items: [], total: 0 } })
    }
  }
})

test('notices of another user stay unread, whatever ids are sent', async () => {
  const { body } = await mall.call('POST /api/Notice/List', { Unread: true, ...page }, as('buyer'))
  const Ids = body?.Items.map(({ NoticeId }) => NoticeId) ?? []
  expect(Ids.length).toBeGreaterThan(0)
  for (const person of ['buyer2', 'approver', 'finance', 'admin', 'other'] as const) {
    expect((await mall.call('POST /api/Notice/Read', { Ids }, as(person))).success).toBe(true)
    expect((await mall.call('POST /api/Notice/List', page, as(person))).body?.Items.filter(({ NoticeId }) => Ids.includes(NoticeId))).toEqual([])
  }
  expect((await mall.call('POST /api/Notice/Count', {}, as('buyer'))).body?.Count).toBe(body?.Count)
})

describe('files', () => {
  const uploaded = async (): Promise<string> => {
    const { body } = await mall.send('POST /api/File/Execute', upload(), as('buyer'))
    return (body as { readonly Url: string }).Url
  }
  const statusFor = async (url: string, person: Person | 'anonymous') => {
    const token = person === 'anonymous' ? undefined : tokens.get(person)
    return (await mall.fetch(url, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } })).status
  }

  test('that are part of nothing are unknown to all but who uploaded them, and not for visitors', async () => {
    const url = await uploaded()
    expect(await Promise.all((['buyer', 'approver', 'finance', 'other', 'anonymous'] as const).map((person) => statusFor(url, person)))).toEqual([200, 404, 404, 404, 401])
    expect(await statusFor(`/files/${crypto.randomUUID()}`, 'other')).toBe(404)
  })

  test.each(['other', 'buyer2'] as const)('of somebody else (%s) are part of nothing', async (owner) => {
    const { body } = await mall.send('POST /api/File/Execute', picture('file'), as(owner))
    const foreign = (body as { readonly Url: string }).Url
    const tries: readonly (readonly [CallKey, (input: object) => object])[] = [
      ['POST /api/AfterSales/Apply', (input) => ({ ...input, Images: [{ Url: foreign, Name: '样品.png' }] })],
      ['POST /api/AfterSales/Supplement', (input) => ({ ...input, Images: [{ Url: foreign, Name: '样品.png' }] })],
      ['POST /api/Order/ReviewSubmit', (input) => ({ ...input, Lines: (input as { Lines: object[] }).Lines.map((line) => ({ ...line, Images: [foreign] })) })],
      ['POST /api/Order/ReviewAppend', (input) => ({ ...input, Images: [foreign] })],
      ['POST /api/Inquiry/Save', (input) => ({ ...input, Lines: (input as { Lines: object[] }).Lines.map((line) => ({ ...line, Images: [foreign] })) })],
      ['POST /api/Order/Submit', (input) => ({ ...input, Attachments: [{ Url: foreign, Name: '样品.png' }] })],
    ]
    for (const [key, withFile] of tries) {
      const input = (await successOf(key)[1](target)) as object
      const { success, body: answer } = await mall.send(key, withFile(input), as('buyer'))
      expect({ key, success, answer }).toEqual({ key, success: false, answer: null })
    }
    expect(await statusFor(foreign, 'anonymous')).toBe(401)
  })
})
