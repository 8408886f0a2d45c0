import { contract, isPriced, permissionsFor, type CallDefinition, type CallKey, type Schema } from '@mall/api/contract'
import { isSellerKey } from '@mall/api/seller/contract'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSessionKey } from '../../company/account/session-key.ts'
import { chatWith, metaOf, productsOf, textOf } from '../../insight/adviser/testing/chat-with.ts'
import { enterprise } from '../db/schema/organisation.ts'
import { role } from '../db/schema/role.ts'
import { amountsHidden } from '../money.ts'
import { demo } from '../../demo/organisation.ts'
import { contractCases, type ContractTarget } from '../../testing/contract-cases/index.ts'
import { targetOf } from '../../testing/contract-cases/target.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'

const keys = Object.keys(contract) as CallKey[]
const definitionOf = (key: CallKey): CallDefinition => contract[key]

interface Def {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  readonly getter?: () => Schema
  readonly options?: readonly Schema[]
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string; readonly value?: unknown } } }[]
}
const defOf = (schema: Schema): Def => schema.def

/** An amount of money is a number of at most 90,000,000,000,000: this test does not ask the schemas what they call themselves. */
const isMoney = (schema: Schema): boolean => (defOf(schema).checks ?? []).some(({ _zod: { def } }) => def.check === 'less_than' && def.value === 90_000_000_000_000)

/** Whoever holds one of these sees the sums of budgets, or settles what is bought. */
const moneyPermissions: ReadonlySet<string | undefined> = new Set(['budget.view', 'budget.manage', 'account.view', 'account.manage', 'flow.view', 'flow.manage'])
const isAboutMoney = (key: CallKey): boolean => {
  const { access } = definitionOf(key)
  return access.who === 'user' && (access.prices === true || permissionsFor(access).some((one) => moneyPermissions.has(one)))
}

/** What a buyer typed: no price of the mall. */
const ownWords: ReadonlySet<string> = new Set(['TargetPrice'])

/** Paths of the amounts that no part of the schema withholds. */
const unhidden = (schema: Schema, path: string): string[] => {
  if (isPriced(schema)) return []
  if (isMoney(schema)) return [path]
  const { shape = {}, element, innerType, options = [] } = defOf(schema)
  return [
    ...Object.entries(shape).flatMap(([key, one]) => (ownWords.has(key) ? [] : unhidden(one, `${path}.${key}`))),
    ...(element === undefined ? [] : unhidden(element, `${path}[]`)),
    ...(innerType === undefined ? [] : unhidden(innerType, path)),
    ...options.flatMap((one) => unhidden(one, path)),
  ]
}

/** Amounts that a response holds, and sentences that name one. */
const seenIn = (schema: Schema, value: unknown, path: string): string[] => {
  if (value === null || value === undefined) return []
  if (isMoney(schema)) return [`${path}: ${JSON.stringify(value)}`]
  if (typeof value === 'string') return /¥\s*\d/.test(value) ? [`${path}: ${value}`] : []
  const { shape, element, innerType, getter, options } = defOf(schema)
  if (Array.isArray(value)) return element === undefined ? [] : value.flatMap((one, at) => seenIn(element, one, `${path}[${at}]`))
  if (shape !== undefined) return Object.entries(value).flatMap(([key, one]) => (ownWords.has(key) || shape[key] === undefined ? [] : seenIn(shape[key], one, `${path}.${key}`)))
  const inner = innerType ?? getter?.() ?? options?.find((one) => one.safeParse(value).success)
  return inner === undefined ? [] : seenIn(inner, value, path)
}

test('the amounts of a sentence are its amounts alone', () => {
  expect(amountsHidden('订单A：可开金额¥1,234.50，超出−¥0.05，共3件')).toBe('订单A：可开金额—，超出—，共3件')
})

test('knows an amount by its bound', () => {
  expect(unhidden(definitionOf('POST /api/Budget/Detail').response, '')).toContain('.Total')
})

test.each(keys.filter((key) => !isAboutMoney(key)))('%s: each amount of its response can be withheld', (key) => {
  expect(unhidden(definitionOf(key).response, '')).toEqual([])
})

