import { formatYuan } from '@mall/api'
import { quantityMax, type CartLine } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Icon } from '@mall/ui/icon'
import { Price } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { Inline } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { PriceExplanation } from '../../../components/explanation/PriceExplanation.tsx'
import { productHref } from '../../../site/routes.ts'
import { savedOf } from './cart-totals.ts'
import * as S from './Cart.styles.ts'

interface CartLineRowProps {
  readonly line: CartLine
  readonly onQuantityChange: (quantity: number) => void
  readonly onRemarkChange: (remark: string) => void
  readonly onSelect: (selected: boolean) => void
  readonly onMoveToFavorite: () => void
  readonly onRemove: () => void
}

const remarkMax = 100

/** One line: a row of a sheet, a card on a phone. */
export const CartLineRow = ({ line, ...on }: CartLineRowProps) => {
  const name = line.CustomerProductName
  const market = line.PriceReason?.Facts.MarketPrice
  const saved = savedOf(line)
  return (
    <S.Line data-selected={line.Selected ? '' : undefined}>
      <Checkbox aria-label={`选择 ${name}`} checked={line.Selected} onCheckedChange={on.onSelect} />
      <Goods product={line} size={72} href={productHref(line.ProductCode)}>
        <small>编码 {line.ProductCode}</small>
        <Inline gap={4}>
          {line.StockShort ? <StatusTag tone="danger">库存不足，仅剩{line.Stock.Quantity}</StatusTag> : null}
          {!line.StockShort && line.Stock.State !== 'inStock' ? <StatusTag tone="warning">{line.Stock.Text}</StatusTag> : null}
          {line.PreviousPrice === null ? null : (
            <StatusTag tone="info">
              价格已由{formatYuan(line.PreviousPrice)}变为{formatYuan(line.Price)}
            </StatusTag>
          )}
          {line.QuotedUntil === null ? null : <StatusTag tone="neutral">询价价，{formatInstant(line.QuotedUntil)} 前有效</StatusTag>}
          {line.IsNonAgreed ? <StatusTag tone="neutral">非协议商品</StatusTag> : null}
        </Inline>
        <Remark value={line.Remark} label={`备注 ${name}`} onChange={on.onRemarkChange} />
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
        </div>
        <div data-part="subtotal">
          <Price value={line.Subtotal} />
          {saved === null ? null : <Price value={saved} kind="saving" size="small" />}
        </div>
      </div>
      <div data-part="actions">
        <Button variant="text" icon={<Icon name="star" size={16} />} aria-label={`移入收藏 ${name}`} title="移入收藏" onClick={on.onMoveToFavorite} />
        <Button variant="text" icon={<Icon name="trash" size={16} />} aria-label={`删除 ${name}`} title="删除" onClick={on.onRemove} />
      </div>
    </S.Line>
  )
}

/** Saved on blur or Enter. The focus goes with what was pressed: into the field that opens, and back. */
const Remark = ({ value, label, onChange }: { readonly value: string; readonly label: string; readonly onChange: (remark: string) => void }) => {
  const [text, setText] = useState(value)
  const [shownFor, setShownFor] = useState(value)
  const [isEditing, setEditing] = useState(false)
  const [isPressed, setPressed] = useState(false)
  if (value !== shownFor) {
    setShownFor(value)
    setText(value)
  }
  const takesFocus = (element: HTMLElement | null) => {
    if (isPressed) element?.focus()
  }
  const save = () => {
    if (text.trim() !== value && text.trim().length <= remarkMax) onChange(text.trim())
  }
  if (!isEditing && text === '') {
    return (
      <S.AddRemark
        ref={takesFocus}
        type="button"
        aria-label={`添加${label}`}
        onFocus={() => setPressed(false)}
        onClick={() => {
          setPressed(true)
          setEditing(true)
        }}
      >
        添加备注
      </S.AddRemark>
    )
  }
  return (
    <S.RemarkField>
      <TextInput
        ref={takesFocus}
        aria-label={label}
        placeholder={`备注，最多${remarkMax}字`}
        maxLength={remarkMax}
        counter
        value={text}
        onValueChange={setText}
        onFocus={() => {
          setPressed(false)
          setEditing(true)
        }}
        onBlur={() => {
          save()
          setText(text.trim())
          setEditing(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          save()
          if (text.trim() !== '') return
          // Else the key would press the button that takes the focus.
          event.preventDefault()
          setPressed(true)
          setText('')
          setEditing(false)
        }}
      />
    </S.RemarkField>
  )
}
