import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/index.ts'
import { SideBar } from './SideBar.tsx'

const onTop = vi.fn()
const bar = () => (
  <SideBar
    items={[
      { id: 'cart', label: '购物车', icon: null, href: '/shop/cart', count: 120 },
      { id: 'top', label: '回顶部', icon: null, onPress: onTop },
    ]}
  />
)

describeConformance('SideBar', bar)

test('links navigate, buttons call back, and a count is short', async () => {
  await render(bar())
  await expect.element(page.getByRole('link', { name: '购物车 99+' })).toHaveAttribute('href', '/shop/cart')
  await userEvent.click(page.getByRole('button', { name: '回顶部' }))
  expect(onTop).toHaveBeenCalledOnce()
})

test('is at the edge of a wide window and along the bottom of a phone', async () => {
  await render(<MallThemeProvider>{bar()}</MallThemeProvider>)
  const box = () => page.getByRole('navigation').element().getBoundingClientRect()
  expect(box().width).toBeLessThan(100)
  await page.viewport(390, 800)
  expect([box().left, box().right, box().bottom]).toEqual([0, 390, 800])
  await page.viewport(1280, 800)
})