let mall: TestMall
const tokens = new Map<string, string>()
const as = (account: string) => ({ token: tokens.get(account) })

/** 价格可见 of all companies, which `price.view` of a role outweighs. */
const setVisible = async (visible: boolean) => {
  await mall.db.update(enterprise).set({ showsPrices: visible })
}

beforeAll(async () => {
  mall = await createTestMall({ config: { partnerSecret: 'shared with a partner, for these tests only' } })
  for (const account of ['buyer', 'approver', 'admin', 'finance']) tokens.set(account, (await mall.login(account)).Token)
})
afterAll(() => mall.close())

describe('whoever sees no prices', () => {
  let target: ContractTarget
  beforeAll(async () => {
    target = targetOf(mall, () => makeSessionKey('buyer', { secret: 'shared with a partner, for these tests only', now: mall.clock() }))
    await mall.db.update(role).set({ permissions: sql`array_remove(${role.permissions}, 'price.view')` }).where(isNull(role.enterpriseId))
  })
  afterAll(async () => {
    await mall.db.update(role).set({ permissions: sql`${role.permissions} || '{price.view}'` }).where(sql`${role.enterpriseId} is null and ${role.id} <> 3`)
    await setVisible(true)
  })

  /** These would reveal prices by what they find or refuse. */
  const refused: ReadonlySet<CallKey> = new Set(['POST /api/Order/List', 'POST /api/Invoice/Apply', 'POST /api/Invoice/RedApply', 'POST /api/Invoice/Download', 'POST /api/Invoice/Resend', 'POST /api/Product/Select'])
  // What ends a session, or belongs to another's provider, has no prices to show.
  const ofTheShop = contractCases.filter((one): one is typeof one & { readonly key: CallKey } => !isSellerKey(one.key))
  const cases = ofTheShop.filter(({ key, outcome }) => (outcome === 'success' || outcome === 'file') && !isAboutMoney(key) && !key.includes('/Account/') && !key.includes('Captcha') && !key.includes('Image'))

  test.each(cases)('receives no amount of $key', async (one) => {
    await setVisible(true)
    const input = await one.input(target)
    await setVisible(false)
    const who = one.who === 'visitor' ? 'buyer' : one.who
    const reply = await target.send(one.key, input, who)
    if (!reply.success) {
      expect(refused, reply.message).toContain(one.key)
      return
    }
    expect(reply.success, reply.message).toBe(true)
    if (one.outcome === 'file') {
      const { sheet, strings } = sheetTextsOf(new Uint8Array(await (reply.body as Blob).arrayBuffer()))
      expect(strings + sheet).not.toMatch(/金额|税额|¥/)
      return
    }
    expect(seenIn(definitionOf(one.key).response, reply.body, '')).toEqual([])
    expect(definitionOf(one.key).response.safeParse(reply.body).error?.issues ?? []).toEqual([])
  })

  test.each(keys.filter((key) => 'prices' in contract[key].access))('%s is not for them', async (key) => {
    await setVisible(false)
    expect((await target.send(key, {}, 'buyer')).status).toBe(403)
  })

  test.each([
    ['POST /api/Product/List', { SortBy: 'priceAsc' }], ['POST /api/Product/List', { SortBy: 'priceDesc' }],
    ['POST /api/Product/List', { PriceMin: 5 }], ['POST /api/Product/List', { PriceMax: 5 }],
    ['POST /api/Order/List', { AmountMin: 5 }], ['POST /api/Order/List', { AmountMax: 5 }], ['POST /api/Order/List', { SortField: 'PayableAmount' }],
    ['POST /api/Approval/List', { View: 'submitted', AmountMax: 5 }], ['POST /api/Approval/List', { View: 'submitted', SortField: 'PayableAmount' }],
    ['POST /api/Invoice/ApplyableList', { SortField: 'GoodsAmount' }], ['POST /api/Invoice/List', { SortField: 'Amount' }],
    ['POST /api/Favorite/List', { Type: 1, State: 'fallen' }],
  ] as const)('%s: cannot ask with %o', async (key, question) => {
    await setVisible(false)
    const ask = () => target.send(key, { PageIndex: 1, PageSize: 20, ...question }, 'buyer')
    expect(await ask()).toMatchObject({ success: false, message: '价格不可见，不能按价格筛选、排序或申请' })
    await setVisible(true)
    expect(await ask()).toMatchObject({ success: true })
  })

  test('orders at the price that others see, and is notified of the approval without figures', async () => {
    await setVisible(false)
    const shopper = await createShopper(mall, 'buyer')
    const goods = await plainProduct(mall)
    await shopper.put(goods.code, 120)
    const confirmation = await shopper.confirm()
    expect(confirmation.PayableAmount).toBeNull()
    expect(confirmation.ApprovalPreview.Reasons[0]).toEqual({ Code: 'overSingleLimit', Text: '超单笔限额', Facts: { Amount: null, Limit: null } })
    const { body } = await shopper.submit(shopper.submissionOf(confirmation, { Reason: '年会物料' }))
    if (body?.Outcome !== 'submitted') throw new Error('The order was not placed')
    expect((await shopper.detail(body.OrderNo)).PayableAmount).toBeNull()
    await setVisible(true)
    expect((await shopper.detail(body.OrderNo)).PayableAmount).toBe(6000)
  })

  test('asks the adviser without learning a price, also from what was said before', async () => {
    const token = tokens.get('buyer') ?? ''
    const ask = async (Text: string) => {
      const events = await chatWith(mall, token, { Text })
      return { events, said: textOf(events), codes: productsOf(events).map(({ ProductCode }) => ProductCode), SessionId: metaOf(events).Session.SessionId }
    }
    const saidOf = async (SessionId: number) => (await mall.call('POST /api/DeepSeek/MessageList', { SessionId }, { token })).body?.Messages.findLast(({ Role }) => Role === 'adviser')?.Text
    await setVisible(true)
    const before = await ask('20支中性笔，预算3000')
    expect(before.said).toMatch(/¥\d/)
    const cheapest = await ask('便宜的中性笔')
    await setVisible(false)
    const after = await ask('20支中性笔，预算3000')
    expect(after.said).toContain('合计 **—**')
    expect(after.said).not.toMatch(/¥\d|预算/)
    expect(productsOf(after.events).every(({ CustomerPrice, MarketPrice }) => CustomerPrice === null && MarketPrice === null)).toBe(true)
    expect(await saidOf(before.SessionId)).not.toMatch(/¥\d/)
    expect((await ask('便宜的中性笔')).codes).toEqual((await ask('中性笔')).codes)
    expect((await ask('0.01元以内的中性笔')).codes).toEqual((await ask('中性笔')).codes)
    expect((await ask('中性笔')).codes).not.toEqual(cheapest.codes)
  })

  test('lists sorted otherwise are as they were', async () => {
    await setVisible(false)
    const { body } = await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 20, SortField: 'OrderTime' }, as('buyer'))
    expect(body?.Items.length).toBeGreaterThan(0)
    expect(body?.Items.every(({ PayableAmount }) => PayableAmount === null)).toBe(true)
  })
})

describe('价格可见', () => {
  const priceSeenBy = async (account: string) => {
    const { body } = await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 20 }, as(account))
    const { body: settings } = await mall.call('POST /api/ManageService/EnterpriseGroupSet', {}, as(account))
    expect(settings?.SeesPrices).toBe(body?.Items[0]?.CustomerPrice !== null)
    return settings?.SeesPrices
  }

  test('counts for one company from the next call, and not for those whose role shows prices', async () => {
    await mall.db.update(enterprise).set({ showsPrices: false }).where(eq(enterprise.id, demo.enterprises.huaqiFactory))
    expect(await priceSeenBy('buyer')).toBe(true)
    await mall.db.update(enterprise).set({ showsPrices: false }).where(eq(enterprise.id, demo.enterprises.huaqiTech))
    expect(await priceSeenBy('buyer')).toBe(false)
    for (const account of ['approver', 'finance', 'admin']) expect(await priceSeenBy(account), account).toBe(true)
    await setVisible(true)
    expect(await priceSeenBy('buyer')).toBe(true)
  })
})
