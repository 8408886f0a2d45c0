import { orderSumNames, type ApprovalDetail } from '@mall/api/contract'
import { useMediaQuery } from '@mall/app-kit/page/use-media-query.ts'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { formatAmount } from '@mall/ui/ledger'
import { formatYuan, Price } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { Section } from '@mall/ui/section'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries } from '@mall/ui/theme'
import { useMemo } from 'react'
import { Goods, GoodsList } from '../../../components/goods/Goods.tsx'
import { productHref } from '../../../site/routes.ts'
import * as S from './Approval.styles.ts'
import type { LineDraft } from './use-line-draft.ts'

type Line = ApprovalDetail['Lines'][number]

const lineKey = ({ LineId }: Line) => String(LineId)

/** How the price differs from the one that was paid last. */
const lastPaidText = ({ Price: price, LastPaid }: Line): string => {
  if (LastPaid === null) return '首次购买'
  if (price === null || LastPaid.Price === null) return formatDay(LastPaid.Time)
  const fen = Math.round(price * 100) - Math.round(LastPaid.Price * 100)
  const difference = fen === 0 ? '持平' : fen < 0 ? `低 ${formatAmount(-fen / 100)}` : `高 ${formatAmount(fen / 100)}`
  return `${formatDay(LastPaid.Time)}，${difference}`
}

const Product = ({ line }: { readonly line: Line }) => (
  <Goods product={line} href={productHref(line.ProductCode)}>
    <small>{line.IsNonAgreed ? `${line.ProductCode} 非协议` : line.ProductCode}</small>
    {line.Remark ? <small>{`备注：${line.Remark}`}</small> : null}
  </Goods>
)

interface LineQuantityProps {
  readonly line: Line
  /** Null: the viewer may not change it. */
  readonly draft: LineDraft | null
}

/** The quantity of a line; for users who may lower it, with the old one beside the new one. */
const LineQuantity = ({ line, draft }: LineQuantityProps) => {
  if (draft === null) return line.Quantity
  const quantity = draft.quantityOf(line)
  const isStruck = quantity === 0
  return (
    <S.LineQuantity>
      {quantity === line.Quantity ? null : <s>{line.Quantity}</s>}
      {isStruck ? (
        <Text tone="secondary">已划去</Text>
      ) : (
        <QuantityStepper
          aria-label={`${line.CustomerProductName} 数量`}
          min={1}
          max={line.Quantity}
          value={quantity}
          disabled={draft.pending}
          onValueChange={(value) => draft.change(line, value)}
        />
      )}
      <Button
        variant="text"
        disabled={draft.pending}
        aria-label={`${isStruck ? '恢复' : '划去'} ${line.CustomerProductName}`}
        onClick={() => draft.change(line, isStruck ? line.Quantity : 0)}
      >
        {isStruck ? '恢复' : '划去'}
      </Button>
    </S.LineQuantity>
  )
}

const subtotalOf = (line: Line, draft: LineDraft | null): number | null => (draft === null ? line.Subtotal : draft.subtotalOf(line))

const columnsOf = (draft: LineDraft | null): readonly TableColumn<Line>[] => [
  { key: 'Product', header: '商品', minWidth: 200, rowHeader: true, render: (line) => <Product line={line} /> },
  { key: 'Price', header: '单价', width: 104, align: 'end', render: ({ Price: price, Unit }) => <Price value={price} unit={Unit} /> },
  {
    key: 'LastPaid', header: '上次成交', width: 160, align: 'end',
    render: (line) => (
      <S.LastPaid>
        {line.LastPaid === null ? null : <span>{formatAmount(line.LastPaid.Price)}</span>}
        <Text size={12} tone="secondary">{lastPaidText(line)}</Text>
      </S.LastPaid>
    ),
  },
  { key: 'Quantity', header: '数量', width: draft === null ? 72 : 240, align: 'end', render: (line) => <LineQuantity line={line} draft={draft} /> },
  { key: 'Subtotal', header: orderSumNames.subtotal, width: 112, align: 'end', render: (line) => <Price value={subtotalOf(line, draft)} /> },
]

/** What is in the order, beside what was paid for it last time; an approver can lower quantities and strike lines. */
export const ApprovalLines = ({ lines, draft }: { readonly lines: readonly Line[]; readonly draft: LineDraft | null }) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const columns = useMemo(() => columnsOf(draft), [draft])
  const aside = `${lines.length} 种，${lines.reduce((sum, { Quantity }) => sum + Quantity, 0)} 件`
  const changes = draft !== null && draft.edits.length > 0 ? <DraftBar draft={draft} /> : null
  if (!isPhone) {
    return (
      <Section title="商品" aside={aside} flush>
        <Table flush label="商品" columns={columns} rows={lines} rowKey={lineKey} estimatedRowHeight={56} />
        {changes}
      </Section>
    )
  }
  return (
    <Section title="商品" aside={aside}>
      <GoodsList>
        {lines.map((line) => (
          <li key={line.LineId}>
            <Goods product={line} href={productHref(line.ProductCode)}>
              <small>{`${formatAmount(line.Price)} × ${line.Quantity} ${line.Unit}${line.IsNonAgreed ? '，非协议' : ''}`}</small>
              <small>{line.LastPaid === null ? '首次购买' : `上次 ${formatAmount(line.LastPaid.Price)}（${lastPaidText(line)}）`}</small>
              {draft === null ? null : <LineQuantity line={line} draft={draft} />}
            </Goods>
            <Price value={subtotalOf(line, draft)} />
          </li>
        ))}
      </GoodsList>
      {changes}
    </Section>
  )
}

/** What the changes come to before they are saved. The price of a tier and the freight follow when they are. */
const DraftBar = ({ draft }: { readonly draft: LineDraft }) => (
  <S.DraftBar role="status">
    <span>
      {draft.strikesAll ? '不能划去全部商品，请改为驳回' : `改了 ${draft.edits.length} 种，商品约 ${formatYuan(draft.goodsBefore)} → ${formatYuan(draft.goodsAfter)}`}
    </span>
    <Button disabled={draft.pending} onClick={draft.reset}>
      全部恢复
    </Button>
    <Button variant="primary" loading={draft.pending} disabled={draft.strikesAll} onClick={draft.save}>
      保存调整
    </Button>
  </S.DraftBar>
)
