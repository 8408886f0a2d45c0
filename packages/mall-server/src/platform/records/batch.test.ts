import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateUnlock } from '../db/schema/organisation.ts'
import { BusinessError } from '../http/errors.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { batch } from './batch.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ seed: false })
})
afterAll(() => mall.close())

const write = (rows: readonly string[], failure: Error) =>
  mall.db.transaction((tx) =>
    batch(tx, rows, async (savepoint, key) => {
      await savepoint.insert(rateUnlock).values({ key, unlockedAt: mall.clock() })
      if (key.startsWith('bad')) throw failure
      return `${key} 已保存`
    }),
  )
const keys = async () => (await mall.db.select().from(rateUnlock).orderBy(rateUnlock.key)).map(({ key }) => key)

test('good rows are written, bad rows return why and write nothing', async () => {
  const results = await write(['a', 'bad 1', 'b', 'c'], new BusinessError('CART_FULL', '已满'))
  expect(results).toEqual([
    { RowNo: 1, Success: true, Code: 'OK', Message: 'a 已保存' },
    { RowNo: 2, Success: false, Code: 'CART_FULL', Message: '已满' },
    { RowNo: 3, Success: true, Code: 'OK', Message: 'b 已保存' },
    { RowNo: 4, Success: true, Code: 'OK', Message: 'c 已保存' },
  ])
  expect(await keys()).toEqual(['a', 'b', 'c'])
})

test('an unexpected error ends the whole batch', async () => {
  await expect(write(['d', 'bad 2', 'e'], new Error('bug'))).rejects.toThrow('bug')
  expect(await keys()).toEqual(['a', 'b', 'c'])
})
