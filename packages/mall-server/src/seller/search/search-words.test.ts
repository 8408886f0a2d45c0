import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import type { SearchTab, SellerSearchListRequest } from '@mall/api/seller/contract'
import { searchProducts } from '../../catalogue/search/store.ts'
import { maxMissesOfDay } from '../../catalogue/search/misses.ts'
import { catalogueView } from '../../catalogue/product/testing/catalogue-view.ts'
import { demoStaff } from '../../demo/staff.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { ignoredWord, searchMiss, searchPin, searchSynonym } from '../../platform/db/schema/search.ts'
import { staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'

let mall: TestMall
let view: ReturnType<typeof catalogueView>
/** `editor` is of 内容, `reader` of 只读. */
const tokens: Record<'editor' | 'reader' | 'buyer' | 'admin' | 'other', string> = { editor: '', reader: '', buyer: '', admin: '', other: '' }
beforeAll(async () => {
  mall = await createTestMall()
  view = catalogueView(mall)
  await mall.db.insert(staffRoleHolder).values([{ staffId: demoStaff.goods, roleId: presetStaffRoles.Content }, { staffId: demoStaff.sales, roleId: presetStaffRoles.Reader }])
  tokens.editor = (await loginStaff(mall, 'goods')).Token
  tokens.reader = (await loginStaff(mall, 'sales')).Token
  for (const account of ['buyer', 'admin', 'other'] as const) tokens[account] = (await mall.login(account)).Token
}, 120_000)
afterAll(() => mall.close())
beforeEach(async () => {
  for (const table of [searchMiss, ignoredWord, searchSynonym, searchPin]) await mall.db.delete(table)
})

const done = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
const requestId = () => ({ RequestId: crypto.randomUUID() })
const listed = async (Tab: SearchTab, rest: Partial<SellerSearchListRequest> = {}, token = tokens.editor) => done(await mall.call('POST /api/SellerSearch/List', { Tab, PageIndex: 1, PageSize: 1000, ...rest }, { token }))
const wordsIn = async (tab: SearchTab, rest: Partial<SellerSearchListRequest> = {}) => (await listed(tab, rest)).Items.map(({ Word }) => Word)
const missed = async (word: string, rest: Partial<SellerSearchListRequest> = {}) => (await listed('missed', rest)).Items.find(({ Word }) => Word === word)?.Missed
const add = (Word: string, Meaning: string, BothWays = false) => mall.call('POST /api/SellerSearch/AddSynonym', { Word, Meaning, BothWays, ...requestId() }, { token: tokens.editor })
type PinInput = Omit<CallInput<'POST /api/SellerSearch/AddPin'>, 'RequestId'>
const pin = (input: Partial<PinInput> & Pick<PinInput, 'Word' | 'ProductCodes'>) => mall.call('POST /api/SellerSearch/AddPin', { From: null, Until: null, ...input, ...requestId() }, { token: tokens.editor })

describe('a word without a result', () => {
  it('is counted with its companies, however it is spelled, and nobody of them is kept', async () => {
    await view.list({ Keyword: '挖掘机' }, tokens.buyer)
    await view.list({ Keyword: ' 挖掘機 ' }, tokens.buyer)
    await view.list({ Keyword: '挖掘机' }, tokens.other)
    await view.list({ Keyword: '挖掘机' })
    expect(await missed('挖掘机')).toMatchObject({ Count: 4, Companies: 2, Meanings: [], Ignored: false })
    const rows = await mall.db.select().from(searchMiss).orderBy(searchMiss.enterpriseId)
    expect(rows.map(({ enterpriseId, count }) => [enterpriseId, count])).toEqual([[0, 1], [1, 2], [expect.any(Number), 1]])
  })

  it('is the unknown word of a query that found something near', async () => {
    const { total, Instead } = await view.list({ Keyword: '中性笔 飞行器' })
    expect(total).toBeGreaterThan(0)
    expect(Instead?.Keyword).toBe('中性笔')
    expect(await wordsIn('missed')).toEqual(['飞行器'])
  })

  it('is a search: no further page, no narrowed list, nothing that is found or corrected, nothing while it is typed', async () => {
    await view.list({ Keyword: '飞行器', PageIndex: 2 })
    await view.list({ Keyword: '飞行器', OnlyInStock: true })
    await view.list({ Keyword: '飞行器', SortBy: 'sales' })
    await view.list({ Keyword: '中性笔' })
    await view.list({ Keyword: '定书机' })
    await mall.call('POST /api/Product/Search', { Key: '飞行器' })
    expect(await wordsIn('missed')).toEqual([])
  })

  it('is not what a company may not buy', async () => {
    const all = new Set(await view.codes({}, tokens.other))
    const hidden = (await view.list({})).Items.find(({ ProductCode }) => !all.has(ProductCode))
    if (hidden === undefined) throw new Error('The other company may buy everything')
    expect((await view.list({ Keyword: hidden.ProductCode }, tokens.other)).total).toBe(0)
    expect(await wordsIn('missed')).toEqual([])
  })

  it.each(['13800001234', '飞'.repeat(21), '飞行器 1380000 1234', '？！'])('is not kept where it is %s', async (Keyword) => {
    await view.list({ Keyword })
    expect(await mall.db.$count(searchMiss)).toBe(0)
  })

  it('is one of so many a day for visitors, and the others are not kept; what a company misses still is', async () => {
    const day = toDay(mall.clock())
    await mall.db.insert(searchMiss).values(Array.from({ length: maxMissesOfDay }, (_, at) => ({ word: `词${at}`, day, enterpriseId: 0, count: 1, lastAt: mall.clock() })))
    await view.list({ Keyword: '飞行器' })
    expect(await mall.db.$count(searchMiss)).toBe(maxMissesOfDay)
    await view.list({ Keyword: '飞行器' }, tokens.buyer)
    expect(await mall.db.$count(searchMiss)).toBe(maxMissesOfDay + 1)
  })

  it('is of the days that are asked for, and found by a part of it', async () => {
    const row = (word: string, days: number) => ({ word, day: toDay(addDays(mall.clock(), -days)), enterpriseId: 0, count: 3, lastAt: addDays(mall.clock(), -days) })
    await mall.db.insert(searchMiss).values([row('无人机', 0), row('无人车', 6), row('飞行器', 7), row('挖掘机', 29), row('吊车', 30), row('叉车', 90)])
    expect((await wordsIn('missed', { Days: 7 })).toSorted()).toEqual(['无人机', '无人车'].toSorted())
    expect(await listed('missed')).toMatchObject({ total: 4, TabCounts: expect.arrayContaining([{ Tab: 'missed', Count: 4 }]) })
    expect(await wordsIn('missed', { Days: 90 })).toHaveLength(5)
    expect(await wordsIn('missed', { Keyword: '無人' })).toHaveLength(2)
    const { Items } = done(await mall.call('POST /api/SellerToday/Waiting', {}, { token: tokens.editor }))
    expect(Items.find(({ Kind }) => Kind === 'missedWords')?.Count).toBe(4)
  })

  it('is decided on by a synonym, or by nothing to do', async () => {
    expect((await mall.call('POST /api/SellerSearch/SetIgnored', { Word: '飞行器', Ignored: true, ...requestId() }, { token: tokens.editor })).code).toBe('SEARCH_WORD_NOT_FOUND')
    for (const Keyword of ['挖掘机', '飞行器']) await view.list({ Keyword })
    done(await mall.call('POST /api/SellerSearch/SetIgnored', { Word: '飞行器', Ignored: true, ...requestId() }, { token: tokens.editor }))
    done(await add('挖掘机', '订书机'))
    expect(await wordsIn('missed')).toEqual([])
    const handled = await listed('handled')
    expect(new Map(handled.Items.map(({ Word, Missed, AllowActions }) => [Word, [Missed?.Meanings, Missed?.Ignored, AllowActions]]))).toEqual(new Map([['挖掘机', [['订书机'], false, []]], ['飞行器', [[], true, ['Restore']]]]))
    done(await mall.call('POST /api/SellerSearch/SetIgnored', { Word: '飞行器', Ignored: false, ...requestId() }, { token: tokens.editor }))
    expect(await wordsIn('missed')).toEqual(['飞行器'])
    const entries = await mall.db.select({ action: auditLog.action, id: auditLog.entityId }).from(auditLog).where(and(eq(auditLog.entity, 'searchWord'), eq(auditLog.entityId, '飞行器')))
    expect(entries.map(({ action }) => action)).toEqual(['SellerSearch.Ignore', 'SellerSearch.Restore'])
  })
})

describe('a synonym', () => {
  it('finds what it means at once, without a word about it, and nothing when it is gone', async () => {
    expect((await view.list({ Keyword: '挖掘机' }, tokens.buyer)).total).toBe(0)
    const { Synonym } = done(await add('挖掘机', '订书机'))
    const found = await view.list({ Keyword: '挖掘机' }, tokens.buyer)
    expect(found.Instead).toBeNull()
    expect(new Set(found.Items.map(({ ProductCode }) => ProductCode))).toEqual(new Set(await view.codes({ Keyword: '订书机' }, tokens.buyer)))
    // In a run with others, too.
    expect((await view.list({ Keyword: '红色挖掘机' })).total).toBe((await view.list({ Keyword: '红色订书机' })).total)
    done(await mall.call('POST /api/SellerSearch/DeleteSynonym', { SynonymId: Synonym?.SynonymId ?? 0, Version: 1, ...requestId() }, { token: tokens.editor }))
    expect((await view.list({ Keyword: '挖掘机' }, tokens.buyer)).total).toBe(0)
  })

  it('holds in every process with its next question', async () => {
    // The index belongs to the object of the database: another one is another process.
    const elsewhere = Object.create(mall.db) as typeof mall.db
    const total = async () => (await searchProducts(elsewhere, null, { Keyword: '挖掘机', orNear: true }, { PageIndex: 1, PageSize: 10 })).total
    expect(await total()).toBe(0)
    done(await add('挖掘机', '订书机'))
    expect(await total()).toBeGreaterThan(0)
  })

  it('goes before what the code takes for near', async () => {
    expect((await view.list({ Keyword: '传真机' })).Instead).not.toBeNull()
    // Within longer words alone, as what is near is.
    done(await add('传真机', '碎纸'))
    const found = await view.list({ Keyword: '传真机' })
    expect([found.Instead, found.total]).toEqual([null, (await view.list({ Keyword: '碎纸' })).total])
  })

  it('holds one way, or both, and what a word finds itself comes first', async () => {
    const own = await view.codes({ Keyword: '碎纸机' })
    const others = await view.codes({ Keyword: '订书机' })
    const { Synonym } = done(await add('订书机', '碎纸机'))
    expect(await view.codes({ Keyword: '碎纸机' })).toEqual(own)
    const found = await view.codes({ Keyword: '订书机' })
    expect(found.slice(0, others.length).toSorted()).toEqual(others.toSorted())
    expect(found.slice(others.length).toSorted()).toEqual(own.filter((code) => !others.includes(code)).toSorted())
    const save = (Version: number) => mall.call('POST /api/SellerSearch/SaveSynonym', { SynonymId: Synonym?.SynonymId ?? 0, Version, Word: '订书机', Meaning: '碎纸机', BothWays: true, ...requestId() }, { token: tokens.editor })
    done(await save(1))
    expect((await view.codes({ Keyword: '碎纸机' })).slice(0, own.length).toSorted()).toEqual(own.toSorted())
    expect(await view.codes({ Keyword: '碎纸机' })).toHaveLength(new Set([...own, ...others]).size)
    expect((await save(1)).code).toBe('VERSION_CONFLICT')
  })

  it('never changes what a code or a phrase of known words finds, even where it was written before they were known', async () => {
    const { code } = await view.pick('p.is_on_shelf')
    const queries = [code, code.slice(0, 5), '墨汀签字笔黑']
    const before = await Promise.all(queries.map((Keyword) => view.codes({ Keyword })))
    expect(before.map((codes) => codes.length > 0)).toEqual([true, true, true])
    await mall.db.insert(searchSynonym).values(queries.map((word) => ({ word, meaning: '碎纸机', bothWays: true, staffId: demoStaff.goods, changedAt: mall.clock() })))
    expect(await Promise.all(queries.map((Keyword) => view.codes({ Keyword })))).toEqual(before)
    for (const word of queries) expect((await add(word, '订书机')).code).toBe('SEARCH_WORD_INVALID')
  })

  it.each([
    ['the same word twice', '订书機', '订书机'],
    ['a meaning that finds nothing', '挖掘机', '飞行器'],
    ['two words', '大型 挖掘机', '订书机'],
    ['words run together', 'u型枕', '订书机'],
    ['signs', '？？', '订书机'],
  ])('is refused for %s', async (_, word, meaning) => {
    expect((await add(word, meaning)).code).toBe('SEARCH_WORD_INVALID')
    expect(await mall.db.$count(searchSynonym)).toBe(0)
  })

  it('is there once, of at most ten for a word', async () => {
    done(await add('挖掘机', '订书机'))
    expect((await add('挖掘机', '订书机')).code).toBe('SEARCH_WORD_EXISTS')
    await mall.db.insert(searchSynonym).values(Array.from({ length: 9 }, (_, at) => ({ word: '挖掘机', meaning: `词${at}`, bothWays: false, staffId: demoStaff.goods, changedAt: mall.clock() })))
    expect((await add('挖掘机', '碎纸机')).code).toBe('SEARCH_WORD_LIMIT_REACHED')
  })
})

describe('a pinned word', () => {
  it('shows its products first, in their order, also one that the word does not find', async () => {
    const found = await view.codes({ Keyword: '中性笔' }, tokens.buyer)
    const [stapler = ''] = await view.codes({ Keyword: '订书机' }, tokens.buyer)
    const last = found.at(-1) ?? ''
    done(await pin({ Word: ' 中性筆', ProductCodes: [last, stapler] }))
    const { Items, total } = await view.list({ Keyword: '中性笔' }, tokens.buyer)
    expect(Items.map(({ ProductCode }) => ProductCode)).toEqual([last, stapler, ...found.slice(0, -1)])
    expect(total).toBe(found.length + 1)
    // The pages of a list follow on each other.
    const pages = await Promise.all([1, 2].map((PageIndex) => view.codes({ Keyword: '中性笔', PageIndex, PageSize: 10 }, tokens.buyer)))
    expect(pages.flat()).toEqual([last, stapler, ...found.slice(0, -1)].slice(0, 20))
  })

  it('changes nothing for another word, in another order, or in a narrowed list', async () => {
    const ways = [{ Keyword: '黑色中性笔' }, { Keyword: '中性笔', SortBy: 'priceAsc' }, { Keyword: '中性笔', OnlyInStock: true }] as const
    const before = await Promise.all(ways.map((way) => view.codes(way)))
    const [stapler = ''] = await view.codes({ Keyword: '订书机' })
    done(await pin({ Word: '中性笔', ProductCodes: [stapler] }))
    expect(await Promise.all(ways.map((way) => view.codes(way)))).toEqual(before)
  })

  it('shows nobody what they may not buy', async () => {
    const theirs = new Set(await view.codes({}, tokens.other))
    const hidden = (await view.codes({})).find((code) => !theirs.has(code)) ?? ''
    const [own = ''] = theirs
    done(await pin({ Word: '挖掘机', ProductCodes: [hidden, own] }))
    expect(await view.codes({ Keyword: '挖掘机' }, tokens.other)).toEqual([own])
    expect(await view.codes({ Keyword: '挖掘机' })).toEqual([hidden, own])
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.code, hidden))
    expect(await view.codes({ Keyword: '挖掘机' })).toEqual([own])
    expect((await listed('pins')).Items[0]?.Pin?.Products.map(({ OnSale }) => OnSale)).toEqual([false, true])
    await mall.db.update(product).set({ isOnShelf: true }).where(eq(product.code, hidden))
  })

  it('holds on its days', async () => {
    const day = (days: number) => toDay(addDays(mall.clock(), days))
    const [stapler = ''] = await view.codes({ Keyword: '订书机' })
    const { Pin } = done(await pin({ Word: '挖掘机', ProductCodes: [stapler], From: day(0), Until: day(0) }))
    expect(Pin?.State).toBe('live')
    expect(await view.codes({ Keyword: '挖掘机' })).toEqual([stapler])
    for (const [Version, From, Until, State] of [[1, day(1), null, 'waiting'], [2, null, day(-1), 'over']] as const) {
      const saved = done(await mall.call('POST /api/SellerSearch/SavePin', { PinId: Pin?.PinId ?? 0, Version, Word: '挖掘机', ProductCodes: [stapler], From, Until, ...requestId() }, { token: tokens.editor }))
      expect(saved.Pin?.State).toBe(State)
      expect(await view.codes({ Keyword: '挖掘机' })).toEqual([])
    }
  })

  it('is there once, with products that exist', async () => {
    const [stapler = ''] = await view.codes({ Keyword: '订书机' })
    done(await pin({ Word: '挖掘机', ProductCodes: [stapler] }))
    expect((await pin({ Word: '挖掘機', ProductCodes: [stapler] })).code).toBe('SEARCH_WORD_EXISTS')
    expect((await pin({ Word: '飞行器', ProductCodes: ['99999999999'] })).code).toBe('PRODUCT_NOT_FOUND')
    expect((await pin({ Word: '飞行器', ProductCodes: [stapler, stapler] })).code).toBe('INVALID_INPUT')
    const [row] = (await listed('pins')).Items
    done(await mall.call('POST /api/SellerSearch/DeletePin', { PinId: row?.Pin?.PinId ?? 0, Version: 1, ...requestId() }, { token: tokens.editor }))
    expect(await view.codes({ Keyword: '挖掘机' })).toEqual([])
  })
})

test('who only reads sees the words, and changes none', async () => {
  await view.list({ Keyword: '挖掘机' })
  done(await add('飞行器', '订书机'))
  for (const tab of ['missed', 'synonyms'] as const) {
    const { Items, CanManage } = await listed(tab, {}, tokens.reader)
    expect([Items.length, Items[0]?.AllowActions, CanManage]).toEqual([1, [], false])
  }
  expect((await mall.call('POST /api/SellerSearch/SetIgnored', { Word: '挖掘机', Ignored: true, ...requestId() }, { token: tokens.reader })).status).toBe(403)
})

test('searches that come together are all counted', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, at) => view.list({ Keyword: '挖掘机 飞行器', PageSize: at % 2 === 0 ? 10 : 20 })))
  expect([await missed('挖掘机'), await missed('飞行器')]).toMatchObject([{ Count: 30 }, { Count: 30 }])
})
