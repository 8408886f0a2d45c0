import type { SellerPayment, SellerPaymentList, SellerPaymentState } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { FactTint } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { PaymentTag } from '../../../components/PaymentTag.tsx'
import { href } from '../../../site/routes.ts'
import { paymentsList } from './payments-list.ts'

export interface PaymentsViewProps {
  readonly state: ListState<SellerPaymentList, typeof paymentsList>
  readonly onEnter: () => void
  readonly onImport: () => void
}

const paymentNo = ({ PaymentNo }: SellerPayment) => PaymentNo

const countOf = ({ StateCounts, All }: SellerPaymentList, state: string | number | null): number => (state === null ? All : (StateCounts.find(({ State }) => State === state)?.Count ?? 0))

const numberLink = ({ PaymentNo }: SellerPayment) => <Link href={href('payment', {}, { no: PaymentNo })}>{PaymentNo}</Link>

const customerOf = ({ EnterpriseName }: SellerPayment) => (EnterpriseName === '' ? <Text tone="secondary">—</Text> : EnterpriseName)

const columns: readonly TableColumn<SellerPayment>[] = [
  { key: 'PaymentNo', header: '收款单号', width: 148, rowHeader: true, render: numberLink },
  { key: 'PaidOn', header: '到账日', width: 104, sort: true, render: ({ PaidOn }) => PaidOn },
  { key: 'Customer', header: '客户', minWidth: 140, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: customerOf },
  { key: 'Payer', header: '付款人', minWidth: 140, ellipsis: true, title: ({ Payer }) => Payer, render: ({ Payer }) => Payer },
  { key: 'Reference', header: '流水号', width: 152, ellipsis: true, title: ({ Reference }) => Reference, render: ({ Reference }) => Reference || '—' },
  { key: 'Amount', header: '金额（元）', width: 120, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => formatAmount(Amount) },
  { key: 'Rest', header: '余额（元）', width: 120, align: 'end', ellipsis: true, render: ({ RestAmount }) => formatAmount(RestAmount) },
  { key: 'State', header: '状态', width: 104, render: (payment) => <PaymentTag payment={payment} /> },
]

const unclaimed: SellerPaymentState = 'unclaimed'

/** What can still be used, and what nobody has claimed. */
const FactOf = ({ data }: { readonly data: SellerPaymentList }) => {
  const count = countOf(data, unclaimed)
  return (
    <>
      {data.RestAmount === 0 ? '收到的钱都已核销' : `可用余额 ${formatYuan(data.RestAmount)}`}
      {count === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${count} 笔待认领 ${formatYuan(data.UnclaimedAmount)}`}</FactTint>
        </>
      )}
    </>
  )
}

/** 收款: money that came in, whose it is, and what of it is still to be put on statements. */
export const PaymentsView = ({ state, onEnter, onImport }: PaymentsViewProps) => {
  const { data } = state
  return (
    <ListPage<SellerPayment>
      list={paymentsList}
      state={state}
      name="收款"
      fact={data && <FactOf data={data} />}
      subject="收款"
      columns={columns}
      rowKey={paymentNo}
      countOf={(tab) => data && countOf(data, tab)}
      action={
        data?.CanEnter === false ? undefined : (
          <>
            <Button disabled={data === undefined} onClick={onImport}>
              导入银行流水
            </Button>
            <Button variant="decisive" disabled={data === undefined} onClick={onEnter}>
              登记收款
            </Button>
          </>
        )
      }
      empty={<Empty size="small" title="还没有收款">登记一笔到账，或导入银行流水</Empty>}
      renderCard={(payment) => (
        <ListCard
          start={numberLink(payment)}
          end={<PaymentTag payment={payment} />}
          about={<Text>{payment.EnterpriseName === '' ? payment.Payer : payment.EnterpriseName}</Text>}
          amount={<Price value={payment.Amount} size="large" />}
          note={`${payment.PaidOn} 到账${payment.RestAmount === 0 ? '' : `，余额 ${formatYuan(payment.RestAmount)}`}`}
        />
      )}
    />
  )
}
