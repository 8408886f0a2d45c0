import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { StatCard, StatStrip } from './StatCard.tsx'

describeConformance('StatCard', () => <StatCard label="采购金额" value="¥1,046,112.40" changes={[{ label: '比上月', ratio: -0.12 }]} />)
describeConformance('StatCard with a page', () => <StatCard label="订单数" value="214 单" href="/orders" />)
describeConformance('StatStrip', () => (
  <StatStrip>
    <StatCard label="订单数" value="214 单" />
    <StatCard label="采购人数" value="63 人" />
  </StatStrip>
))

test('the whole card is one link, named by its number and what changed', async () => {
  await render(<StatCard label="订单数" value="214 单" href="/orders" changes={[{ label: '比上月', ratio: -0.222 }]} />)
  await expect.element(page.getByRole('link', { name: '订单数 214 单 比上月 少 22.2%' })).toHaveAttribute('href', '/orders')
})

test('without a page it is no link', async () => {
  await render(<StatCard label="订单数" value="214 单" />)
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test.each(['¥70,377.62', '¥138,948.92', '¥1,284,630.50'])('%s stays on one line in half of a phone’s sheet', async (value) => {
  await page.viewport(390, 800)
  await render(
    <MallThemeProvider>
      <StatStrip style={{ inlineSize: 342, gridTemplateColumns: '1fr 1fr' }}>
        <StatCard label="毛利额" value={value} />
        <StatCard label="毛利率" value="12.5%" />
      </StatStrip>
    </MallThemeProvider>,
  )
  const heightOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().height
  expect(heightOf(value)).toBeLessThanOrEqual(heightOf('12.5%'))
})
