import type { CallInput, CallKey, CallOutput } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '../demo/organisation.ts'
import type { Db } from '../platform/db/client.ts'
import { createTestMall, type TestMall } from './test-mall.ts'

/** Whose a record is. */
interface Owned {
  readonly groupId: number
  readonly enterpriseId: number
  readonly userId: number
}

interface Page {
  readonly Items: readonly object[]
  readonly total: number
  readonly StatusCounts: readonly { readonly Count: number }[]
}

/** The call of a list of records with a status. */
type ListKey = { [Key in CallKey]: CallOutput<Key> extends Page ? (CallInput<Key> extends { readonly PageIndex: number } ? Key : never) : never }[CallKey]

type RowOf<Key extends ListKey> = CallOutput<Key>['Items'][number]

type Asked<Key extends ListKey> = Partial<CallInput<Key>>

interface ListRules<Key extends ListKey, Stored extends Owned> {
  /** All records that there are. */
  readonly stored: (db: Db) => PromiseLike<readonly Stored[]>
  readonly storedKey: (record: Stored) => string | number
  readonly rowKey: (row: RowOf<Key>) => string | number
  /** By which the newest comes first. */
  readonly time: (row: RowOf<Key>) => string
  /** Filters about a record, with what they must find; each leaves some out. */
  readonly filters: (one: RowOf<Key>) => readonly (readonly [asked: Asked<Key>, matches: (row: RowOf<Key>) => boolean])[]
  /** Other orders, with what rises in them. */
  readonly orders: readonly (readonly [asked: Asked<Key>, rising: (row: RowOf<Key>) => string | number])[]
}

const seen: Readonly<Record<string, (record: Owned) => boolean>> = {
  admin: ({ groupId }) => groupId === demo.groups.huaqi,
  finance: ({ enterpriseId }) => enterpriseId === demo.enterprises.huaqiTech,
  buyer: ({ userId, enterpriseId }) => userId === demo.users.buyer && enterpriseId === demo.enterprises.huaqiTech,
  other: ({ enterpriseId }) => enterpriseId === demo.enterprises.yuanfanLogistics,
}

const byValue = (one: string | number, other: string | number): number => (one < other ? -1 : Number(one > other))

/**
 * The tests of what holds for every list of records with a status: who sees which, what the filters find, the counts of the tabs, and the
 * orders. Returns what the tests of a list's own rules go on with.
 */
export const listRules = <Key extends ListKey, Stored extends Owned>(key: Key, { stored, storedKey, rowKey, time, filters, orders }: ListRules<Key, Stored>) => {
  let mall: TestMall
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    mall = await createTestMall()
    for (const account of Object.keys(seen)) tokens.set(account, (await mall.login(account)).Token)
  }, 120_000)
  afterAll(() => mall.close())

  const page = async (account: string, asked: object): Promise<CallOutput<Key>> => {
    const { body, message } = await mall.call(key, { PageIndex: 1, PageSize: 1000, ...asked }, { token: tokens.get(account) })
    if (body === null) throw new Error(message)
    return body
  }
  const list = async (account: string, asked: Asked<Key> = {}) => {
    const found = await page(account, asked)
    return { ...found, Items: found.Items as readonly RowOf<Key>[] }
  }

  describe('every user sees what is within the scope of their roles', () => {
    test.each(Object.entries(seen))('%s', async (account, holds) => {
      const all = (await stored(mall.db)).filter(holds)
      const { Items, total } = await list(account)
      expect(new Set(Items.map(rowKey))).toEqual(new Set(all.map(storedKey)))
      expect(total).toBe(all.length)
      expect(total).toBeGreaterThan(0)
    })
  })

  test('each filter returns exactly the matching records, and the tabs count under the same but the status', async () => {
    const all = (await list('admin')).Items
    const one = all.at(-1)
    if (one === undefined) throw new Error('The demo has no record')
    for (const [asked, matches] of filters(one)) {
      const found = await list('admin', asked)
      const wanted = all.filter(matches)
      expect(found.Items, JSON.stringify(asked)).toEqual(wanted)
      expect(found.total).toBe(wanted.length)
      expect(wanted.length).toBeLessThan(all.length)
      expect(found.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe('Status' in asked ? all.length : wanted.length)
    }
    await expect(page('admin', { BeginTime: '2026-02-02', EndTime: '2026-02-01' })).rejects.toThrow('结束时间不能早于开始时间')
  })

  test('the newest comes first; other orders when requested; the page after the last is empty', async () => {
    const times = (await list('admin')).Items.map(time)
    expect(times).toEqual(times.toSorted(byValue).toReversed())
    for (const [asked, rising] of orders) {
      const values = (await list('admin', asked)).Items.map(rising)
      expect(values).toEqual(values.toSorted(byValue))
    }
    expect(await page('admin', { PageIndex: 1_000_000 })).toMatchObject({ Items: [], total: times.length })
  })

  return { list, mall: () => mall, tokenOf: (account: string) => tokens.get(account) }
}
