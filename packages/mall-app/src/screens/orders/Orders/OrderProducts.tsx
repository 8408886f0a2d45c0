import type { OrderSummary } from '@mall/api/contract'
import * as S from './Orders.styles.ts'

/** What was ordered, in the room of one cell: the first product, and how many kinds in all. */
export const OrderProducts = ({ order: { Lines } }: { readonly order: Pick<OrderSummary, 'Lines'> }) => {
  const [first] = Lines
  if (!first) return '—'
  return (
    <S.Products title={Lines.map((line) => `${line.CustomerProductName} ×${line.Quantity}`).join('\n')}>
      <img src={first.ImageUrl} alt="" width={40} height={40} loading="lazy" decoding="async" />
      <div>
        <span>{first.CustomerProductName}</span>
        {Lines.length > 1 ? <small>等{Lines.length}种商品</small> : null}
      </div>
    </S.Products>
  )
}
