import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { kinds, months } from '../testing/samples/chart-points.ts'
import { MallThemeProvider } from '../theme/index.ts'
import { Chart } from './Chart.tsx'

const series = [{ name: '金额', format: (value: number) => `¥${value}` }, { name: '订单数' }]
const bars = <Chart kind="bars" title="金额与订单数" points={months(12)} series={series} onSelect={() => {}} />

describeConformance('Chart', () => bars)
describeConformance('Chart, ring', () => <Chart kind="ring" title="品类" points={kinds} series={series} table="beside" />)

const point = (name: RegExp) => page.getByRole('button', { name })

test('the arrows walk the points and read them out; one of them is the tab stop', async () => {
  await render(bars)
  const last = point(/^2026-11（未完），金额 ¥862051.9，订单数 198$/)
  await expect.element(last).toHaveAttribute('tabindex', '0')
  ;(last.element() as SVGElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(point(/^2026-10/)).toHaveFocus()
  await expect.element(page.getByText(/金额 ¥1046112.4 · 订单数 214/)).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(point(/^2025-12/)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(last).toHaveFocus()
  expect(document.querySelectorAll('[data-index][tabindex="0"]')).toHaveLength(1)
})

test('a press and Enter choose a point', async () => {
  const onSelect = vi.fn()
  await render(<Chart kind="bars" title="金额" points={months(12)} series={series} selectedKey="2026-09" onSelect={onSelect} />)
  await expect.element(point(/^2026-09/)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(point(/^2026-10/))
  expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ key: '2026-10' }), expect.objectContaining({ reason: 'press', index: 10 }))
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ key: '2026-09' }), expect.objectContaining({ reason: 'keyboard' }))
})

test('without a handler points are read and not pressed', async () => {
  await render(<Chart kind="line" title="金额" points={months(3)} series={series} />)
  await expect.element(page.getByRole('img', { name: /^2026-10/ })).toBeInTheDocument()
  expect(document.querySelector('[data-index][role=button]')).toBeNull()
})

test('the table says the same, and is there for screen readers while the chart is shown', async () => {
  await render(bars)
  await expect.element(page.getByRole('cell', { name: '¥1046112.4' })).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: '看表' }))
  await expect.element(page.getByRole('rowheader', { name: '2026-11 未完' })).toBeVisible()
  expect(document.querySelector('svg [data-index]')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: '看图' }))
  await expect.element(point(/^2026-10/)).toBeVisible()
})

test('a place that becomes narrow is not kept wide by the drawing of its old width', async () => {
  const { container } = await render(<div style={{ inlineSize: 800 }}>{bars}</div>)
  await expect.element(point(/^2026-10/)).toBeVisible()
  const place = container.firstElementChild as HTMLElement
  place.style.inlineSize = '300px'
  // At once, before it is measured again.
  expect(place.scrollWidth).toBe(300)
})

test('a Pareto chart is in falling order with its running share', async () => {
  await render(<Chart kind="pareto" title="品类" points={kinds.toReversed()} series={series} onSelect={() => {}} />)
  await expect.element(point(/^办公家具，金额 ¥267200，累计占比 31.0%$/)).toHaveAttribute('data-index', '0')
  await expect.element(point(/累计占比 100.0%$/)).toHaveAttribute('data-index', '5')
})

test('an unfinished period is hatched and said', async () => {
  await render(bars)
  await expect.element(point(/未完/)).toHaveAttribute('data-unfinished', '')
  const bar = document.querySelector('[data-unfinished] [data-part=bar]')
  if (bar) expect(getComputedStyle(bar).fill).toContain('url(')
  expect(bar).not.toBeNull()
})

test('nothing, a failure and a wait have their place', async () => {
  const onRetry = vi.fn()
  const screen = await render(<Chart kind="bars" title="金额" points={[]} series={series} />)
  await expect.element(page.getByText('这段时间没有数据')).toBeVisible()
  await screen.rerender(<Chart kind="bars" title="金额" points={[]} series={series} status="error" onRetry={onRetry} />)
  await userEvent.click(page.getByRole('button', { name: '加载失败，点击重试' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.rerender(<Chart kind="bars" title="金额" points={[]} series={series} status="loading" />)
  await expect.element(page.getByRole('figure')).toHaveAttribute('aria-busy', 'true')
})

test.each([420, 900])('%i px: each of twenty lying bars has its name and its value, and none covers another', async (inlineSize) => {
  const ranked = Array.from({ length: 20 }, (_, at) => ({ key: String(at), label: `华启科技（上海）有限公司 ${at + 1}`, values: [1000 - at * 50] }))
  const screen = await render(
    <MallThemeProvider>
      <div style={{ inlineSize }}>
        <Chart kind="ranks" title="金额最高的 20 家客户" points={ranked} series={[{ name: '金额' }]} />
      </div>
    </MallThemeProvider>,
  )
  const drawn = () => [...screen.container.querySelectorAll('svg text, svg [data-part=bar]')]
  await expect.poll(() => drawn().length).toBe(60)
  const boxes = drawn().map((shape) => shape.getBoundingClientRect())
  const touching = boxes.filter((one, at) => boxes.some((other, before) => before < at && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 3 && other.top < one.bottom - 3))
  expect(touching).toEqual([])
})

test('beside a ring, in a panel that leaves the table 214 px, a name of four characters stays on one line', async () => {
  const bought = [['办公设备', 167265.24], ['办公家具', 59729.94], ['电脑外设', 56164.08]] as const
  const screen = await render(
    <MallThemeProvider>
      <div style={{ inlineSize: 438 }}>
        <Chart
          kind="ring"
          title="12 个月买了什么"
          points={bought.map(([label, amount]) => ({ key: label, label, values: [amount] }))}
          series={[{ name: '金额', format: (amount) => `¥${amount.toLocaleString('zh-CN')}` }]}
          table="beside"
        />
      </div>
    </MallThemeProvider>,
  )
  for (const [name] of bought) {
    const header = screen.getByRole('rowheader', { name }).element()
    expect(header.getBoundingClientRect().height, name).toBeLessThan(40)
  }
  const frame = screen.getByRole('region').element()
  expect(frame.scrollWidth).toBe(frame.clientWidth)
})
