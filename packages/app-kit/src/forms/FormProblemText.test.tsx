import { Alert } from '@mall/ui/alert'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { FormProblemText } from './FormProblemText.tsx'

const refresh = () => page.getByRole('alert').getByRole('button', { name: '刷新' })

test('a record that somebody else changed can be read again, from its alert', async () => {
  const onRefresh = vi.fn()
  await render(
    <Alert tone="danger">
      <FormProblemText problem={{ text: '数据已被他人修改，请刷新后重试', refresh: onRefresh }} />
    </Alert>,
  )
  await refresh().click()
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('any other problem is words alone', async () => {
  await render(
    <Alert tone="danger">
      <FormProblemText problem={{ text: '收货地址最多50个', refresh: null }} />
    </Alert>,
  )
  expect(page.getByRole('alert').element().textContent).toMatch(/收货地址最多50个$/)
  await expect.element(refresh()).not.toBeInTheDocument()
})
