import type { FrequentItem } from '@mall/api/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { useState } from 'react'
import { cartDrawing } from '../../../../components/drawings/cart.tsx'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { href, productHref } from '../../../../site/routes.ts'
import * as S from './Desk.styles.ts'
import { frequentSum, isOrderable, presetQuantity, savedPerPiece } from './frequent-order.ts'

export interface FrequentProps {
  readonly items: readonly FrequentItem[]
  readonly addingCode: string | null
  readonly isAddingAll: boolean
  readonly onAdd: (code: string, quantity: number) => void
  readonly onAddAll: (items: readonly { readonly ProductCode: string; readonly Quantity: number }[]) => void
}

/** `上次 11-13 买 4 箱` */
const lastWords = ({ LastBoughtAt, LastQuantity, Unit }: FrequentItem): string =>
  LastQuantity === null || LastBoughtAt === null ? '同事常购' : `上次 ${formatDay(LastBoughtAt).slice(5)} 买 ${LastQuantity} ${Unit}`

const wordsOf = (item: FrequentItem, quantity: number): string => (isOrderable(item) ? `加 ${quantity} ${item.Unit}` : '无货')

/** 常购商品: each with the quantity of the last time, in the cart by one press; all of them by another. */
export const Frequent = ({ items, addingCode, isAddingAll, onAdd, onAddAll }: FrequentProps) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const quantityOf = (item: FrequentItem): number => chosen[item.ProductCode] ?? presetQuantity(item)
  const { kinds, amount, saved } = frequentSum(items, quantityOf)
  return (
    <S.Box aria-labelledby="frequent">
      <S.Head>
        <h2 id="frequent">常购商品</h2>
        <Link href={href('orders')} aria-label="我的订单">
          我的订单
        </Link>
      </S.Head>
      {items.length === 0 ? (
        <Empty title="还没有采购过商品" picture={cartDrawing} action={<Button href={href('productList')}>浏览全部商品</Button>}>
          买过的商品会排在这里，下次按一下就能再购。
        </Empty>
      ) : (
        <>
          <S.Rows>
            {items.map((item) => {
              const quantity = quantityOf(item)
              const name = item.CustomerProductName
              const savedEach = savedPerPiece(item)
              return (
                <li key={item.ProductCode}>
                  <Goods product={item} size={40} href={productHref(item.ProductCode)}>
                    <small>{`${lastWords(item)}　${item.ProductCode}`}</small>
                  </Goods>
                  <S.Costs>
                    <Price value={item.CustomerPrice} kind="plain" unit={item.Unit} />
                    {savedEach === null ? null : <Price value={savedEach} kind="saving" size="small" />}
                  </S.Costs>
                  <QuantityStepper
                    aria-label={`${name} 数量`}
                    value={quantity}
                    min={item.MOQ}
                    step={item.Step}
                    max={item.MaxQty ?? undefined}
                    disabled={!isOrderable(item)}
                    onValueChange={(value) => setChosen((before) => ({ ...before, [item.ProductCode]: value }))}
                  />
                  <Button
                    variant="soft"
                    loading={addingCode === item.ProductCode}
                    disabled={!isOrderable(item)}
                    aria-label={`${wordsOf(item, quantity)} ${name}`}
                    onClick={() => onAdd(item.ProductCode, quantity)}
                  >
                    {wordsOf(item, quantity)}
                  </Button>
                </li>
              )
            })}
          </S.Rows>
          <S.Sum>
            <span>{`${kinds} 种，按以上数量`}</span>
            {amount === null ? null : (
              <span>
                约 <Price value={amount} /> {saved > 0 ? <Price value={saved} kind="saving" size="small" /> : null}
              </span>
            )}
            <Button
              variant="primary"
              loading={isAddingAll}
              disabled={kinds === 0}
              onClick={() => onAddAll(items.filter(isOrderable).map((item) => ({ ProductCode: item.ProductCode, Quantity: quantityOf(item) })))}
            >
              全部加入购物车
            </Button>
          </S.Sum>
        </>
      )}
    </S.Box>
  )
}
