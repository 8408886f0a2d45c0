import { responseBuilder } from '@mall/mocks'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lossyMall } from '@mall/app-kit/testing/lossy-mall.tsx'
import { useApprovalTasks } from './approval/use-approval-tasks.ts'
import { useBudgetTasks } from './budget/use-budget-tasks.ts'
import { useInquiryTasks } from './inquiry/use-inquiry-tasks.ts'
import { useInvoiceTasks } from './invoice/use-invoice-tasks.ts'

const approval = responseBuilder('POST /api/Approval/Detail')()
const reassignment = { ApprovalNo: approval.ApprovalNo, Version: 3, UserId: 7, Position: 'before' } as const

/** A button for each of two inputs. */
const Buttons = ({ call }: { readonly call: (words: string) => unknown }) =>
  ['有误', '更正'].map((words) => (
    <button key={words} type="button" onClick={() => void Promise.resolve(call(words)).catch(() => {})}>
      {words}
    </button>
  ))

/** Calls of the features that are made once per RequestId, each with words that are part of what is sent. */
const families: Readonly<Record<string, () => ReactNode>> = {
  'Approval/Agree': () => {
    const { decide } = useApprovalTasks()
    return <Buttons call={(words) => decide('agree', approval, words)} />
  },
  'Approval/Reject': () => {
    const { decide } = useApprovalTasks()
    return <Buttons call={(words) => decide('reject', approval, words)} />
  },
  'Approval/Return': () => {
    const { decide } = useApprovalTasks()
    return <Buttons call={(words) => decide('return', approval, words)} />
  },
  'Approval/BatchHandle': () => {
    const { open, start, confirm } = useApprovalTasks()
    return <Buttons call={(words) => (open === null ? start('reject', [approval, approval]) : confirm(words))} />
  },
  'Approval/Transfer': () => {
    const tasks = useApprovalTasks()
    return <Buttons call={(Comment) => tasks.reassign('transfer', { ...reassignment, Comment })} />
  },
  'Approval/AddSign': () => {
    const tasks = useApprovalTasks()
    return <Buttons call={(Comment) => tasks.reassign('addSign', { ...reassignment, Comment })} />
  },
  'Budget/Adjust': () => {
    const { adjust } = useBudgetTasks()
    return <Buttons call={(Reason) => adjust({ BudgetId: 3, Version: 1, Amount: 10, Reason })} />
  },
  'Inquiry/Message': () => {
    const { say } = useInquiryTasks()
    return <Buttons call={(words) => say(7, words)} />
  },
  'Invoice/RedApply': () => {
    const { applyForRed } = useInvoiceTasks()
    return <Buttons call={(Reason) => applyForRed({ InvoiceId: '7', Version: 1, Reason, Orders: [{ OrderNo: 'A1', Amount: 10 }] })} />
  },
}

test.each(Object.entries(families))('%s keeps its RequestId until the mall has decided, and corrected input has another one', async (path, Family) => {
  const { Services, sent } = lossyMall('lost', 'lost', 'rejected', 'lost')
  await render(<Services><Family /></Services>)
  for (const [at, words] of ['有误', '有误', '更正', '更正'].entries()) {
    // A question is opened by the first press, and made by the second.
    while (sent.length <= at) await page.getByRole('button', { name: words }).click()
  }
  expect(new Set(sent.map((one) => one.path))).toEqual(new Set([`/api/${path}`]))
  const [first, again, corrected, afterRejection] = sent.map(({ input }) => input['RequestId'])
  expect(again).toBe(first)
  expect(new Set([first, corrected, afterRejection]).size).toBe(3)
})
