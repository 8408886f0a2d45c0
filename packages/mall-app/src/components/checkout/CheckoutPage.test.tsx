import { Button } from '@mall/ui/button'
import { MallThemeProvider } from '@mall/ui/theme'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckoutPage } from './CheckoutPage.tsx'

/** Of the header above the page. */
const headerHeight = 160
const approvers = Array.from({ length: 30 }, (_, at) => `第${at + 1}级审批人`)

test('the button stays whole in the window beside a long approval chain, of which the end can be reached', async () => {
  await page.viewport(1440, 900)
  await render(
    <MallThemeProvider>
      <div style={{ blockSize: headerHeight }} />
      <CheckoutPage
        title="本单"
        facts={approvers.map((name) => (
          <p key={name}>{name}</p>
        ))}
        total={100}
        notice={null}
        action={<Button>提交审批</Button>}
      >
        <div style={{ blockSize: 3000 }} />
      </CheckoutPage>
    </MallThemeProvider>,
  )
  const button = page.getByRole('button', { name: '提交审批' }).element()
  const last = page.getByText(approvers.at(-1) ?? '').element()
  const isWhole = () => {
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const isHit = [top + 1, bottom - 1].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)))
    return isHit && bottom <= window.innerHeight
  }
  expect(isWhole()).toBe(true)
  window.scrollTo(0, headerHeight)
  await expect.poll(isWhole).toBe(true)
  last.scrollIntoView({ block: 'nearest' })
  await expect.poll(() => last.getBoundingClientRect().bottom <= button.getBoundingClientRect().top).toBe(true)
  expect(isWhole()).toBe(true)
  window.scrollTo(0, 0)
  await page.viewport(1280, 800)
})

test('what is to be paid is said when it changes', async () => {
  const checkout = (total: number | null) => (
    <MallThemeProvider>
      <CheckoutPage title="本单" facts={null} total={total} notice={null} action={<Button>提交订单</Button>}>
        商品
      </CheckoutPage>
    </MallThemeProvider>
  )
  const { rerender } = await render(checkout(1234.5))
  const said = page.getByRole('status')
  await expect.element(said).toHaveTextContent('应付 ¥1,234.50')
  const element = said.element()
  await rerender(checkout(99))
  await expect.element(said).toHaveTextContent('应付 ¥99.00')
  expect(said.element(), 'readers follow the element that they know').toBe(element)
  await rerender(checkout(null))
  await expect.poll(() => element.textContent).toBe('')
})
