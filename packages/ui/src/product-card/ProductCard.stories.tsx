import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import { drawnStates, useDrawnStates } from '../testing/StateTable.tsx'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

const pen = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><g transform="rotate(45 120 120)"><rect x="108" y="40" width="24" height="130" rx="4" fill="#175E7A"/><path d="M108 170h24l-12 34z" fill="#D8D3C6"/><path d="M117 196h6l-3 8z" fill="#1C1F22"/><rect x="108" y="60" width="24" height="8" fill="#E7F1F5"/><rect x="134" y="48" width="5" height="60" rx="2.5" fill="#0C3646"/></g></svg>',
)}`

const product: ProductCardProps = {
  name: '按动式中性笔 0.5mm 黑色 12支/盒',
  code: '100234871',
  href: '/100234871.html',
  imageSrc: pen,
  price: 21.6,
  marketPrice: 28,
  agreed: true,
  unit: '盒',
  moq: 5,
  stock: { tone: 'in', label: '现货' },
  onAddToCart: fn(),
  onFavoriteChange: fn(),
  style: { maxInlineSize: 264 },
  stepper: <QuantityStepper aria-label="数量" defaultValue={5} min={5} step={5} />,
}

const meta = preview.meta({
  title: 'Components/ProductCard 商品卡片',
  id: 'components-productcard',
  component: ProductCard,
  args: product,
  decorators: [(Story) => <div data-density="comfortable"><Story /></div>],
})

export const Grid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^加入购物车/ }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    const star = canvas.getByRole('button', { name: /^收藏/ })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  },
})
/** Its picture beside its words: how a list shows it on a phone. */
export const Row = meta.story({ args: { variant: 'row', style: { maxInlineSize: 390 } } })
export const Visitor = meta.story({
  args: { price: undefined, stepper: undefined, onAddToCart: undefined, onFavoriteChange: undefined },
})
export const LongName = meta.story({
  args: { name: '超大容量按动式中性笔 子弹头 0.5mm 黑色 适用于财务签字与档案书写 速干防水不洇纸 12支/盒 24盒/箱 企业定制', code: 'SKU-2026-0000000000-ABCDEF-01' },
})
/** Not agreed, at the market's price: the tag says the one, nothing repeats the other. */
export const NotAgreed = meta.story({ args: { agreed: false, price: 28 } })
export const Favourite = meta.story({ args: { defaultFavorite: true } })
export const OutOfStock = meta.story({ args: { unavailable: true, stock: { tone: 'out', label: '无货' } } })
export const Adding = meta.story({ args: { adding: true } })
export const NoPrice = meta.story({ args: { price: null, marketPrice: null } })

const AllStates = (args: ProductCardProps) => {
  useDrawnStates()
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 240px)', gap: 16, inlineSize: 1040 }}>
      <ProductCard {...args} />
      <ProductCard {...args} defaultFavorite stock={{ tone: 'soon', label: '预计2–6天' }} />
      <ProductCard {...args} unavailable stock={{ tone: 'out', label: '无货' }} />
      <ProductCard {...args} price={undefined} />
      <ProductCard {...args} agreed={false} price={28} />
      <div data-row="hover">
        <ProductCard {...args} />
      </div>
      <div data-row="focus-visible">
        <ProductCard {...args} />
      </div>
    </div>
  )
}

export const States = meta.story({ parameters: drawnStates('a, button, article'), render: (args) => <AllStates {...args} /> })
