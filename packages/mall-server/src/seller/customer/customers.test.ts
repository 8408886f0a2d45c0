import { and, count, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { paymentType, type CallInput } from '@mall/api/contract'
import { sellerOrderStatuses, type SellerCustomer, type SellerCustomerDetail, type SellerCustomerListRequest } from '@mall/api/seller/contract'
import { sendDueInvitations } from '../../company/company-setup/invitation-mail.ts'
import { demo, demoPassword } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { agreedCatalogue, catalogueCategory, category, product } from '../../platform/db/schema/catalogue.ts'
import { paymentTerm } from '../../platform/db/schema/checkout.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser, enterprise, enterpriseGroup, membership } from '../../platform/db/schema/organisation.ts'
import { invitation, portfolio, staffRequestResult } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import type { Mail } from '../../platform/mail/mail-sender.ts'
import { addDays } from '../../platform/time.ts'
import { agree } from '../../testing/agreed-prices.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const mails: Mail[] = []
const logged: string[] = []
let isMailDown = false
const tokens: Record<'seller' | 'sales' | 'accountant', string> = { seller: '', sales: '', accountant: '' }
const keep = (...said: readonly unknown[]) => void logged.push(JSON.stringify(said))
beforeAll(async () => {
  mall = await createTestMall({
    mail: { send: async (mail) => (isMailDown ? Promise.reject(new Error('down')) : void mails.push(mail)) },
    linkOf: ({ Kind }) => (Kind === 'invitation' ? 'https://mall.test/invitation' : null),
    log: { debug: keep, info: keep, warn: keep, error: keep },
  })
  for (const account of ['seller', 'sales', 'accountant'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
beforeEach(() => {
  mails.length = 0
  isMailDown = false
})
afterAll(() => mall.close())

type Create = CallInput<'POST /api/SellerCustomer/Create'>
type Invite = CallInput<'POST /api/SellerCustomer/Invite'>

let made = 0
const typed = (changes: Partial<Create> = {}): Create => ({
  RequestId: crypto.randomUUID(), Name: `新程商贸${++made}有限公司`, TaxNo: `91310000MA1K0${String(made).padStart(5, '0')}`, GroupId: null, PaymentTypes: [paymentType.transfer, paymentType.onAccount],
  Catalogue: 'all', ShowPrices: true, ...changes,
})
const create = (changes: Partial<Create> = {}, token = tokens.seller) => mall.call('POST /api/SellerCustomer/Create', typed(changes), { token })
const created = async (changes: Partial<Create> = {}, token = tokens.seller): Promise<SellerCustomerDetail> => {
  const { body, message } = await create(changes, token)
  if (body === null) throw new Error(message)
  return body
}
const list = async (asked: Partial<SellerCustomerListRequest> = {}, token = tokens.seller) => {
  const { body, message } = await mall.call('POST /api/SellerCustomer/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token })
  if (body === null) throw new Error(message)
  return body
}
const detail = async (EnterpriseId: number, token = tokens.seller): Promise<SellerCustomerDetail> => {
  const { body, message } = await mall.call('POST /api/SellerCustomer/Detail', { EnterpriseId }, { token })
  if (body === null) throw new Error(message)
  return body
}
/** Categories of the third level, in the order of their ids. */
const leaves = (limit: number) => mall.db.select({ id: category.id, name: category.name, parentId: category.parentId }).from(category).where(and(eq(category.level, 3), isNull(category.mergedInto))).orderBy(category.id).limit(limit)
const asRead = ({ EnterpriseId, Version, Name, TaxNo, PaymentTypes, Catalogue, ShowPrices }: SellerCustomerDetail) => ({
  EnterpriseId, Version, Name, TaxNo, PaymentTypes: [...PaymentTypes], Catalogue, ShowPrices, RequestId: crypto.randomUUID(),
})
const save = (input: CallInput<'POST /api/SellerCustomer/Save'>, token = tokens.seller) => mall.call('POST /api/SellerCustomer/Save', input, { token })
const person = (EnterpriseId: number, changes: Partial<Invite> = {}): Invite => {
  const Account = changes.Account ?? `lin${++made}`
  return { EnterpriseId, RequestId: crypto.randomUUID(), Account, Name: '林晓', Email: `${Account}@xincheng.example`, Mobile: null, ...changes }
}
const invite = (input: Invite, token = tokens.seller) => mall.call('POST /api/SellerCustomer/Invite', input, { token })
/** The pause before the next try is over: a clock that is moved on ends the sessions. */
const retryNow = () => mall.db.update(invitation).set({ mailAt: mall.clock() })
/** Whom the newest mail invites, and the key of its link. */
const linked = () => {
  const [, fragment = ''] = /https:\/\/mall\.test\/invitation#(\S+)/.exec(mails.at(-1)?.text ?? '') ?? []
  const read = new URLSearchParams(fragment)
  return { Account: read.get('account') ?? '', InitialPassword: read.get('key') ?? '' }
}
const choose = async (link: ReturnType<typeof linked>, Password = 'Qing-Feng-2026') =>
  mall.call('POST /api/Account/Activate', { ...link, Password, CaptchaVerifyParam: await mall.solveCaptcha() })

describe('the list', () => {
  it('has every company, the newest first; 名下客户 those of the portfolio', async () => {
    const rows = await mall.db.select().from(enterprise)
    const { Items, total, StateCounts } = await list()
    expect(total).toBe(rows.length)
    expect(Items.map(({ EnterpriseId }) => EnterpriseId)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => b - a))
    expect(StateCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(total)
    const own = await list({}, tokens.sales)
    expect(own.Items.map(({ EnterpriseId }) => EnterpriseId).toSorted((a, b) => a - b)).toEqual([demo.enterprises.huaqiTech, demo.enterprises.huaqiFactory])
    expect(own).toMatchObject({ total: 2, StateCounts: [{ State: 'active', Count: 2 }], AllowActions: ['Create'] })
  })

  it('shows its people, its last order and who looks after it', async () => {
    const { Items } = await list({ Keyword: '华启科技' })
    const [people] = await mall.db.select({ count: count() }).from(membership).where(eq(membership.enterpriseId, demo.enterprises.huaqiTech))
    const placed = await mall.db.select().from(orders).where(and(eq(orders.enterpriseId, demo.enterprises.huaqiTech)))
    const last = Math.max(...placed.filter(({ status }) => sellerOrderStatuses.some((one) => one === status)).map(({ createdAt }) => createdAt.getTime()))
    expect(Items[0]).toMatchObject({ EnterpriseId: demo.enterprises.huaqiTech, People: people?.count, Managers: [{ StaffId: demoStaff.sales, Name: '华启客户经理' }], State: 'active' })
    expect(new Date(Items[0]?.LastOrderTime ?? 0).getTime()).toBe(Math.floor(last / 1000) * 1000)
  })

  const filters: readonly (readonly [string, Partial<SellerCustomerListRequest>, (found: SellerCustomer) => boolean])[] = [
    ['name', { Keyword: '华启' }, ({ Name, GroupName }) => Name.includes('华启') || GroupName.includes('华启')],
    ['who looks after it', { ManagerId: demoStaff.sales }, ({ Managers }) => Managers.some(({ StaffId }) => StaffId === demoStaff.sales)],
    ['way of payment', { PaymentType: paymentType.deposit }, ({ PaymentTypeNames }) => PaymentTypeNames.includes('预存款')],
    ['catalogue', { Catalogue: 'agreed' }, ({ Catalogue }) => Catalogue === 'agreed'],
    ['catalogue by categories', { Catalogue: 'categories' }, ({ Catalogue }) => Catalogue === 'categories'],
    ['prices', { ShowPrices: 'no' }, ({ ShowPrices }) => !ShowPrices],
    ['state', { State: 'none' }, ({ State }) => State === 'none'],
  ]
  test.each(filters)('%s finds exactly what matches', async (_, asked, matches) => {
    await created({ Catalogue: 'agreed', ShowPrices: false, PaymentTypes: [paymentType.deposit] })
    await created({ Catalogue: 'categories', CategoryIds: (await leaves(2)).map(({ id }) => id) })
    const all = (await list()).Items
    const wanted = all.filter(matches).map(({ EnterpriseId }) => EnterpriseId)
    const found = await list(asked)
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThan(all.length)
    expect(found.Items.map(({ EnterpriseId }) => EnterpriseId)).toEqual(wanted)
    expect(found.total).toBe(wanted.length)
  })

  it('sorts by the last order, with those without one at the end', async () => {
    const times = (await list({ SortField: 'LastOrderTime', SortOrder: 'desc' })).Items.map(({ LastOrderTime }) => LastOrderTime ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times.at(-1)).toBe('')
  })
})

describe('a new customer', () => {
  it('has its terms, and nobody yet', async () => {
    const customer = await created({ ManagerIds: [demoStaff.sales], Catalogue: 'agreed', ShowPrices: false })
    expect(customer).toMatchObject({
      State: 'none', People: 0, PaymentTypes: [paymentType.onAccount, paymentType.transfer], Catalogue: 'agreed', AgreedProducts: 0, ShowPrices: false, GroupName: customer.Name, LastOrderTime: null,
      Managers: [{ StaffId: demoStaff.sales }], Logs: [{ Operator: '商家管理员', Text: '建立客户' }], AllowActions: ['Edit', 'Assign', 'Invite', 'ViewAs'],
    })
    const terms = await mall.db.select().from(paymentTerm).where(eq(paymentTerm.enterpriseId, customer.EnterpriseId))
    expect(terms).toHaveLength(5)
    expect(terms.find((one) => one.paymentType === paymentType.deposit)).toMatchObject({ enabled: false, disabledReason: '贵司未开通预存款账户' })
    expect((await list({}, tokens.sales)).Items.map(({ EnterpriseId }) => EnterpriseId)).toContain(customer.EnterpriseId)
  })

  it('is made once per RequestId', async () => {
    const input = typed()
    const [first, second] = await Promise.all([1, 2].map(() => mall.call('POST /api/SellerCustomer/Create', input, { token: tokens.seller })))
    expect(first?.body?.EnterpriseId).toBe(second?.body?.EnterpriseId)
    expect(await mall.db.$count(enterprise, eq(enterprise.name, input.Name))).toBe(1)
  })

  it('is one per tax number, also when two write it down at once; to those with other customers it says no more', async () => {
    const { TaxNo, Name } = await created()
    expect(await create({ TaxNo })).toMatchObject({ success: false, code: 'CUSTOMER_EXISTS' })
    const unseen = await create({ TaxNo: TaxNo.toLowerCase() }, tokens.sales)
    expect(unseen).toMatchObject({ code: 'CUSTOMER_EXISTS', message: '该统一社会信用代码已是客户', body: null })
    expect(unseen.message).not.toContain(Name)
    const both = await Promise.all([tokens.seller, tokens.sales].map((token) => create({ TaxNo: '91310000MA1KRACE01' }, token)))
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(both.filter(({ code }) => code === 'CUSTOMER_EXISTS')).toHaveLength(1)
    expect(await mall.db.$count(enterprise, eq(enterprise.taxNo, '91310000MA1KRACE01'))).toBe(1)
  })

  it('of whoever has 名下客户 is theirs; nobody else’s portfolio is touched', async () => {
    const own = await created({}, tokens.sales)
    expect(own.Managers).toEqual([{ StaffId: demoStaff.sales, Name: '华启客户经理' }])
    expect(await create({ ManagerIds: [demoStaff.seller] }, tokens.sales)).toMatchObject({ code: 'CUSTOMER_ACTION_NOT_ALLOWED' })
    expect(await save({ ...asRead(own), ManagerIds: [] }, tokens.sales)).toMatchObject({ code: 'CUSTOMER_ACTION_NOT_ALLOWED' })
    expect(await mall.db.$count(portfolio, eq(portfolio.enterpriseId, own.EnterpriseId))).toBe(1)
  })

  it('is given to those who may see customers alone', async () => {
    expect(await create({ ManagerIds: [demoStaff.warehouse] })).toMatchObject({ code: 'CUSTOMER_MANAGER_NOT_FOUND' })
    const { body } = await mall.call('POST /api/SellerCustomer/Managers', {}, { token: tokens.sales })
    expect(body?.map(({ StaffId }) => StaffId)).toEqual([demoStaff.seller, demoStaff.sales, demoStaff.accountant])
  })

  it('joins a group that its maker sees, and no other', async () => {
    const groups = async (Keyword: string, token: string) => (await mall.call('POST /api/SellerCustomer/Groups', { Keyword }, { token })).body ?? []
    const [other] = await groups('远帆', tokens.seller)
    expect(other?.Companies).toBeGreaterThan(0)
    expect(await groups('远帆', tokens.sales)).toEqual([])
    expect(await create({ GroupId: other?.GroupId ?? 0 }, tokens.sales)).toMatchObject({ code: 'CUSTOMER_GROUP_NOT_FOUND' })
    const before = await mall.db.$count(enterpriseGroup)
    const joined = await created({ GroupId: other?.GroupId ?? 0 })
    expect(joined.GroupId).toBe(other?.GroupId)
    expect(await mall.db.$count(enterpriseGroup)).toBe(before)
  })

  test.each([['Name', { Name: '  ' }], ['TaxNo', { TaxNo: '12345' }], ['PaymentTypes', { PaymentTypes: [] }]])('is rejected with a wrong %s', async (_, wrong) => {
    expect(await create(wrong)).toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('its terms', () => {
  it('are changed over the version that was read, with what they were', async () => {
    const customer = await created()
    const input = { ...asRead(customer), ShowPrices: false, PaymentTypes: [paymentType.transfer] }
    const { body } = await save(input)
    expect(body).toMatchObject({ ShowPrices: false, PaymentTypes: [paymentType.transfer], Version: customer.Version + 1, Managers: [] })
    expect(body?.Logs[0]).toMatchObject({ Text: '修改客户', Changes: [{ Name: '付款方式', Before: '账期月结、公司转账', After: '公司转账' }, { Name: '价格可见', Before: '是', After: '否' }] })
    expect(await save({ ...input, RequestId: crypto.randomUUID() })).toMatchObject({ code: 'VERSION_CONFLICT' })
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'SellerCustomer.Edit'), eq(auditLog.entityId, String(customer.EnterpriseId))))
    expect(entry).toMatchObject({ staffId: demoStaff.seller, before: { ShowPrices: '是' }, after: { ShowPrices: '否' } })
  })

  it('of two at once one is saved', async () => {
    const customer = await created()
    const codes = await Promise.all(['all', 'agreed'].map(async (Catalogue) => (await save({ ...asRead(customer), Catalogue: Catalogue as 'all', Name: `${customer.Name}${Catalogue}` })).code))
    expect(codes.filter((code) => code === 'VERSION_CONFLICT')).toHaveLength(1)
  })

  it('keep why a way of payment is closed that stays closed', async () => {
    const of = and(eq(paymentTerm.enterpriseId, demo.enterprises.huaqiTech), eq(paymentTerm.paymentType, paymentType.onDelivery))
    await mall.db.update(paymentTerm).set({ enabled: false, disabledReason: '本市暂停货到付款' }).where(of)
    await save({ ...asRead(await detail(demo.enterprises.huaqiTech)) })
    expect((await mall.db.select().from(paymentTerm).where(of))[0]?.disabledReason).toBe('本市暂停货到付款')
  })

  it('of a customer of somebody else do not exist', async () => {
    const customer = await created()
    for (const key of ['Detail', 'Save', 'Invite'] as const) {
      const input = { Detail: { EnterpriseId: customer.EnterpriseId }, Save: asRead(customer), Invite: person(customer.EnterpriseId) }[key]
      expect(await mall.send(`POST /api/SellerCustomer/${key}`, input, { token: tokens.sales }), key).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' })
    }
    expect(await save(asRead(customer), tokens.accountant)).toMatchObject({ status: 403 })
  })

  it('decide what its people see', async () => {
    const customer = await created({ Catalogue: 'agreed' })
    await invite(person(customer.EnterpriseId))
    await sendDueInvitations(mall.deps)
    const token = (await choose(linked())).body?.Token
    const seen = async () => (await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 20 }, { token })).body?.total ?? -1
    expect(await seen()).toBe(0)
    const [some] = await mall.db.select({ id: product.id }).from(product).where(eq(product.isOnShelf, true)).limit(1)
    await agree(mall.db, customer.EnterpriseId, some?.id ?? 0)
    await save({ ...asRead(await detail(customer.EnterpriseId)), Catalogue: 'all' })
    expect(await seen()).toBeGreaterThan(100)
  })
})

describe('指定分类', () => {
  /** A customer with three categories, and the ids of those. */
  const withThree = async () => {
    const ids = (await leaves(3)).map(({ id }) => id)
    return { ids, customer: await created({ Catalogue: 'categories', CategoryIds: ids }) }
  }

  it('is kept with the names of the categories, and the log says what came and went', async () => {
    const { ids, customer } = await withThree()
    expect(customer).toMatchObject({ Catalogue: 'categories', Categories: ids.map((CategoryId) => ({ CategoryId, Path: expect.stringMatching(/^.+ \/ .+ \/ .+$/) as string })) })
    const paths = customer.Categories.map(({ Path }) => Path)
    expect(customer.Logs[0]?.Changes).toContainEqual({ Name: '目录加入分类', Before: '', After: paths.join('；') })
    const [, second = 0, third = 0] = ids
    const [fourth] = (await leaves(4)).slice(3)
    const { body } = await save({ ...asRead(customer), CategoryIds: [second, third, fourth?.id ?? 0] })
    const added = body?.Categories.find(({ CategoryId }) => CategoryId === fourth?.id)?.Path
    expect(body?.Logs[0]?.Changes).toEqual([{ Name: '目录加入分类', Before: '', After: added }, { Name: '目录移出分类', Before: '', After: paths[0] }])
    const all = await save({ ...asRead({ ...customer, Version: body?.Version ?? 0 }), Catalogue: 'all' })
    expect(all.body).toMatchObject({ Catalogue: 'all', Categories: [] })
    expect(all.body?.Logs[0]?.Changes.map(({ Name }) => Name)).toEqual(['目录', '目录移出分类'])
  })

  const refused: readonly (readonly [string, () => Promise<Partial<Create>>, string])[] = [
    ['no category', async () => ({ CategoryIds: [] }), 'INVALID_INPUT'],
    ['categories that were not said', async () => ({}), 'INVALID_INPUT'],
    ['more than 200', async () => ({ CategoryIds: Array.from({ length: 201 }, (_, at) => at + 1) }), 'INVALID_INPUT'],
    ['one that there is not', async () => ({ CategoryIds: [(await leaves(1))[0]?.id ?? 0, 404_404] }), 'CATEGORY_NOT_FOUND'],
  ]
  test.each(refused)('with %s is refused, and makes nothing', async (_, changes, code) => {
    const before = await mall.db.$count(enterprise)
    expect(await create({ Catalogue: 'categories', ...(await changes()) })).toMatchObject({ body: null, code })
    expect(await mall.db.$count(enterprise)).toBe(before)
  })

  it('outlasts 允许非协议采购 of the group, also where the staff change something else meanwhile', async () => {
    const { ids, customer } = await withThree()
    const allow = (allowsNonAgreed: boolean) => mall.db.update(agreedCatalogue).set({ allowsNonAgreed }).where(eq(agreedCatalogue.enterpriseId, customer.EnterpriseId))
    await allow(true)
    const opened = await detail(customer.EnterpriseId)
    expect(opened).toMatchObject({ Catalogue: 'all', Categories: customer.Categories })
    await save({ ...asRead(opened), ShowPrices: false })
    await allow(false)
    expect(await detail(customer.EnterpriseId)).toMatchObject({ Catalogue: 'categories', Categories: ids.map((CategoryId) => ({ CategoryId })) })
  })

  it('of 仅协议商品 nothing is left', async () => {
    const { customer } = await withThree()
    await save({ ...asRead(customer), Catalogue: 'agreed' })
    expect(await mall.db.$count(catalogueCategory, eq(catalogueCategory.enterpriseId, customer.EnterpriseId))).toBe(0)
  })

  it('can be chosen by whoever edits customers, who read the tree without costs', async () => {
    const { body } = await mall.call('POST /api/SellerCategory/Tree', {}, { token: tokens.sales })
    expect(body?.length).toBeGreaterThan(100)
    expect(body?.every(({ MinMargin, AllowActions }) => MinMargin === null && AllowActions.length === 0)).toBe(true)
  })
})

describe('an invitation', () => {
  it('is a link by mail, which opens nothing but choosing a password, once; of the only company of its group they administrate the group', async () => {
    const customer = await created()
    const input = person(customer.EnterpriseId)
    const { body } = await invite(input)
    expect(body).toMatchObject({ State: 'invited', People: 1, PeopleList: [{ Account: input.Account, Name: '林晓', Roles: ['集团管理员'], State: 'invited', Invitation: { Email: input.Email, Mail: 'due', IsOver: false } }] })
    expect(new Date(body?.PeopleList[0]?.Invitation?.ValidUntil ?? 0).getTime()).toBe(mall.clock().getTime() + 7 * 86_400_000)
    await sendDueInvitations(mall.deps)
    expect(mails.map(({ to }) => to)).toEqual([input.Email])
    const link = linked()
    expect(link.Account).toBe(input.Account)
    expect((await choose(link, 'weak')).code).toBe('PASSWORD_TOO_WEAK')
    expect((await choose(link)).body?.User).toMatchObject({ utype: 'GA' })
    expect((await choose(link)).code).toBe('WRONG_PASSWORD')
    expect(await detail(customer.EnterpriseId)).toMatchObject({ State: 'active', PeopleList: [{ State: 'active', Invitation: null }] })
    await mall.login(input.Account, 'Qing-Feng-2026')
  })

  it('keeps its key out of the database, the response and the log', async () => {
    const customer = await created()
    const input = person(customer.EnterpriseId)
    const { body } = await invite(input)
    isMailDown = true
    await sendDueInvitations(mall.deps)
    isMailDown = false
    await retryNow()
    await sendDueInvitations(mall.deps)
    const { InitialPassword } = linked()
    expect(InitialPassword).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const kept = JSON.stringify([body, logged, await mall.db.select().from(appUser), await mall.db.select().from(invitation), await mall.db.select().from(auditLog), await mall.db.select().from(staffRequestResult)])
    expect(kept).toContain(input.Account)
    expect(kept).not.toContain(InitialPassword)
  })

  it('sent again withdraws the former, also to another address', async () => {
    const customer = await created()
    const input = person(customer.EnterpriseId)
    await invite(input)
    await sendDueInvitations(mall.deps)
    const lost = linked()
    const again = await invite({ ...input, RequestId: crypto.randomUUID(), Email: `x${input.Email}`, Name: '林小' })
    expect(again.body?.PeopleList).toMatchObject([{ Name: '林小', Invitation: { Email: `x${input.Email}` } }])
    expect((await choose(lost)).success).toBe(false)
    await sendDueInvitations(mall.deps)
    expect(mails.at(-1)?.to).toBe(`x${input.Email}`)
    expect((await choose(linked())).success).toBe(true)
  })

  it('is over after seven days', async () => {
    const customer = await created()
    await invite(person(customer.EnterpriseId))
    await sendDueInvitations(mall.deps)
    const now = mall.clock()
    await mall.db.update(appUser).set({ initialUntil: now }).where(eq(appUser.account, linked().Account))
    await mall.db.update(invitation).set({ validUntil: now }).where(eq(invitation.enterpriseId, customer.EnterpriseId))
    expect((await choose(linked())).code).toBe('INITIAL_PASSWORD_EXPIRED')
    expect((await detail(customer.EnterpriseId)).PeopleList).toMatchObject([{ Invitation: { IsOver: true } }])
  })

  it('is sent once by several processes, and tried three times', async () => {
    const customer = await created()
    await invite(person(customer.EnterpriseId))
    await Promise.all([1, 2, 3, 4].map(() => sendDueInvitations(mall.deps)))
    expect(mails).toHaveLength(1)
    await invite(person(customer.EnterpriseId))
    isMailDown = true
    const mailOf = async () => (await detail(customer.EnterpriseId)).PeopleList[0]?.Invitation?.Mail
    for (const state of ['due', 'due', 'failed']) {
      await sendDueInvitations(mall.deps)
      expect(await mailOf()).toBe(state)
      // Not before its pause is over.
      await sendDueInvitations(mall.deps)
      expect(await mailOf()).toBe(state)
      await retryNow()
    }
    isMailDown = false
    await sendDueInvitations(mall.deps)
    expect(mails).toHaveLength(1)
  })

  const taken: readonly (readonly [string, Partial<Invite>, string])[] = [
    ['an account in use', { Account: 'buyer' }, 'ACCOUNT_NAME_TAKEN'],
    ['an account of another company that waits', { Account: 'waits-elsewhere' }, 'ACCOUNT_NAME_TAKEN'],
    ['the mobile number of somebody', { Mobile: '13800000001' }, 'ACCOUNT_MOBILE_TAKEN'],
    ['the email of somebody', { Email: 'taken@huaqi.example' }, 'ACCOUNT_EMAIL_TAKEN'],
  ]
  test.each(taken)('to %s is refused, and makes nothing', async (_, changes, code) => {
    if (changes.Account === 'waits-elsewhere') await invite(person((await created()).EnterpriseId, { Account: 'waits-elsewhere' }))
    await mall.db.update(appUser).set({ mobile: '13800000001', email: 'taken@huaqi.example' }).where(eq(appUser.account, 'finance'))
    const customer = await created()
    expect(await invite(person(customer.EnterpriseId, changes))).toMatchObject({ success: false, code })
    expect(await detail(customer.EnterpriseId)).toMatchObject({ People: 0, State: 'none' })
  })

  it('to an account that the company made itself is refused: it is not the seller’s', async () => {
    const { Token } = await mall.login('admin', demoPassword)
    const own = { RequestId: crypto.randomUUID(), Account: 'own-novice', Name: '自建', Mobile: null, Email: null, DepartmentId: demo.departments.administration, RoleIds: [3], SingleLimit: null }
    expect((await mall.call('POST /api/Account/Save', own, { token: Token })).success).toBe(true)
    expect(await invite(person(demo.enterprises.huaqiTech, { Account: 'own-novice' }))).toMatchObject({ code: 'ACCOUNT_NAME_TAKEN' })
  })

  it('of a company beside others in its group makes an administrator of the company alone', async () => {
    const { body } = await invite(person(demo.enterprises.huaqiTech))
    expect(body?.PeopleList[0]).toMatchObject({ Roles: ['企业管理员'] })
    await sendDueInvitations(mall.deps)
    expect((await choose(linked())).body?.User).toMatchObject({ utype: 'GU' })
  })

  it('of the same name by two at once makes one account', async () => {
    const [first, second] = [await created(), await created()]
    const results = await Promise.all([first, second].map(({ EnterpriseId }) => invite(person(EnterpriseId, { Account: 'race', Email: `race${EnterpriseId}@xincheng.example` }))))
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(results.filter(({ code }) => code === 'ACCOUNT_NAME_TAKEN')).toHaveLength(1)
    expect(await mall.db.$count(appUser, eq(appUser.account, 'race'))).toBe(1)
  })
})

test('where the mall sends no mails nobody is invited, and the document says so', async () => {
  const silent = await createTestMall()
  try {
    const { Token } = await loginStaff(silent, 'seller')
    const { body } = await silent.call('POST /api/SellerCustomer/Detail', { EnterpriseId: demo.enterprises.huaqiTech }, { token: Token })
    expect(body?.CanMail).toBe(false)
    expect(await silent.call('POST /api/SellerCustomer/Invite', person(demo.enterprises.huaqiTech), { token: Token })).toMatchObject({ code: 'MAIL_NOT_CONFIGURED' })
    await sendDueInvitations({ ...silent.deps, clock: () => addDays(silent.clock(), 1) })
  } finally {
    await silent.close()
  }
})
