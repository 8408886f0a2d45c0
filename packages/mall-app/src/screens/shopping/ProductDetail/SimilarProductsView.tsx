import type { ProductItem } from '@mall/api/contract'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { StatusTag } from '@mall/ui/status-tag'
import { stockTone } from '../../../components/product/stock.ts'
import { productHref } from '../../../site/routes.ts'
import * as S from './SimilarProducts.styles.ts'

const tagTone = { in: 'success', soon: 'warning', out: 'neutral' } as const

interface SimilarProductsViewProps {
  /** 协议内同类 of a customer, 同类商品 of a visitor. */
  readonly title: string
  readonly items: readonly ProductItem[]
  /** All of them. */
  readonly listHref: string
}

/** Other goods of the kind: where this one is outside of the agreement, those inside of it are the way out. */
export const SimilarProductsView = ({ title, items, listHref }: SimilarProductsViewProps) => (
  <S.Similar aria-labelledby="similar">
    <h2 id="similar">
      {title}
      <Link href={listHref}>全部</Link>
    </h2>
    <GoodsList data-ruled="">
      {items.map((item) => (
        <li key={item.ProductCode}>
          <Goods product={item} size={72} href={productHref(item.ProductCode)}>
            <S.Line>
              {item.MarketPrice === null ? null : <Price value={item.CustomerPrice ?? item.MarketPrice} unit={item.Unit} />}
              <StatusTag tone={tagTone[stockTone(item.Stock.State)]}>{item.Stock.Text}</StatusTag>
            </S.Line>
          </Goods>
        </li>
      ))}
    </GoodsList>
  </S.Similar>
)
