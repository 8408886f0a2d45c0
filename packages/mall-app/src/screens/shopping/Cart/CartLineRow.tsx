import { formatYuan } from '@mall/api'
import { quantityMax, type CartLine } from '@mall/api/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Icon, type IconName } from '@mall/ui/icon'
import { Price } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { RowActions } from '@mall/ui/row-actions'
import { Inline } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { useRef, useState } from 'react'
import { PriceExplanation } from '../../../components/explanation/PriceExplanation.tsx'
import { productHref } from '../../../site/routes.ts'
import { savedOf } from './cart-totals.ts'
import { LineRemark } from './LineRemark.tsx'
import * as S from './Cart.styles.ts'

interface CartLineRowProps {
  readonly line: CartLine
  /** Without room for a button per action. */
  readonly narrow: boolean
  readonly onQuantityChange: (quantity: number) => void
  readonly onRemarkChange: (remark: string) => void
  readonly onSelect: (selected: boolean) => void
  readonly onMoveToFavorite: () => void
  readonly onRemove: () => void
}

/** One line: a row of a sheet, a card on a phone. */
export const CartLineRow = ({ line, narrow, ...on }: CartLineRowProps) => {
  const name = line.CustomerProductName
  const market = line.PriceReason?.Facts.MarketPrice
  const saved = savedOf(line)
  const [isWriting, setWriting] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const isInStock = line.Stock.State === 'inStock'
  const quantityRule = line.MOQ > line.Step ? `${line.MOQ} 起订` : line.Step > 1 ? `${line.Step} 的倍数` : null
  return (
    <S.Line data-selected={line.Selected ? '' : undefined}>
      <Checkbox aria-label={`选择 ${name}`} checked={line.Selected} onCheckedChange={on.onSelect} />
      <Goods product={line} size={72} href={productHref(line.ProductCode)}>
        <S.Facts>
          <span>编码 {line.ProductCode}</span>
          {isInStock && !line.StockShort ? <b>{line.Stock.Text}</b> : null}
          {line.DeliveryText === '' ? null : <span>{line.DeliveryText}</span>}
        </S.Facts>
        {line.PriceReason === null || line.PriceReason.Next === null ? null : <S.Cheaper>{line.PriceReason.Next}</S.Cheaper>}
        <Inline gap={4}>
          {line.StockShort ? <StatusTag tone="danger">库存不足，仅剩{line.Stock.Quantity}</StatusTag> : null}
          {line.StockShort || isInStock ? null : <StatusTag tone="warning">{line.Stock.Text}</StatusTag>}
          {line.PreviousPrice === null ? null : (
            <StatusTag tone="info">
              价格已由{formatYuan(line.PreviousPrice)}变为{formatYuan(line.Price)}
            </StatusTag>
          )}
          {line.QuotedUntil === null ? null : <StatusTag tone="neutral">询价价，{formatInstant(line.QuotedUntil)} 前有效</StatusTag>}
          {line.IsNonAgreed ? <StatusTag tone="neutral">非协议商品</StatusTag> : null}
        </Inline>
        <LineRemark
          value={line.Remark}
          label={`备注 ${name}`}
          writing={isWriting}
          onWrite={() => setWriting(true)}
          onDone={() => setWriting(false)}
          onLeave={() => actions.current?.querySelector('button')?.focus()}
          onChange={on.onRemarkChange}
        />
      </Goods>
      <div data-part="price">
        <Price value={line.Price} unit={line.Unit} />
        {saved === null ? null : <Price value={market} kind="market" size="small" />}
        {line.PriceReason === null ? null : <PriceExplanation reason={line.PriceReason} of={name} />}
      </div>
      <div data-part="amounts">
        <div data-part="quantity">
          <QuantityStepper
            aria-label={`数量 ${name}`}
            value={line.Quantity}
            onValueChange={on.onQuantityChange}
            min={line.MOQ}
            step={line.Step}
            max={line.MaxQty ?? quantityMax}
            invalid={line.StockShort}
          />
          {quantityRule === null ? null : <small>{quantityRule}</small>}
        </div>
        <div data-part="subtotal">
          <Price value={line.Subtotal} />
          {saved === null ? null : <Price value={saved} kind="saving" size="small" />}
        </div>
      </div>
      <div data-part="actions" ref={actions}>
        <LineActions
          name={name}
          narrow={narrow}
          actions={[
            { key: 'remark', icon: 'edit', label: line.Remark === '' ? '添加备注' : '修改备注', onSelect: () => setWriting(true) },
            { key: 'favorite', icon: 'star', label: '移入收藏', onSelect: on.onMoveToFavorite },
            { key: 'remove', icon: 'trash', label: '删除', onSelect: on.onRemove },
          ]}
        />
      </div>
    </S.Line>
  )
}

interface LineAction {
  readonly key: string
  readonly icon: IconName
  readonly label: string
  readonly onSelect: () => void
}

/** What can be done with a line: a button each, or a menu. */
const LineActions = ({ name, narrow, actions }: { readonly name: string; readonly narrow: boolean; readonly actions: readonly LineAction[] }) =>
  narrow ? (
    <RowActions label={name} max={0} actions={actions.map(({ icon, ...action }) => ({ ...action, icon: <Icon name={icon} size={16} /> }))} />
  ) : (
    actions.map(({ key, icon, label, onSelect }) => (
      <Button key={key} variant="text" icon={<Icon name={icon} size={16} />} aria-label={`${label} ${name}`} title={label} onClick={onSelect} />
    ))
  )
