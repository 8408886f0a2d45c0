import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Price } from './Price.tsx'

describeConformance('Price', () => <Price value={1280.5} kind="agreed" unit="箱" />)
describeConformance('Price, missing', () => <Price value={null} />)

test.each([
  [<Price key="1" value={12.5} kind="market" />, '市场价¥12.50'],
  [<Price key="2" value={12.5} kind="agreed" />, '协议价¥12.50'],
  [<Price key="3" value={3} kind="saving" />, '省¥3.00'],
  [<Price key="4" value={null} kind="market" />, '—暂无价格'],
  [<Price key="5" value={8} unit="支" />, '¥8.00/支'],
])('reads as what it is (%#)', async (price, text) => {
  const screen = await render(price)
  expect(screen.container.textContent).toBe(text)
})

test('only the market price is struck', async () => {
  const screen = await render(<Price value={1} kind="agreed" />)
  expect(screen.container.querySelector('s')).toBeNull()
  await screen.rerender(<Price value={1} kind="market" />)
  expect(screen.container.querySelector('s')?.textContent).toBe('¥1.00')
})

test('figures have one width, so that amounts line up', async () => {
  const screen = await render(
    <MallThemeProvider>
      <Price value={111.11} data-at="narrow" />
      <Price value={444.44} data-at="wide" />
    </MallThemeProvider>,
  )
  const width = (at: string) => screen.container.querySelector(`[data-at=${at}]`)?.getBoundingClientRect().width
  expect(width('narrow')).toBe(width('wide'))
})
