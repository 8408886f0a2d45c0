import { orderSumNames, type ApprovalDetail } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useMemo } from 'react'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { SumsPlace } from '../../../components/order-sums/OrderSums.styles.ts'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { ApprovalGoods, DraftBar, lastPaidText, LineQuantity, LineStrike, LineSubtotal } from '../../../features/approval/ApprovalGoods.tsx'
import type { LineDraft } from '../../../features/approval/use-line-draft.ts'
import { productHref } from '../../../site/routes.ts'
import * as S from './Approval.styles.ts'

type Line = ApprovalDetail['Lines'][number]

const lineKey = ({ LineId }: Line) => String(LineId)

const Product = ({ line, gone }: { readonly line: Line; readonly gone: boolean }) => (
  <Goods product={line} gone={gone} href={productHref(line.ProductCode)}>
    <small>{line.IsNonAgreed ? `${line.ProductCode} 非协议` : line.ProductCode}</small>
    {line.Remark ? <small>{`备注：${line.Remark}`}</small> : null}
  </Goods>
)

const columnsOf = (changes: ApprovalDetail['Changes'], draft: LineDraft | null): readonly TableColumn<Line>[] => [
  { key: 'Product', header: '商品', minWidth: 200, rowHeader: true, render: (line) => <Product line={line} gone={draft?.quantityOf(line) === 0} /> },
  {
    key: 'Price', header: '单价（元）', width: 112, align: 'end',
    render: ({ Price: price, Unit }) => (
      <S.Amounts>
        <span>{formatAmount(price)}</span>
        <Text size={12} tone="secondary">{`每${Unit}`}</Text>
      </S.Amounts>
    ),
  },
  {
    key: 'LastPaid', header: '上次成交（元）', width: 160, align: 'end',
    render: (line) => (
      <S.Amounts>
        {line.LastPaid === null ? null : <span>{formatAmount(line.LastPaid.Price)}</span>}
        <Text size={12} tone="secondary">{lastPaidText(line)}</Text>
      </S.Amounts>
    ),
  },
  { key: 'Quantity', header: '数量', width: draft === null ? (changes.length > 0 ? 112 : 72) : 208, align: 'end', render: (line) => <LineQuantity line={line} changes={changes} draft={draft} /> },
  { key: 'Subtotal', header: `${orderSumNames.subtotal}（元）`, width: 112, align: 'end', render: (line) => <LineSubtotal line={line} draft={draft} /> },
  ...(draft === null ? [] : [{ key: 'Strike', header: '操作', width: 64, align: 'end' as const, render: (line: Line) => <LineStrike line={line} draft={draft} /> }]),
]

/** What is in the order, beside what was paid for it last time, and what it comes to; an approver can lower quantities and strike lines. */
export const ApprovalLines = ({ approval, draft }: { readonly approval: ApprovalDetail; readonly draft: LineDraft | null }) => {
  const { Lines: lines, Changes: changed } = approval
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const columns = useMemo(() => columnsOf(changed, draft), [changed, draft])
  const aside = `${lines.length} 种，${lines.reduce((sum, { Quantity }) => sum + Quantity, 0)} 件`
  const changes = draft !== null && draft.edits.length > 0 ? <DraftBar draft={draft} /> : null
  if (!isPhone) {
    return (
      <Section title="商品" aside={aside} flush>
        <Table flush label="商品" columns={columns} rows={lines} rowKey={lineKey} estimatedRowHeight={56} />
        {changes}
        <SumsPlace>
          <OrderSums sums={approval} />
        </SumsPlace>
      </Section>
    )
  }
  return (
    <Section title="商品" aside={aside}>
      <Stack gap={16}>
        <ApprovalGoods approval={approval} draft={draft} />
        {changes}
        <div>
          <OrderSums sums={approval} />
        </div>
      </Stack>
    </Section>
  )
}
