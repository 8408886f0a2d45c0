import type { ProductDetail } from '@mall/api/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Price } from '@mall/ui/price'
import * as S from './ProductAside.styles.ts'

/** The latest purchases in sight; the tab has more of them. */
const shown = 3

/** 贵司采购: how much of it the company bought in a year, and its latest purchases. */
export const BoughtBefore = ({ product }: { readonly product: ProductDetail }) => {
  const { PurchaseRecords: records, BoughtInYear, Unit } = product
  return (
    <S.Part aria-labelledby="bought-before">
      <h2 id="bought-before">贵司采购</h2>
      {records.length === 0 ? (
        <p>贵司暂未采购过该商品</p>
      ) : (
        <S.Facts
          ruled
          items={[
            { term: '近12个月', value: BoughtInYear.Orders === 0 ? '未采购' : `${BoughtInYear.Orders}次，${BoughtInYear.Quantity}${Unit}` },
            ...records.slice(0, shown).map(({ OrderNo, OrderTime, Quantity, Price: price }, at) => ({
              term: `${at === 0 ? '上次 ' : ''}${formatDay(OrderTime)}`,
              value: (
                <S.Purchase key={OrderNo}>
                  {Quantity}
                  {Unit}
                  {price === null ? null : <Price value={price} />}
                </S.Purchase>
              ),
            })),
          ]}
        />
      )}
    </S.Part>
  )
}
