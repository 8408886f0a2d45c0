import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Button } from './Button.tsx'

describeConformance('Button', () => <Button variant="primary">加入购物车</Button>)
describeConformance('Button as a link', () => <Button href="/shop/cart">去购物车</Button>)
describeConformance('Button while loading', () => (
  <Button variant="decisive" loading>
    提交订单
  </Button>
))

test('loading keeps the width and takes no second click', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>提交订单</Button>)
  const button = page.getByRole('button', { name: '提交订单' })
  const width = button.element().getBoundingClientRect().width
  await screen.rerender(
    <Button onClick={onClick} loading>
      提交订单
    </Button>,
  )
  expect(button.element().getBoundingClientRect().width).toBe(width)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  ;(button.element() as HTMLButtonElement).click()
  expect(onClick).not.toHaveBeenCalled()
})

test('loading keeps the focus, so that Tab does not start again at the top', async () => {
  const screen = await render(<Button>保存</Button>)
  ;(page.getByRole('button').element() as HTMLElement).focus()
  await screen.rerender(<Button loading>保存</Button>)
  expect(document.activeElement).toBe(page.getByRole('button').element())
})

test('a loading submit button does not send the form again', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const screen = await render(
    <form>
      <Button type="submit" loading>
        提交
      </Button>
    </form>,
  )
  screen.container.querySelector('form')?.addEventListener('submit', onSubmit)
  ;(page.getByRole('button').element() as HTMLButtonElement).click()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a disabled link does not navigate', async () => {
  const followed = vi.fn()
  await render(
    <Button href="/x" disabled>
      查看
    </Button>,
  )
  const link = page.getByText('查看').element()
  globalThis.addEventListener('click', followed, { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

test('is 40 px high in the storefront and 28 in compact tables', async () => {
  await render(
    <MallThemeProvider density="comfortable">
      <Button>大</Button>
      <div data-density="compact">
        <Button>小</Button>
      </div>
    </MallThemeProvider>,
  )
  expect(page.getByText('大').element().closest('button')?.offsetHeight).toBe(40)
  expect(page.getByText('小').element().closest('button')?.offsetHeight).toBe(28)
})

test('aria-disabled is kept: it can be focused, and is not pressed', async () => {
  const onClick = vi.fn()
  await render(
    <Button aria-disabled="true" onClick={onClick}>
      提交订单
    </Button>,
  )
  const button = page.getByRole('button')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAttribute('data-disabled')
  ;(button.element() as HTMLButtonElement).focus()
  expect(document.activeElement).toBe(button.element())
  ;(button.element() as HTMLButtonElement).click()
  expect(onClick).not.toHaveBeenCalled()
})

test('a button that says that it is not disabled is pressed', async () => {
  const onClick = vi.fn()
  await render(
    <Button aria-disabled={false} onClick={onClick}>
      提交订单
    </Button>,
  )
  ;(page.getByRole('button').element() as HTMLButtonElement).click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('render draws another element, with the look, the classes and the handlers of both', async () => {
  const [onPress, onOwn] = [vi.fn(), vi.fn()]
  const screen = await render(
    <Button variant="primary" className="site" render={<summary className="own" onClick={onOwn}>展开</summary>} onClick={onPress}>
      更多
    </Button>,
  )
  const summary = screen.container.querySelector('summary')
  expect(summary?.className).toMatch(/\bsite\b.*\bown\b/)
  expect(summary?.getAttribute('data-variant')).toBe('primary')
  expect(summary?.textContent).toBe('展开')
  summary?.click()
  expect([onPress.mock.calls.length, onOwn.mock.calls.length]).toEqual([1, 1])
  await screen.rerender(
    <Button disabled render={({ children, ...rest }) => <span {...rest}>{children}</span>} onClick={onPress}>
      更多
    </Button>,
  )
  screen.container.querySelector('span')?.click()
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.container.querySelector('[data-part=button]')?.tagName).toBe('SPAN')
})
