import { lowStock, repriced, type SellerProduct } from '@mall/api/seller/contract'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Icon } from '@mall/ui/icon'
import { formatYuan, Price } from '@mall/ui/price'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { CellEditor } from './CellEditor.tsx'
import { lackText, marginChange, plainYuan, priceChange, stockChange } from './change-words.ts'

/** The numbers of a row that are changed in place. */
export type EditedField = 'Price' | 'Stock'

/** Which number is open, which were changed, and what becomes of another one. */
export interface Editing {
  readonly open: { readonly code: string; readonly field: EditedField } | null
  /** `编码 字段` of what was changed. */
  readonly saved: ReadonlySet<string>
  readonly onOpen: (product: SellerProduct, field: EditedField | null) => void
  readonly onSave: (product: SellerProduct, field: EditedField, value: number, goesOn: boolean) => void
}

interface CellProps {
  readonly product: SellerProduct
  readonly editing: Editing
}

const stateOf = ({ product, editing }: CellProps, field: EditedField) => ({
  open: editing.open?.code === product.ProductCode && editing.open.field === field,
  saved: editing.saved.has(`${product.ProductCode} ${field}`),
  onOpenChange: (isOpen: boolean) => editing.onOpen(product, isOpen ? field : null),
  onSave: (value: number, goesOn: boolean) => editing.onSave(product, field, value, goesOn),
})

/** The other tiers follow the first, and so do agreements by a percent of it; those with a price of their own do not. */
const PriceEffect = ({ product, price }: { readonly product: SellerProduct; readonly price: number }) => (
  <>
    {priceChange(product.Price, price)}
    {product.Margin === null ? null : (
      <>
        <br />
        {marginChange(product.Margin, product.Price, price)}
      </>
    )}
    {product.Tiers.length > 1 ? (
      <>
        <br />
        {`阶梯价一起变：${repriced(product.Tiers, price).map(({ MinQty, Price }) => `${MinQty} ${product.Unit}起 ${plainYuan(Price)}`).join('，')}`}
      </>
    ) : null}
    {product.Agreements > 0 ? (
      <>
        <br />
        {`${product.Agreements} 家有协议：固定的协议价不变，按百分比的一起变`}
      </>
    ) : null}
  </>
)

interface PriceCellProps extends CellProps {
  /** Of a card, where no head says that it is money. */
  readonly inCard?: boolean
}

export const PriceCell = ({ inCard = false, ...props }: PriceCellProps) => {
  const { product } = props
  const shown = inCard ? <Price value={product.Price} size="large" /> : plainYuan(product.Price)
  if (!product.AllowActions.includes('SetPrice')) return shown
  return (
    <CellEditor
      {...stateOf(props, 'Price')}
      label={`修改 ${product.Name} 的市场价`}
      name={`市场价（元，每${product.Unit}）`}
      value={product.Price}
      shown={inCard ? formatYuan(product.Price) : plainYuan(product.Price)}
      rule={{ decimals: 2, min: 0.01 }}
      renderEffect={(price) => <PriceEffect product={product} price={price} />}
    >
      {shown}
    </CellEditor>
  )
}

const StockText = ({ stock }: { readonly stock: number }) => {
  if (stock >= lowStock) return countText(stock)
  return (
    <Text tone={stock === 0 ? 'danger' : 'warning'} strong>
      <Inline gap={4}>
        <Icon name={stock === 0 ? 'error' : 'warning'} size={16} />
        {countText(stock)}
      </Inline>
    </Text>
  )
}

export const StockCell = (props: CellProps) => {
  const { product } = props
  const shown = <StockText stock={product.Stock} />
  if (!product.AllowActions.includes('SetStock')) return shown
  return (
    <CellEditor
      {...stateOf(props, 'Stock')}
      label={`修改 ${product.Name} 的库存`}
      name={`上海仓库存（${product.Unit}）`}
      value={product.Stock}
      shown={countText(product.Stock)}
      rule={{ max: 999_999 }}
      renderEffect={(stock) => stockChange(product.Stock, stock, product.Unit)}
    >
      {shown}
    </CellEditor>
  )
}

/** Beside the name: what the product lacks. */
export const Lacks = ({ product: { Lacks: lacks } }: Pick<CellProps, 'product'>) =>
  lacks.length === 0 ? null : (
    <small>
      <Text tone="warning" size={12}>{lackText(lacks)}</Text>
    </small>
  )
