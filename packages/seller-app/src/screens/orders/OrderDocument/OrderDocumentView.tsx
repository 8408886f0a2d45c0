import { orderStatus, orderSumNames } from '@mall/api/contract'
import type { SellerOrderDetail, StatementTerms } from '@mall/api/seller/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { Shortages } from '@mall/app-kit/goods/Shortages.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Ledger } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { StatusTag } from '@mall/ui/status-tag'
import { Timeline } from '@mall/ui/timeline'
import type { ReactNode } from 'react'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { href } from '../../../site/routes.ts'
import { OrderTag } from '../../../components/OrderTag.tsx'
import { Decision } from '../../../components/Decision.tsx'
import { isPickable } from '../../../components/order-papers.ts'
import * as S from './OrderDocument.styles.ts'
import { OrderLines } from './OrderLines.tsx'
import { Packages } from './Packages.tsx'
import type { WrittenKind } from './WriteDialog.tsx'
import { PackageForm, type ShipOrder } from './PackageForm.tsx'

export interface OrderDocumentViewProps {
  readonly order: SellerOrderDetail
  /** What the company may owe; undefined where that is not to be seen. */
  readonly credit?: NonNullable<StatementTerms['Credit']> | undefined
  /** 确认, 同意超额 or 收回 is under way. */
  readonly pending: boolean
  readonly onAccept: () => void
  /** Agrees to what is above the credit of the company. */
  readonly onAllowCredit: () => void
  /** Asks why it is not agreed to. */
  readonly onRefuseCredit: () => void
  readonly onTakeBack: () => void
  readonly onTrack: (packageNo: string) => void
  /** Says what becomes of pieces of a line that are not there. */
  readonly onShort: (lineId: number) => void
  readonly onWrite: (kind: WrittenKind) => void
  /** Writes down the transfer by which money went back. */
  readonly onRefund: () => void
  /** Asks for a lower freight. */
  readonly onFreight: () => void
  /** Saves the list to pick its goods by. */
  readonly onPickList: () => void
  /** Saves the delivery note of a package. */
  readonly onDeliveryNote: (packageNo: string) => void
  /** Saves the label of a package; undefined for those who do not ship. */
  readonly onLabel?: ((packageNo: string) => void) | undefined
  /** A paper is on its way. */
  readonly printing: boolean
  readonly ship: ShipOrder
  /** Reads the order again, when somebody else was faster. */
  readonly onRefresh: () => Promise<void>
}

/** One fact in words: who wants how much, and until when. */
const factOf = ({ EnterpriseName, Lines, PayableAmount, DeliveryDate }: SellerOrderDetail): string =>
  `${EnterpriseName}要 ${Lines.length} 种 ${formatYuan(PayableAmount)}${DeliveryDate === null ? '' : `，期望 ${DeliveryDate} 送达`}`

const Head = ({ order, printing, onPickList }: Pick<OrderDocumentViewProps, 'order' | 'printing' | 'onPickList'>) => (
  <PageHeader
    actions={
      isPickable(order) ? (
        <Button loading={printing} onClick={onPickList}>
          拣货单
        </Button>
      ) : undefined
    }
    crumbs={<Breadcrumbs items={[{ label: '订单', href: href('orders') }, { label: order.OrderNo }]} />}
    fact={
      <>
        {factOf(order)}
        {order.OverCreditAmount === null ? null : (
          <>
            ，<FactTint tone="danger">超出信用额度 {formatYuan(order.OverCreditAmount)}</FactTint>
          </>
        )}
      </>
    }
    details={
      <>
        <OrderTag order={order} />
        {order.OverCreditAmount === null ? null : <StatusTag tone="danger">超额待批</StatusTag>}
        <span>{order.UserName}</span>
        <span>{order.PaymentTypeName}</span>
        <span>{formatInstant(order.OrderTime)} 下单</span>
        <TimeLeftFact of={order} />
      </>
    }
  />
)

/** What the company may owe, and what is left of it, where the order is above that. */
const CreditPart = ({ order: { EnterpriseId, OverCreditAmount }, credit }: { readonly order: SellerOrderDetail; readonly credit: NonNullable<StatementTerms['Credit']> | undefined }) =>
  OverCreditAmount === null || credit === undefined ? null : (
    <Section title="信用额度" action={<Link href={href('customer', {}, { id: String(EnterpriseId) })}>看客户</Link>}>
      <Ledger
        lines={[
          { label: '授信', amount: credit.LimitAmount },
          { label: '已用，含这一单', amount: credit.UsedAmount },
          { label: '可用', amount: credit.FreeAmount },
        ]}
        sum={{ label: '这一单超出', amount: OverCreditAmount }}
      />
    </Section>
  )

const Facts = ({ order: { Address, Remark, PoNo, DeliveryDate } }: { readonly order: SellerOrderDetail }) => (
  <Section title="收货">
    <DescriptionList
      items={[
        { term: '送到', value: Address.FullAddress },
        { term: '收货人', value: `${Address.Consignee} ${Address.Mobile}` },
        { term: '期望送达', value: DeliveryDate ?? '' },
        { term: '采购单号', value: PoNo },
        { term: '买家备注', value: Remark },
      ]}
    />
  </Section>
)

