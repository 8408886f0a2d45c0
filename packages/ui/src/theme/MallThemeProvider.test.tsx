import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { MallThemeProvider } from './MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { useMessages } from './context.ts'
import { VisuallyHidden } from './VisuallyHidden.ts'

describeConformance('MallThemeProvider', () => (
  <MallThemeProvider brand={{ name: '青松', primary: '#2F6B3A' }}>
    <a href="/product/index">全部商品</a>
  </MallThemeProvider>
))
describeConformance('VisuallyHidden', () => <VisuallyHidden>共 3 件</VisuallyHidden>)

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim()

const at = (testId: string): Element => page.getByTestId(testId).element()

test('the house brand carries the colours its designers chose, in both schemes', async () => {
  const screen = await render(<MallThemeProvider data-testid="root">文</MallThemeProvider>)
  expect(variable(at('root'), '--mall-primary')).toBe('#175E7A')
  expect(getComputedStyle(at('root')).backgroundColor).toBe('rgb(246, 245, 241)')
  expect(getComputedStyle(at('root')).fontSize).toBe('14px')
  await screen.rerender(
    <MallThemeProvider data-testid="root" scheme="dark">
      文
    </MallThemeProvider>,
  )
  expect(variable(at('root'), '--mall-primary')).toBe('#6FB9D6')
  expect(getComputedStyle(at('root')).colorScheme).toBe('dark')
})

test('a tenant replaces primary, radius and type size; a provider without a brand below keeps them', async () => {
  await render(
    <MallThemeProvider brand={{ name: '青松', primary: '#2F6B3A', radius: 8, fontScale: 1.25 }} data-testid="root">
      <MallThemeProvider scheme="dark" data-testid="below">
        文
      </MallThemeProvider>
    </MallThemeProvider>,
  )
  expect(variable(at('root'), '--mall-primary')).toBe('#2F6B3A')
  expect(getComputedStyle(at('root')).fontSize).toBe('17.5px')
  expect(variable(at('below'), '--mall-primary')).not.toBe('#6FB9D6')
})

test('density is one attribute on a subtree, and may be nested', async () => {
  await render(
    <MallThemeProvider>
      <div data-density="comfortable">
        <div data-density="compact">
          <div data-testid="inner" />
          <div data-density="default" data-testid="default" />
        </div>
        <div data-testid="outer" />
      </div>
    </MallThemeProvider>,
  )
  expect(variable(at('outer'), '--mall-control-height')).toBe('40px')
  expect(variable(at('inner'), '--mall-control-height')).toBe('28px')
  expect(variable(at('default'), '--mall-control-height')).toBe('32px')
})

test('foundations reach controls without outweighing a class', async () => {
  await render(
    <MallThemeProvider>
      <style>{'.own { box-sizing: content-box; font-size: 20px }'}</style>
      <input data-testid="plain" aria-label="一" />
      <input data-testid="own" className="own" aria-label="二" />
    </MallThemeProvider>,
  )
  expect(getComputedStyle(at('plain')).boxSizing).toBe('border-box')
  expect(getComputedStyle(at('plain')).fontSize).toBe('14px')
  expect(getComputedStyle(at('own')).boxSizing).toBe('content-box')
  expect(getComputedStyle(at('own')).fontSize).toBe('20px')
  ;(at('plain') as HTMLInputElement).focus()
  expect(getComputedStyle(at('plain')).outlineColor).toBe('rgb(23, 94, 122)')
})

test('a change of scheme or density renders nothing below again', async () => {
  let renders = 0
  const Probe = () => {
    useMessages('Probe', {})
    renders += 1
    return null
  }
  const probe = <Probe />
  const Switch = () => {
    const [dark, setDark] = useState(false)
    return (
      <MallThemeProvider scheme={dark ? 'dark' : 'light'} density={dark ? 'compact' : 'default'} data-testid="root">
        <button type="button" onClick={() => setDark(true)}>
          深色
        </button>
        {probe}
      </MallThemeProvider>
    )
  }
  await render(<Switch />)
  const before = renders
  await page.getByRole('button').click()
  await expect.element(page.getByTestId('root')).toHaveAttribute('data-scheme', 'dark')
  expect(renders).toBe(before)
})

test('messages: own before the provider’s before the defaults', async () => {
  const defaults = { a: '甲', b: '乙', c: '丙' }
  const Words = ({ messages }: { messages?: Partial<typeof defaults> }) => <p>{Object.values(useMessages('Words', defaults, messages)).join('')}</p>
  await render(
    <MallThemeProvider messages={{ Words: { b: 'B', c: 'C' } }}>
      <Words messages={{ c: '三' }} />
    </MallThemeProvider>,
  )
  await expect.element(page.getByText('甲B三')).toBeVisible()
})
