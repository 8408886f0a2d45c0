import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lossyMall } from '@mall/app-kit/testing/lossy-mall.tsx'
import { useInquiryTasks } from './use-inquiry-tasks.ts'

const Message = () => {
  const { say } = useInquiryTasks()
  return <button type="button" onClick={() => void say(7, '可以分批送货吗？').catch(() => {})}>发送</button>
}

test('a message whose response was lost is written once, however often it is sent', async () => {
  const { Services, sent } = lossyMall('lost', { body: null })
  await render(<Services><Message /></Services>)
  await page.getByRole('button').click()
  await expect.poll(() => sent).toHaveLength(1)
  await page.getByRole('button').click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(new Set(sent.map(({ input }) => input['RequestId'])).size).toBe(1)
})
