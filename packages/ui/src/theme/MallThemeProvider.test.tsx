import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { MallThemeProvider } from './MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { brandColours } from './brand.ts'
import { useMessages } from './context.ts'
import { VisuallyHidden } from './VisuallyHidden.ts'

describeConformance('MallThemeProvider', () => (
  <MallThemeProvider brand={{ name: '青松', primary: '#2F6B3A' }}>
    <a href="/product/index">全部商品</a>
  </MallThemeProvider>
))
describeConformance('VisuallyHidden', () => <VisuallyHidden>共 3 件</VisuallyHidden>)

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim()

/** The computed value of a variable on an element, px. */
const length = (element: Element, name: string): number => {
  const probe = element.appendChild(document.createElement('div'))
  probe.style.cssText = `block-size: var(${name})`
  const { height } = probe.getBoundingClientRect()
  probe.remove()
  return height
}

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
  expect(length(at('outer'), '--mall-control-height')).toBe(40)
  expect(length(at('inner'), '--mall-control-height')).toBe(28)
  expect(length(at('default'), '--mall-control-height')).toBe(32)
})

test('text and controls grow with the font size of the browser, and controls never shrink', async () => {
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('font-size'))
  await render(<MallThemeProvider data-testid="root" density="comfortable" />)
  const sizes = (browser: string) => {
    style.fontSize = browser
    return [getComputedStyle(at('root')).fontSize, getComputedStyle(at('root')).lineHeight, length(at('root'), '--mall-control-height')]
  }
  expect(sizes('16px')).toEqual(['14px', '22px', 40])
  expect(sizes('24px')).toEqual(['21px', '33px', 60])
  expect(sizes('8px')).toEqual(['7px', '11px', 40])
})

test('what a browser sets larger or bolder by itself is of the scale', async () => {
  await render(
    <MallThemeProvider data-testid="root">
      <h1>标题</h1>
      <h2>标题</h2>
      <h3>标题</h3>
      <h4>标题</h4>
      <strong>要点</strong>
      <small>注</small>
      <code>10010322</code>
    </MallThemeProvider>,
  )
  const drawn = [...at('root').children].map((element) => `${getComputedStyle(element).fontSize} ${getComputedStyle(element).fontWeight}`)
  expect(drawn).toEqual(['20px 600', '16px 600', '14px 600', '14px 600', '14px 600', '12px 400', '14px 400'])
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
    useMessages('Alert', {})
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
  const defaults = { hello: '甲', login: '乙', logout: '丙' }
  const Words = ({ messages }: { messages?: Partial<typeof defaults> }) => <p>{Object.values(useMessages('TopBarGreeting', defaults, messages)).join('')}</p>
  await render(
    <MallThemeProvider messages={{ TopBarGreeting: { login: 'B', logout: 'C' } }}>
      <Words messages={{ logout: '三' }} />
    </MallThemeProvider>,
  )
  await expect.element(page.getByText('甲B三')).toBeVisible()
})

const painted = (element: Element) => ({ text: getComputedStyle(element).color, ground: getComputedStyle(element).backgroundColor, scheme: getComputedStyle(element).colorScheme })
const lightPaint = { text: 'rgb(28, 31, 34)', ground: 'rgb(246, 245, 241)', scheme: 'light' }
const darkPaint = { text: 'rgb(233, 236, 238)', ground: 'rgb(20, 24, 27)', scheme: 'dark' }

test('a scheme is one attribute on any element below, and may be nested', async () => {
  await render(
    <MallThemeProvider brand={{ name: '青松', primary: '#2F6B3A' }}>
      <div data-scheme="dark" data-testid="dark">
        <div data-scheme="light" data-testid="light" />
      </div>
    </MallThemeProvider>,
  )
  expect(painted(at('dark'))).toEqual(darkPaint)
  expect(painted(at('light'))).toEqual(lightPaint)
  expect(variable(at('light'), '--mall-primary')).toBe('#2F6B3A')
  expect(variable(at('dark'), '--mall-primary')).not.toBe('#2F6B3A')
})

test('a provider below another inherits the scheme and the density that are not set on it', async () => {
  const brand = { name: '青松', primary: '#2F6B3A' }
  await render(
    <MallThemeProvider scheme="dark" density="compact">
      <MallThemeProvider data-testid="below" />
      <MallThemeProvider data-testid="branded" brand={brand} />
      <MallThemeProvider data-testid="own" scheme="light" density="comfortable" />
      <div data-scheme="light" data-density="default">
        <MallThemeProvider data-testid="inside" />
      </div>
    </MallThemeProvider>,
  )
  const height = (testId: string) => length(at(testId), '--mall-control-height')
  expect([painted(at('below')), height('below')]).toEqual([darkPaint, 28])
  expect([painted(at('branded')), height('branded')]).toEqual([darkPaint, 28])
  expect([painted(at('own')), height('own')]).toEqual([lightPaint, 40])
  expect([painted(at('inside')), height('inside')]).toEqual([lightPaint, 32])
  expect(variable(at('branded'), '--mall-primary')).toBe(brandColours(brand, 'dark').primary)
})

test.each([
  ['no colour at all', 'teal'],
  ['nothing', ''],
])('a brand with %s is reported once, and looks like the mall’s own', async (_, primary) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  const tree = (
    <MallThemeProvider data-testid="root" brand={{ name: '坏', primary }}>
      文
    </MallThemeProvider>
  )
  await render(tree)
  expect(variable(at('root'), '--mall-primary')).toBe('#175E7A')
  const screen = await render(tree)
  await screen.unmount()
  expect(report.mock.calls).toEqual([[`MallThemeProvider: A brand colour is written #rgb or #rrggbb, not “${primary}”. The mall's own colour is used instead.`]])
})

test('the page is painted when it is asked for, in the canvas of the scheme', async () => {
  const page = (scheme: 'light' | 'dark', paintBody: boolean) => (
    <MallThemeProvider scheme={scheme} paintBody={paintBody}>
      文
    </MallThemeProvider>
  )
  const before = painted(document.documentElement).ground
  const screen = await render(page('dark', false))
  expect(painted(document.documentElement).ground).toBe(before)
  await screen.rerender(page('dark', true))
  expect(painted(document.documentElement)).toMatchObject({ ground: darkPaint.ground, scheme: 'dark' })
  await screen.rerender(page('light', true))
  expect(painted(document.documentElement)).toMatchObject({ ground: lightPaint.ground, scheme: 'light' })
})
