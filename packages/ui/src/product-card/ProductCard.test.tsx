import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import { MallThemeProvider } from '../theme/index.ts'
import { ProductCard } from './ProductCard.tsx'
import type { ProductCardProps } from './ProductCard.tsx'

const product: ProductCardProps = {
  name: 'A4复印纸 80克 500张/包',
  code: '100234871',
  href: '/100234871.html',
  imageSrc: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  price: 21.6,
  marketPrice: 28,
  unit: '包',
  stock: { tone: 'in', label: '现货' },
}
const card = (props: Partial<ProductCardProps> = {}) => (
  <MallThemeProvider style={{ inlineSize: 240 }}>
    <ProductCard {...product} {...props} />
  </MallThemeProvider>
)
const text = () => page.getByRole('article').element().textContent

describeConformance('ProductCard', () => <ProductCard {...product} onAddToCart={() => {}} onFavoriteChange={() => {}} />)
describeConformance('ProductCard in a list', () => <ProductCard {...product} variant="row" price={undefined} />)

test('name and price are read before anything that is pressed', async () => {
  await render(card({ agreed: true, onAddToCart: () => {} }))
  expect(text()).toBe('A4复印纸 80克 500张/包协议价¥21.60/包市场价 ¥28.00省¥6.40现货编码 100234871加入购物车')
})

test('a visitor sees the market price, and nothing saved', async () => {
  await render(card({ price: undefined }))
  expect(text()).toContain('市场价¥28.00/包')
  expect(text()).not.toContain('21.60')
  expect(text()).not.toContain('省')
})

test('a missing price is a dash', async () => {
  await render(card({ price: null, marketPrice: undefined }))
  expect(text()).toContain('—')
})

test('the facts that decide a purchase are in one line, under the price of any card', async () => {
  await render(
    <MallThemeProvider style={{ display: 'grid', gridTemplateColumns: '262px 262px' }}>
      <ProductCard {...product} agreed onAddToCart={() => {}} stepper={<QuantityStepper min={5} />} />
      <ProductCard {...product} name="橡皮" marketPrice={21.6} agreed={false} onAddToCart={() => {}} stepper={<QuantityStepper />} />
    </MallThemeProvider>,
  )
  const at = (of: Element) => Math.round(of.getBoundingClientRect().top)
  const [first, second] = page.getByRole('article').elements()
  const lines = ['[data-part=amount]', '[data-part=facts]', '[data-part=quantity-stepper] > *', '[data-part=add]']
  const tops = (card: Element | undefined) => lines.map((line) => at(card?.querySelector(line) ?? document.body))
  expect(tops(second)).toEqual(tops(first))
  expect(tops(first)[3]).toBe(tops(first)[2])
})

test('a name of any length takes two lines and is whole in its title', async () => {
  const name = '超大容量按动式中性笔 子弹头 0.5mm 黑色 适用于财务签字与档案书写 速干防水不洇纸'.repeat(2)
  await render(card({ name }))
  expect(page.getByTitle(name).element().getBoundingClientRect().height).toBe(44)
})

test.each([
  [undefined, false],
  [1, false],
  [5, true],
])('a minimum order of %s is shown: %s', async (moq, shown) => {
  await render(card({ moq }))
  expect(text()?.includes('包起订')).toBe(shown)
})

test('adds to the cart, once per press, and not during the request or when it cannot be ordered', async () => {
  const onAddToCart = vi.fn()
  const screen = await render(card({ onAddToCart }))
  const button = () => page.getByRole('button', { name: `加入购物车 ${product.name}` }).element() as HTMLButtonElement
  await userEvent.click(button())
  expect(onAddToCart).toHaveBeenCalledOnce()
  await screen.rerender(card({ onAddToCart, adding: true }))
  button().click()
  await screen.rerender(card({ onAddToCart, unavailable: true }))
  button().click()
  expect(onAddToCart).toHaveBeenCalledOnce()
})

test('the star is a switch with a name', async () => {
  const onFavoriteChange = vi.fn()
  await render(card({ onFavoriteChange }))
  const star = page.getByRole('button', { name: `收藏 ${product.name}` })
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(star)
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  expect(onFavoriteChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'press' }))
})
