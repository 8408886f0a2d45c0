import { invoiceStatus } from '@mall/api/contract'
import type { SellerInvoice, SellerInvoiceList } from '@mall/api/seller/contract'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { companyTrees } from '../../../components/company-filter.ts'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { InvoiceTag } from '../../../components/InvoiceTag.tsx'
import { invoiceHref, invoicesColumns } from './invoices-columns.tsx'
import { invoicesList } from './invoices-list.ts'

export interface InvoicesViewProps {
  readonly state: ListState<SellerInvoiceList, typeof invoicesList>
}

const countOf = ({ StatusCounts }: SellerInvoiceList, status: number): number => StatusCounts.find(({ Status }) => Status === status)?.Count ?? 0

/** What waits for the seller, each by what has to be done. */
const factOf = (data: SellerInvoiceList): string => {
  const parts = [
    [countOf(data, invoiceStatus.pendingReview), '张待审核'],
    [countOf(data, invoiceStatus.issuing), '张待开具'],
    [countOf(data, invoiceStatus.reversing), '张待红冲'],
  ] as const
  return parts.every(([count]) => count === 0) ? '没有等您开具的发票' : parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`).join('，')
}

const invoiceId = ({ InvoiceId }: SellerInvoice) => InvoiceId

/** 发票: what customers have applied for, from the application to the red letter. */
export const InvoicesView = ({ state }: InvoicesViewProps) => {
  const { data } = state
  return (
    <ListPage<SellerInvoice>
      list={invoicesList}
      state={state}
      name="发票"
      fact={data && factOf(data)}
      subject="开票申请"
      columns={invoicesColumns}
      trees={companyTrees(state)}
      rowKey={invoiceId}
      countOf={countsOf(data)}
      renderCard={(invoice) => (
        <ListCard
          start={
            <>
              <strong>{invoice.TypeName}</strong> <Link href={invoiceHref(invoice.InvoiceId)}>{invoice.InvoiceId}</Link>
            </>
          }
          end={<InvoiceTag invoice={invoice} />}
          about={invoice.Title}
          amount={<Price value={invoice.Amount} size="large" />}
          note={
            <>
              {`${formatInstant(invoice.ApplyTime)} 申请`}
              <TimeLeftFact of={invoice} before="，" />
            </>
          }
        />
      )}
    />
  )
}
