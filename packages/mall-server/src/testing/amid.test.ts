import { expect, test } from 'vitest'
import { amid } from './amid.ts'
import { createTestMall } from './test-mall.ts'

test.runIf(process.env.TEST_DATABASE_URL)('a call that waits for nothing fails its test and holds up no other', async () => {
  const mall = await createTestMall({ seed: false })
  await expect(amid(mall, () => Promise.resolve())).rejects.toThrow('Call 1 ended')
  await mall.close()
}, 30_000)
