import { responseBuilder } from '@mall/mocks'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lossyMall } from '@mall/app-kit/testing/lossy-mall.tsx'
import type { AccountAction as AccountTask } from '@mall/api/contract'
import { useAccountTasks } from './use-account-tasks.ts'

const account = responseBuilder('POST /api/Account/Detail')()

const Button = ({ task }: { readonly task: AccountTask }) => {
  const { start, confirmReset, confirmEnd, open } = useAccountTasks()
  const press = () => {
    if (open === null) start(task, account)
    confirmReset()
    confirmEnd().catch(() => {})
  }
  return <button type="button" onClick={press}>{open === null ? 'start' : 'confirm'}</button>
}

test.each(['Enable', 'Unlock', 'ResetPwd', 'EndSessions'] as const)('%s whose response was lost is made once, however often it is pressed', async (task) => {
  const { Services, sent } = lossyMall('lost', { body: account })
  await render(<Services><Button task={task} /></Services>)
  const press = async (times: number) => {
    while (sent.length < times) await page.getByRole('button').click()
  }
  await press(1)
  await press(2)
  expect(new Set(sent.map(({ input }) => input['RequestId'])).size).toBe(1)
})
