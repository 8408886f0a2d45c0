import { afterAll, beforeAll, expect, it } from 'vitest'
import { allDescribed } from '../../catalogue/search/image/store.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { describeInBackground } from './picture-describer.ts'
import { threadPools } from './thread-pool.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

it('describes every picture, in a thread beside the requests, and those of products that are made later', async () => {
  const works = new Set<number | undefined>()
  const watch = setInterval(() => works.add(threadPools.get('describeDrawings')?.()), 5)
  const stop = describeInBackground(mall.db, mall.deps.log, { idleMs: 50 })
  await expect.poll(() => allDescribed(mall.db), { timeout: 100_000 }).toBe(true)
  const [first] = await mall.db.select().from(product).limit(1)
  if (first === undefined) throw new Error('There is no product')
  await mall.db.insert(product).values({ ...first, id: undefined, code: '99999999' })
  expect(await allDescribed(mall.db)).toBe(false)
  await expect.poll(() => allDescribed(mall.db), { timeout: 30_000 }).toBe(true)
  await stop()
  clearInterval(watch)
  expect(works).toContain(1)
})
