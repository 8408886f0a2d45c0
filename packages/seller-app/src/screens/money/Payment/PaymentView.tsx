import { matchBasisNames, type SellerPaymentAction, type SellerPaymentDetail } from '@mall/api/seller/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { formatAmount, Ledger } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Inline, Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useMemo } from 'react'
import { Decision } from '../../../components/Decision.tsx'
import { PaymentTag } from '../../../components/PaymentTag.tsx'
import { href } from '../../../site/routes.ts'

type Match = SellerPaymentDetail['Matches'][number]
type Candidate = SellerPaymentDetail['Candidates'][number]
type Order = SellerPaymentDetail['Orders'][number]
type PaidOrder = SellerPaymentDetail['PaidOrders'][number]

export interface PaymentViewProps {
  readonly payment: SellerPaymentDetail
  readonly onMatch: () => void
  readonly onPayOrder: (order: Order) => void
  readonly onClaim: () => void
  readonly onUnmatch: (match: Match) => void
  readonly onVoid: () => void
}

const statementLink = (no: string) => <Link href={href('statement', {}, { no })}>{no}</Link>

const matchColumns = (mayUndo: boolean, onUnmatch: PaymentViewProps['onUnmatch']): readonly TableColumn<Match>[] => [
  { key: 'StatementNo', header: '对账单', width: 148, rowHeader: true, render: ({ StatementNo }) => statementLink(StatementNo) },
  { key: 'Amount', header: '金额（元）', width: 120, align: 'end', render: ({ Amount, UndoneTime }) => (UndoneTime === null ? formatAmount(Amount) : <s>{formatAmount(Amount)}</s>) },
  { key: 'Time', header: '经过', minWidth: 180, render: ({ Time, By, UndoneTime, UndoneBy, UndoReason }) => (UndoneTime === null ? `${By} ${formatInstant(Time)} 核销` : `${UndoneBy} ${formatInstant(UndoneTime)} 撤销：${UndoReason}`) },
  {
    key: 'Undo', header: '操作', width: 88, align: 'end',
    render: (match) =>
      mayUndo && match.UndoneTime === null ? (
        <Button variant="text" aria-label={`撤销 ${match.StatementNo} 的核销`} onClick={() => onUnmatch(match)}>
          撤销
        </Button>
      ) : null,
  },
]

/** On a phone the words are below the number. */
const matchColumnsOfPhone = (mayUndo: boolean, onUnmatch: PaymentViewProps['onUnmatch']): readonly TableColumn<Match>[] => {
  const [number, amount, words, undo] = matchColumns(mayUndo, onUnmatch)
  if (number === undefined || amount === undefined || words === undefined || undo === undefined) return []
  return [
    {
      ...number, width: undefined, minWidth: 168,
      render: (match, at) => (
        <Stack gap={0}>
          {number.render(match, at)}
          <Text>{amount.render(match, at)}</Text>
          <Text tone="secondary">{words.render(match, at)}</Text>
        </Stack>
      ),
    },
    { ...undo, width: 92 },
  ]
}

const candidateColumns: readonly TableColumn<Candidate>[] = [
  { key: 'StatementNo', header: '对账单', width: 148, rowHeader: true, render: ({ StatementNo }) => statementLink(StatementNo) },
  { key: 'UntilDay', header: '截止日', width: 104, render: ({ UntilDay }) => UntilDay },
  { key: 'Due', header: '到期', minWidth: 112, render: ({ DueOn, OverdueDays }) => (OverdueDays > 0 ? <Text tone="danger">{`逾期 ${OverdueDays} 天`}</Text> : (DueOn ?? '—')) },
  { key: 'Unpaid', header: '未付（元）', width: 120, align: 'end', render: ({ UnpaidAmount }) => formatAmount(UnpaidAmount) },
  { key: 'Suggested', header: '建议核销', width: 120, align: 'end', render: ({ Suggested }) => (Suggested === 0 ? '—' : formatAmount(Suggested)) },
]