/** What happened, and what the staff wrote to each other of it, the newest first. */
const Log = ({ order: { Logs, Notes, AllowActions }, onWrite }: Pick<OrderDocumentViewProps, 'order' | 'onWrite'>) => {
  const entries = [...Logs.map((one) => ({ ...one, isNote: false })), ...Notes.map((one) => ({ ...one, isNote: true }))].toSorted((one, other) => other.Time.localeCompare(one.Time))
  return (
    <Section
      title="经过"
      action={
        AllowActions.includes('Write') ? (
          <>
            <Button variant="text" onClick={() => onWrite('note')}>
              写备注
            </Button>
            <Button variant="text" onClick={() => onWrite('message')}>
              给买家留言
            </Button>
          </>
        ) : null
      }
    >
      <Timeline items={entries.map(({ Time, Operator, Text: title, isNote }, at) => ({ id: `${at}`, title, time: formatInstant(Time), description: isNote ? `${Operator}，备注，买家看不到` : Operator }))} />
    </Section>
  )
}

const sumsOf = ({ GoodsAmount, Freight, PayableAmount, RefusedAmount, RefundAmount, NetAmount }: SellerOrderDetail) => {
  const ordered = [{ label: orderSumNames.goods, amount: GoodsAmount }, { label: orderSumNames.freight, amount: Freight }]
  const payable = { label: orderSumNames.payable, amount: PayableAmount }
  const back = [{ label: orderSumNames.refused, amount: -RefusedAmount }, { label: orderSumNames.refunded, amount: -RefundAmount }].filter(({ amount }) => amount < 0)
  return back.length === 0 ? { lines: ordered, sum: payable } : { lines: [...ordered, payable, ...back], sum: { label: orderSumNames.net, amount: NetAmount } }
}

/** What the order comes to, and what of the payments went back or has to: the same words as the buyer reads. */
const Sums = ({ order, onRefund, onFreight }: Pick<OrderDocumentViewProps, 'order' | 'onRefund' | 'onFreight'>) => {
  const back = [{ label: orderSumNames.paidBack, amount: order.PaidBackAmount }, { label: orderSumNames.payingBack, amount: order.PayingBackAmount }].filter(({ amount }) => amount > 0)
  return (
    <Section
      title="金额"
      action={
        <>
          {order.AllowActions.includes('SetFreight') ? (
            <Button variant="text" onClick={onFreight}>
              改运费
            </Button>
          ) : null}
          {order.AllowActions.includes('Refund') ? (
            <Button variant="text" onClick={onRefund}>
              登记退款
            </Button>
          ) : null}
        </>
      }
    >
      <S.Sums>
        <Ledger {...sumsOf(order)} />
        {back.length > 0 ? <Ledger lines={back} /> : null}
      </S.Sums>
    </Section>
  )
}

interface PageProps extends Pick<OrderDocumentViewProps, 'order' | 'credit' | 'onTrack' | 'onShort' | 'onWrite' | 'onRefund' | 'onFreight' | 'onPickList' | 'onDeliveryNote' | 'onLabel' | 'printing'> {
  /** Beside the lines, above all else: the package that is made. */
  readonly packing?: ReactNode
  readonly decision?: ReactNode
}

const Page = ({ order, credit, onTrack, onShort, onWrite, onRefund, onFreight, onPickList, onDeliveryNote, onLabel, printing, packing, decision }: PageProps) => (
  <Sheet data-density="default">
    <DocumentPage
      head={<Head order={order} printing={printing} onPickList={onPickList} />}
      rail={
        <>
          {packing}
          <CreditPart order={order} credit={credit} />
          <Facts order={order} />
          <Packages order={order} onTrack={order.AllowActions.includes('Track') ? onTrack : undefined} onDeliveryNote={onDeliveryNote} onLabel={onLabel} printing={printing} />
          <Log order={order} onWrite={onWrite} />
        </>
      }
      decision={decision}
    >
      <OrderLines order={order} packing={packing !== undefined} onShort={order.AllowActions.includes('Shortage') ? onShort : undefined} />
      <Shortages shortages={order.Shortages} />
      <Sums order={order} onRefund={onRefund} onFreight={onFreight} />
    </DocumentPage>
  </Sheet>
)

/** An order from its confirmation to its last package. */
export const OrderDocumentView = ({ order, pending, onAccept, onAllowCredit, onRefuseCredit, onTakeBack, ship, onRefresh, ...rest }: OrderDocumentViewProps) => {
  const page = { order, ...rest }
  if (order.AllowActions.includes('Ship')) {
    return <PackageForm order={order} ship={ship} onRefresh={onRefresh} render={(packing, decision) => <Page {...page} packing={packing} decision={decision} />} />
  }
  if (order.AllowActions.includes('DecideCredit')) {
    return (
      <Page
        {...page}
        decision={
          <Decision words={'财务同意超出的额度后才能确认订单；不同意则取消订单，库存和预算退回。'}>
            <Button disabled={pending} onClick={onRefuseCredit}>
              不同意
            </Button>
            <Button variant="decisive" loading={pending} onClick={onAllowCredit}>
              同意超额
            </Button>
          </Decision>
        }
      />
    )
  }
  if (order.AllowActions.includes('Accept')) {
    return (
      <Page
        {...page}
        decision={
          <Decision words="确认后开始备货，买家会在订单里看到。">
            <Button variant="decisive" loading={pending} onClick={onAccept}>
              确认订单
            </Button>
          </Decision>
        }
      />
    )
  }
  if (order.AllowActions.includes('TakeBack')) {
    return (
      <Page
        {...page}
        decision={
          <Decision words={`可再销售的商品重新入库${order.Status === orderStatus.refused ? '，订单随之关闭' : ''}。`}>
            <Button variant="decisive" loading={pending} onClick={onTakeBack}>
              拒收入库
            </Button>
          </Decision>
        }
      />
    )
  }
  return <Page {...page} />
}
