import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Price } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { StatusTag } from '@mall/ui/status-tag'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { productHref } from '../../../site/routes.ts'
import type { PlanLine } from './plan-edits.ts'
import * as S from './ProductSelect.styles.ts'

interface PlanLineRowProps {
  readonly line: PlanLine
  /** Another plan is on its way. */
  readonly updating: boolean
  readonly onQuantityChange: (quantity: number) => void
  readonly onLock: (isLocked: boolean) => void
  readonly onExchange: () => void
}

/** A line of a plan: what it is for, the product, how many, and why. */
export const PlanLineRow = ({ line, updating, onQuantityChange, onLock, onExchange }: PlanLineRowProps) => {
  const { NeedName, CustomerProductName: name, isLocked } = line
  return (
    <S.Line data-locked={isLocked ? '' : undefined}>
      <S.NeedName>
        <span>{NeedName}</span>
        {isLocked ? <StatusTag tone="info">已锁定</StatusTag> : null}
        {line.IsNonAgreed ? <StatusTag tone="neutral">非协议商品</StatusTag> : null}
        {line.Stock.State === 'inStock' ? null : <StatusTag tone="warning">{line.Stock.Text}</StatusTag>}
      </S.NeedName>
      <Goods product={line} size={56} href={productHref(line.ProductCode)}>
        <small>
          <Price value={line.Price} size="small" unit={line.Unit} />
        </small>
      </Goods>
      <S.Reason>{line.Reason}</S.Reason>
      <S.LineFoot>
        <QuantityStepper aria-label={`数量 ${name}`} value={line.Quantity} onValueChange={onQuantityChange} min={line.MOQ} step={line.Step} max={line.MaxQty} />
        <S.LineActions>
          <Button
            variant="text"
            icon={<Icon name="refresh" size={16} />}
            aria-label={`换一个 ${NeedName}`}
            title={line.Others === 0 ? '没有其他合适的商品' : undefined}
            disabled={isLocked || updating || line.Others === 0}
            onClick={onExchange}
          >
            换一个
          </Button>
          <Button variant="text" icon={<Icon name="lock" size={16} />} aria-pressed={isLocked} aria-label={`锁定 ${NeedName}`} onClick={() => onLock(!isLocked)}>
            锁定
          </Button>
        </S.LineActions>
        <Price value={line.Subtotal} />
      </S.LineFoot>
    </S.Line>
  )
}