const candidateColumnsOfPhone: readonly TableColumn<Candidate>[] = [
  {
    key: 'StatementNo', header: '对账单', minWidth: 160, rowHeader: true,
    render: ({ StatementNo, DueOn, OverdueDays }) => (
      <Stack gap={0}>
        {statementLink(StatementNo)}
        {OverdueDays > 0 ? <Text tone="danger">{`逾期 ${OverdueDays} 天`}</Text> : <Text tone="secondary">{`${DueOn ?? '—'} 到期`}</Text>}
      </Stack>
    ),
  },
  {
    key: 'Unpaid', header: '未付（元）', width: 128, align: 'end',
    render: ({ UnpaidAmount, Suggested }) => (
      <Stack gap={0}>
        <span>{formatAmount(UnpaidAmount)}</span>
        {Suggested === 0 ? null : <Text tone="secondary">{`建议 ${formatAmount(Suggested)}`}</Text>}
      </Stack>
    ),
  },
]

const orderLink = (no: string) => <Link href={href('orderDocument', {}, { no })}>{no}</Link>

const placedText = ({ OrderTime, UserName }: Order): string => `${formatInstant(OrderTime)} ${UserName}`

/** An order is paid in full: one that costs more than what is left has no button. */
const payButton = (rest: number, onPayOrder: PaymentViewProps['onPayOrder']) => (order: Order) =>
  order.PayableAmount > rest ? (
    <Text tone="secondary">余额不够</Text>
  ) : (
    <Button variant="text" aria-label={`确认到账 ${order.OrderNo}`} onClick={() => onPayOrder(order)}>
      确认到账
    </Button>
  )

const basisText = ({ Basis }: Order): string => (Basis === null ? '' : matchBasisNames[Basis])

const orderColumns = (rest: number, onPayOrder: PaymentViewProps['onPayOrder']): readonly TableColumn<Order>[] => [
  { key: 'OrderNo', header: '订单号', width: 180, rowHeader: true, render: ({ OrderNo }) => orderLink(OrderNo) },
  { key: 'Placed', header: '下单', minWidth: 180, render: placedText },
  { key: 'Basis', header: '线索', width: 120, render: basisText },
  { key: 'Payable', header: '应付（元）', width: 120, align: 'end', render: ({ PayableAmount }) => formatAmount(PayableAmount) },
  { key: 'Pay', header: '操作', width: 96, align: 'end', render: payButton(rest, onPayOrder) },
]

const orderColumnsOfPhone = (rest: number, onPayOrder: PaymentViewProps['onPayOrder']): readonly TableColumn<Order>[] => [
  {
    key: 'OrderNo', header: '订单号', minWidth: 176, rowHeader: true,
    render: (order) => (
      <Stack gap={0}>
        {orderLink(order.OrderNo)}
        <Text>{formatYuan(order.PayableAmount)}</Text>
        <Text tone="secondary">{[placedText(order), basisText(order)].filter((text) => text !== '').join('，')}</Text>
      </Stack>
    ),
  },
  { key: 'Pay', header: '操作', width: 104, align: 'end', render: payButton(rest, onPayOrder) },
]

const paidColumns: readonly TableColumn<PaidOrder>[] = [
  { key: 'OrderNo', header: '订单号', width: 180, rowHeader: true, render: ({ OrderNo }) => orderLink(OrderNo) },
  { key: 'Amount', header: '金额（元）', width: 120, align: 'end', render: ({ Amount }) => formatAmount(Amount) },
  { key: 'Time', header: '经过', minWidth: 140, render: ({ Time, By }) => `${By} ${formatInstant(Time)} 确认到账` },
]

const orderKey = ({ OrderNo }: { readonly OrderNo: string }) => OrderNo

const wordsOf = ({ State, Candidates, SuggestedCustomer, RestAmount }: SellerPaymentDetail): string => {
  if (State === 'unclaimed') return SuggestedCustomer === null ? '还不知道是谁付的。' : `可能是${SuggestedCustomer.Name}付的。`
  if (Candidates.length === 0) return `余额 ${formatYuan(RestAmount)}，客户没有已确认未付的对账单。`
  return `余额 ${formatYuan(RestAmount)}，客户有 ${Candidates.length} 份对账单未付。`
}

const statementKey = ({ StatementNo }: Candidate) => StatementNo
const matchKey = ({ MatchId }: Match) => String(MatchId)

