import { expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { BudgetBar } from './BudgetBar.tsx'

describeConformance('BudgetBar', () => <BudgetBar name="行政部 2026年第一季度" total={50000} used={46000} frozen={3200} order={1280} />)

const figures = () => [...document.querySelectorAll('dl > div')].map((one) => one.textContent)

test.each([
  [10000, 'normal', '预算充足'],
  [35000, 'warning', '预算剩余30%'],
  [45000, 'critical', '预算剩余10%'],
  [50000.01, 'over', '超出预算 ¥0.01'],
])('%d used of 50,000 is %s and has it as text', async (used, level, words) => {
  const screen = await render(<BudgetBar name="行政部" total={50000} used={used} frozen={0} />)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(screen.container.firstElementChild?.getAttribute('data-level')).toBe(level)
})

test('every part is shown as a figure', async () => {
  await render(<BudgetBar name="行政部" total={50000} used={46000} frozen={3200} order={1280} />)
  expect(figures()).toEqual(['预算总额¥50,000.00', '已用¥46,000.00', '冻结¥3,200.00', '本单¥1,280.00', '剩余−¥480.00'])
})

test('without an order there is no part for it', async () => {
  await render(<BudgetBar name="行政部" total={50000} used={0} frozen={0} />)
  expect(figures()).toEqual(['预算总额¥50,000.00', '已用¥0.00', '冻结¥0.00', '剩余¥50,000.00'])
})

const fillOf = (place: string, kind: string) => {
  const part = document.querySelector(`${place} [data-part=${kind}]`)
  return part ? getComputedStyle(part).background : ''
}

test('the legend has the colours of the bar, over the budget too', async () => {
  await render(
    <MallThemeProvider>
      <BudgetBar name="行政部" total={50000} used={46000} frozen={3200} order={1280} />
    </MallThemeProvider>,
  )
  for (const kind of ['used', 'frozen', 'order']) expect(fillOf('[data-part=bar]', kind)).toBe(fillOf('dl', kind))
  expect(fillOf('dl', 'order')).not.toBe(fillOf('dl', 'used'))
})

test('where the system removes colours, the parts can still be distinguished', async () => {
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> }
  const force = (value: 'active' | 'none') => session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await force('active')
  try {
    await render(<BudgetBar name="行政部" total={50000} used={20000} frozen={3200} order={1280} />)
    const fills = ['used', 'frozen', 'order'].map((kind) => fillOf('[data-part=bar]', kind))
    expect(new Set(fills).size).toBe(3)
    expect(fills).toEqual(['used', 'frozen', 'order'].map((kind) => fillOf('dl', kind)))
  } finally {
    await force('none')
  }
})
