import type { ApprovalDetail } from '@mall/api/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { formatAmount } from '@mall/ui/ledger'
import { formatYuan, Price } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { Text } from '@mall/ui/text'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { productHref } from '../../site/routes.ts'
import { ChangedQuantity } from './ChangedQuantity.tsx'
import * as S from './lines.styles.ts'
import type { LineDraft } from './use-line-draft.ts'

type Line = ApprovalDetail['Lines'][number]

/** How the price differs from the one that was paid last. */
export const lastPaidText = ({ Price: price, LastPaid }: Line): string => {
  if (LastPaid === null) return '首次购买'
  if (price === null || LastPaid.Price === null) return formatDay(LastPaid.Time)
  const fen = Math.round(price * 100) - Math.round(LastPaid.Price * 100)
  const difference = fen === 0 ? '持平' : fen < 0 ? `低 ${formatAmount(-fen / 100)}` : `高 ${formatAmount(fen / 100)}`
  return `${formatDay(LastPaid.Time)}，${difference}`
}

interface LineQuantityProps {
  readonly line: Line
  /** What approvers changed before. */
  readonly changes: ApprovalDetail['Changes']
  /** Null: the viewer may not change it. */
  readonly draft: LineDraft | null
}

/** The quantity that was asked for, before any approver lowered it. */
const askedForOf = ({ ProductCode, Quantity }: Line, changes: ApprovalDetail['Changes']): number =>
  changes.filter((change) => change.ProductCode === ProductCode).toSorted((one, other) => one.Time.localeCompare(other.Time))[0]?.FromQuantity ?? Quantity

/** The quantity of a line, beside the one that was asked for where it is another; for users who may lower it, a field. */
export const LineQuantity = ({ line, changes, draft }: LineQuantityProps) => {
  const askedFor = askedForOf(line, changes)
  if (draft === null) return <ChangedQuantity from={askedFor} to={line.Quantity} />
  const quantity = draft.quantityOf(line)
  const isStruck = quantity === 0
  return (
    <S.LineQuantity data-changed={quantity === line.Quantity ? undefined : ''}>
      {quantity === askedFor ? null : <s>{askedFor}</s>}
      {quantity === askedFor || isStruck ? null : <span>改成</span>}
      {isStruck ? (
        <Text tone="secondary">已划去</Text>
      ) : (
        <QuantityStepper
          aria-label={`${line.CustomerProductName} 数量`}
          min={Math.min(line.MOQ, line.Quantity)}
          step={line.Step}
          max={line.Quantity}
          value={quantity}
          disabled={draft.pending}
          onValueChange={(value) => draft.change(line, value)}
        />
      )}
    </S.LineQuantity>
  )
}

/** Strikes a line, or takes it back in. */
export const LineStrike = ({ line, draft }: { readonly line: Line; readonly draft: LineDraft }) => {
  const isStruck = draft.quantityOf(line) === 0
  const text = isStruck ? '恢复' : '划去'
  return (
    <Button variant="text" disabled={draft.pending} aria-label={`${text} ${line.CustomerProductName}`} onClick={() => draft.change(line, isStruck ? line.Quantity : 0)}>
      {text}
    </Button>
  )
}

/** What a line comes to; of one that is struck what it came to. */
export const LineSubtotal = ({ line, draft }: Pick<LineQuantityProps, 'line' | 'draft'>) => {
  if (draft === null) return formatAmount(line.Subtotal)
  return draft.quantityOf(line) === 0 ? <S.Gone>{formatAmount(line.Subtotal)}</S.Gone> : formatAmount(draft.subtotalOf(line))
}

/** What is in the order where there is no room for a table: on a phone, and beside the list. */
export const ApprovalGoods = ({ approval: { Lines: lines, Changes }, draft }: { readonly approval: Pick<ApprovalDetail, 'Lines' | 'Changes'>; readonly draft: LineDraft | null }) => (
  <GoodsList>
    {lines.map((line) => (
      <li key={line.LineId}>
        <Goods product={line} gone={draft?.quantityOf(line) === 0} href={productHref(line.ProductCode)}>
          <small>{`${formatAmount(line.Price)} × ${line.Quantity} ${line.Unit}${line.IsNonAgreed ? '，非协议' : ''}`}</small>
          <small>{line.LastPaid === null ? '首次购买' : `上次 ${formatAmount(line.LastPaid.Price)}（${lastPaidText(line)}）`}</small>
          {draft === null && askedForOf(line, Changes) === line.Quantity ? null : (
            <S.LineEdit>
              <LineQuantity line={line} changes={Changes} draft={draft} />
              {draft === null ? null : <LineStrike line={line} draft={draft} />}
            </S.LineEdit>
          )}
        </Goods>
        {draft?.quantityOf(line) === 0 ? <S.Gone>{formatYuan(line.Subtotal)}</S.Gone> : <Price value={draft === null ? line.Subtotal : draft.subtotalOf(line)} />}
      </li>
    ))}
  </GoodsList>
)

/** What the changes come to before they are saved. The price of a tier and the freight follow when they are. */
export const DraftBar = ({ draft }: { readonly draft: LineDraft }) => (
  <S.DraftBar role="status">
    <span>
      {draft.strikesAll ? '不能划去全部商品，请改为驳回' : `改了 ${draft.edits.length} 种，商品约 ${formatYuan(draft.goodsBefore)} → ${formatYuan(draft.goodsAfter)}`}
    </span>
    <Button disabled={draft.pending} onClick={draft.reset}>
      全部恢复
    </Button>
    <Button loading={draft.pending} disabled={draft.strikesAll} onClick={draft.save}>
      保存调整
    </Button>
  </S.DraftBar>
)
