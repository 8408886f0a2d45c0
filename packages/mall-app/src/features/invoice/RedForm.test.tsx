import { responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lossyMall } from '@mall/app-kit/testing/lossy-mall.tsx'
import { RedForm } from './RedForm.tsx'
import { useInvoiceTasks } from './use-invoice-tasks.ts'

const detail = responseBuilder('POST /api/Invoice/Detail')()
const invoice = { ...detail, Orders: [{ OrderNo: 'A1', Amount: 100, RedAmount: 0, RedPendingAmount: 0, ValidAmount: 100, SuggestedRedAmount: 0, ExpectedRedAmount: 0 }] }

const Form = () => {
  const { applyForRed, read } = useInvoiceTasks()
  return <RedForm invoice={invoice} onSend={applyForRed} onRefresh={read} onClose={() => {}} />
}

test('an application that is corrected after its response was lost is another one, so that the mall does not reject it for ever', async () => {
  const { Services, sent } = lossyMall('lost', 'lost', { body: detail })
  await render(<MemoryRouter><Services><Form /></Services></MemoryRouter>)
  const press = async (times: number) => {
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect.poll(() => sent).toHaveLength(times)
  }
  await page.getByLabelText('红冲原因').fill('抬头有误')
  await press(1)
  await press(2)
  await page.getByLabelText('红冲原因').fill('销货退回')
  await press(3)
  const [first, again, corrected] = sent.map(({ input }) => input['RequestId'])
  expect(again).toBe(first)
  expect(corrected).not.toBe(first)
})
