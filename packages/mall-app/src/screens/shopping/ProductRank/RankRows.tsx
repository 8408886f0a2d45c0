import type { RankedProduct } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { Table, type TableColumn } from '@mall/ui/table'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { productHref } from '../../../site/routes.ts'
import { changeWords } from './rank-query.ts'
import { Spark } from './Spark.tsx'
import * as S from './ProductRank.styles.ts'

export interface RankRowsProps {
  readonly items: readonly RankedProduct[]
  readonly days: number
  readonly updating: boolean
  readonly addingCode: string | null
  /** Undefined for a viewer who may not order. */
  readonly onAddToCart: ((code: string, quantity: number) => void) | undefined
}

const Place = ({ rank }: { readonly rank: number }) => <S.Place data-top={rank <= 3 ? '' : undefined}>{rank}</S.Place>

const Product = ({ item }: { readonly item: RankedProduct }) => (
  <Goods product={item} size={56} href={productHref(item.ProductCode)}>
    <small>{item.Reason}</small>
  </Goods>
)

const Bought = ({ item, days }: { readonly item: RankedProduct; readonly days: number }) => (
  <S.TwoLines>
    {item.Quantity}
    {item.Unit}
    <small>{changeWords(item.Change, days)}</small>
  </S.TwoLines>
)

interface AddProps extends Pick<RankRowsProps, 'addingCode'> {
  readonly item: RankedProduct
  readonly onAddToCart: NonNullable<RankRowsProps['onAddToCart']>
}

const Add = ({ item, addingCode, onAddToCart }: AddProps) => {
  const isGone = item.Stock.State === 'none'
  const words = isGone ? '无货' : `加 ${item.MOQ} ${item.Unit}`
  return (
    <Button
      variant="soft"
      disabled={isGone}
      loading={addingCode === item.ProductCode}
      aria-label={`${words} ${item.CustomerProductName}`}
      onClick={() => onAddToCart(item.ProductCode, item.MOQ)}
    >
      {words}
    </Button>
  )
}

/** The price of the company's agreement; what has none says whose price stands in its place. */
const OnePrice = ({ item }: { readonly item: RankedProduct }) => (
  <S.TwoLines>
    <Price value={item.CustomerPrice} kind={item.IsAgreed ? 'agreed' : 'plain'} unit={item.Unit} />
    {item.IsAgreed || item.CustomerPrice === null ? null : <small>市场价</small>}
  </S.TwoLines>
)

const rowKey = ({ ProductCode }: RankedProduct) => ProductCode

/** 排名 商品 协议价 采购量 趋势 操作; cards on a phone. */
export const RankRows = ({ items, days, updating, addingCode, onAddToCart }: RankRowsProps) => {
  const isNarrow = useMediaQuery(mediaQueries.narrow)
  if (isNarrow) {
    return (
      <S.Cards aria-label="商品排行" aria-busy={updating}>
        {items.map((item) => (
          <li key={item.ProductCode}>
            <Place rank={item.Rank} />
            <S.Card>
              <Product item={item} />
              <S.CardFoot>
                <OnePrice item={item} />
                <Spark trend={item.Trend} days={days} />
              </S.CardFoot>
              <S.CardFoot>
                <Bought item={item} days={days} />
                {onAddToCart ? <Add item={item} addingCode={addingCode} onAddToCart={onAddToCart} /> : null}
              </S.CardFoot>
            </S.Card>
          </li>
        ))}
      </S.Cards>
    )
  }
  const columns: readonly TableColumn<RankedProduct>[] = [
    { key: 'Rank', header: '排名', width: 64, align: 'center', render: ({ Rank }) => <Place rank={Rank} /> },
    { key: 'Product', header: '商品', minWidth: 280, rowHeader: true, render: (item) => <Product item={item} /> },
    { key: 'Price', header: '协议价', width: 144, align: 'end', render: (item) => <OnePrice item={item} /> },
    { key: 'Quantity', header: '采购量', width: 152, align: 'end', render: (item) => <Bought item={item} days={days} /> },
    { key: 'Trend', header: '趋势', width: 136, render: ({ Trend }) => <Spark trend={Trend} days={days} /> },
    ...(onAddToCart
      ? [{ key: 'Actions', header: '操作', width: 128, render: (item: RankedProduct) => <Add item={item} addingCode={addingCode} onAddToCart={onAddToCart} /> }]
      : []),
  ]
  return <Table flush label="商品排行" columns={columns} rows={items} rowKey={rowKey} status={updating ? 'loading' : 'ready'} estimatedRowHeight={80} />
}
