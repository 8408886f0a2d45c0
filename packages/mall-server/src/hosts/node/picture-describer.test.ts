import { afterAll, beforeAll, expect, it } from 'vitest'
import { allDescribed } from '../../catalogue/search/image/store.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { describeInBackground } from './picture-describer.ts'
import { threadPools } from './thread-pool.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

it('describes every picture, in a thread beside the requests, and is done', async () => {
  const works = new Set<number | undefined>()
  const watch = setInterval(() => works.add(threadPools.get('describeDrawings')?.()), 5)
  const stop = describeInBackground(mall.db, mall.deps.log)
  await expect.poll(() => allDescribed(mall.db), { timeout: 100_000 }).toBe(true)
  await stop()
  clearInterval(watch)
  expect(works).toContain(1)
})