/** 收款单: money that came in, what it was put on, and what it can be put on. */
export const PaymentView = ({ payment, onMatch, onPayOrder, onClaim, onUnmatch, onVoid }: PaymentViewProps) => {
  const { AllowActions, Matches, Candidates, Orders, PaidOrders, RestAmount } = payment
  const may = (action: SellerPaymentAction) => AllowActions.includes(action)
  const mayUndo = AllowActions.includes('Unmatch')
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const columns = useMemo(() => (isPhone ? matchColumnsOfPhone : matchColumns)(mayUndo, onUnmatch), [isPhone, mayUndo, onUnmatch])
  const columnsOfOrders = useMemo(() => (isPhone ? orderColumnsOfPhone : orderColumns)(RestAmount, onPayOrder), [isPhone, RestAmount, onPayOrder])
  const isUnclaimed = payment.EnterpriseId === null
  return (
    <Sheet data-density="default">
      <DocumentPage
        head={
          <PageHeader
            crumbs={<Breadcrumbs items={[{ label: '收款', href: href('payments') }, { label: payment.PaymentNo }]} />}
            fact={`${isUnclaimed ? payment.Payer : payment.EnterpriseName}付款 ${formatYuan(payment.Amount)}`}
            details={
              <>
                <PaymentTag payment={payment} />
                <span>{`${payment.PaidOn} 到账`}</span>
                <span>{`${payment.EnteredBy} ${formatInstant(payment.EnteredTime)} 登记`}</span>
              </>
            }
            actions={
              may('Claim') || may('Void') ? (
                <Inline>
                  {may('Claim') && !isUnclaimed ? <Button onClick={onClaim}>改客户</Button> : null}
                  {may('Void') ? <Button onClick={onVoid}>作废</Button> : null}
                </Inline>
              ) : undefined
            }
          />
        }
        rail={
          <>
            <Section title="金额">
              <Ledger
                lines={[{ label: '到账', amount: payment.Amount }, { label: '已核销', amount: -payment.MatchedAmount }]}
                sum={{ label: '可用余额', amount: payment.RestAmount }}
              />
            </Section>
            <Section title="银行流水">
              <DescriptionList
                items={[
                  { term: '客户', value: payment.EnterpriseId === null ? '待认领' : <Link href={href('customer', {}, { id: String(payment.EnterpriseId) })}>{payment.EnterpriseName}</Link> },
                  { term: '付款人', value: payment.Payer },
                  { term: '流水号', value: payment.Reference || '—' },
                  { term: '附言', value: payment.Note || '—' },
                  ...(payment.VoidTime === null ? [] : [{ term: '作废', value: `${formatInstant(payment.VoidTime)}：${payment.VoidReason}` }]),
                ]}
              />
            </Section>
          </>
        }
        decision={
          may('Match') && Candidates.length > 0 ? (
            <Decision words={wordsOf(payment)}>
              <Button variant="decisive" onClick={onMatch}>
                核销到对账单
              </Button>
            </Decision>
          ) : may('Claim') && isUnclaimed ? (
            <Decision words={wordsOf(payment)}>
              <Button variant="decisive" onClick={onClaim}>
                认领
              </Button>
            </Decision>
          ) : undefined
        }
      >
        <Section flush title="核销到" aside={payment.MatchedAmount === 0 ? undefined : `共 ${formatYuan(payment.MatchedAmount)}`}>
          {PaidOrders.length === 0 ? null : <Table flush label="付清的订单" columns={paidColumns} rows={PaidOrders} rowKey={orderKey} />}
          {PaidOrders.length > 0 && Matches.length === 0 ? null : <Table flush label="核销" columns={columns} rows={Matches} rowKey={matchKey} empty={<Text tone="secondary">还没有核销</Text>} />}
        </Section>
        {Candidates.length === 0 ? null : (
          <Section flush title="客户未付的对账单" aside="已确认的，最早到期的在前">
            <Table flush label="未付的对账单" columns={isPhone ? candidateColumnsOfPhone : candidateColumns} rows={Candidates} rowKey={statementKey} />
          </Section>
        )}
        {Orders.length === 0 || !may('Match') ? null : (
          <Section flush title="等转账的订单" aside="一单一次付清">
            <Table flush label="等转账的订单" columns={columnsOfOrders} rows={Orders} rowKey={orderKey} />
          </Section>
        )}
      </DocumentPage>
    </Sheet>
  )
}
