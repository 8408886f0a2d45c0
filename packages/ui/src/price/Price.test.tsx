import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Price } from './Price.tsx'
import { PriceBlock, type PriceBlockProps } from './PriceBlock.tsx'

describeConformance('Price', () => <Price value={1280.5} kind="agreed" unit="箱" />)
describeConformance('PriceBlock', () => <PriceBlock price={21.6} marketPrice={28} agreed unit="箱" />)
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

test.each<[PriceBlockProps, string]>([
  [{ price: 21.6, marketPrice: 28, agreed: true }, '协议价¥21.60市场价 ¥28.00省¥6.40'],
  [{ price: 28, marketPrice: 28, agreed: true }, '协议价¥28.00'],
  [{ price: 28, marketPrice: 28, agreed: false }, '非协议¥28.00'],
  [{ price: 30, marketPrice: 28, agreed: false }, '非协议¥30.00'],
  [{ price: 21.6, marketPrice: 28 }, '¥21.60市场价 ¥28.00省¥6.40'],
  [{ price: 28, marketPrice: 28 }, '市场价¥28.00'],
  [{ marketPrice: 28, agreed: true }, '市场价¥28.00'],
  [{ price: null, marketPrice: null, agreed: true }, '—暂无价格'],
])('a block says whose price it is, and the market price only where it is higher: %o', async (props, text) => {
  const screen = await render(<PriceBlock {...props} />)
  expect(screen.container.textContent).toBe(text)
  expect(screen.container.querySelectorAll('s')).toHaveLength(text.includes('省') ? 1 : 0)
})

test.each([
  ['large', 232],
  ['large', 152],
  ['normal', 280],
] as const)('a %s block is as high with nothing saved as with something, at %i px', async (size, inlineSize) => {
  const screen = await render(
    <MallThemeProvider>
      <PriceBlock size={size} style={{ inlineSize }} price={21.6} marketPrice={28} agreed unit="盒" />
      <PriceBlock size={size} style={{ inlineSize }} price={28} marketPrice={28} agreed={false} unit="盒" />
      <PriceBlock size={size} style={{ inlineSize }} price={28} marketPrice={28} unit="盒" />
    </MallThemeProvider>,
  )
  const places = [...screen.container.querySelectorAll('[data-part=price-block]')].map((block) => {
    const { top, height } = block.getBoundingClientRect()
    return [height, ...['amount', 'tag', 'beside'].map((part) => (block.querySelector(`[data-part=${part}]`)?.getBoundingClientRect().top ?? Number.NaN) - top)]
  })
  expect(places[1]?.slice(0, 3)).toEqual(places[0]?.slice(0, 3))
  expect(places[2]).toEqual(places[1])
})
