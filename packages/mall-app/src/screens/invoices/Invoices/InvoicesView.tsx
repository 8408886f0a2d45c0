import { invoiceStatus, type InvoiceList, type InvoiceSummary } from '@mall/api/contract'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { FactTint } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { StatusTag } from '@mall/ui/status-tag'
import { useMemo } from 'react'
import { invoicesDrawing } from '../../../components/drawings/invoices.tsx'
import { invoiceTone, invoiceWord } from '../../../features/invoice/invoice-status.ts'
import type { InvoiceTask } from '../../../features/invoice/invoice-task.ts'
import { href } from '../../../site/routes.ts'
import { InvoiceRowActions, invoicesColumns } from './invoices-columns.tsx'
import { invoicesList } from './invoices-list.ts'

export interface InvoicesViewProps {
  readonly state: ListState<InvoiceList, typeof invoicesList>
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: (task: InvoiceTask, invoice: InvoiceSummary) => void
  /** Enter on a row: the page of one. */
  readonly onOpen: (invoice: InvoiceSummary) => void
}

const invoiceId = ({ InvoiceId }: InvoiceSummary) => InvoiceId

const countIn = (counts: InvoiceList['StatusCounts'], ...statuses: readonly number[]): number =>
  counts.reduce((sum, { Status, Count }) => (statuses.includes(Status) ? sum + Count : sum), 0)

/** What was rejected, which the applicant may correct, and what is under way. */
const factOf = (counts: InvoiceList['StatusCounts']) => {
  const { pendingReview, rejected, issuing, reversing } = invoiceStatus
  const [refused, runs] = [countIn(counts, rejected), countIn(counts, pendingReview, issuing, reversing)]
  return (
    <>
      {runs === 0 ? '没有处理中的发票' : `${runs} 张商家处理中`}
      {refused === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${refused} 张被驳回`}</FactTint>
        </>
      )}
    </>
  )
}

/** 开票记录: a sentence of filters, and the invoices with what can be done. */
export const InvoicesView = ({ state, pending, onTask, onOpen }: InvoicesViewProps) => {
  const { data } = state
  const columns = useMemo(() => invoicesColumns({ pending, onTask }), [pending, onTask])
  return (
    <ListPage<InvoiceSummary>
      list={invoicesList}
      state={state}
      name="开票记录"
      fact={data && factOf(data.StatusCounts)}
      subject="发票"
      columns={columns}
      rowKey={invoiceId}
      countOf={countsOf(data)}
      empty={<Empty size="small" title="暂无开票记录" picture={invoicesDrawing} action={<Button href={href('invoiceApply')}>去申请开票</Button>} />}
      onOpen={onOpen}
      renderCard={(invoice) => (
        <ListCard
          start={
            <>
              <strong>{invoice.TypeName}</strong> <Link href={href('invoice', { id: invoice.InvoiceId })}>{invoice.InvoiceId}</Link>
            </>
          }
          end={<StatusTag tone={invoiceTone(invoice.Status)}>{invoiceWord(invoice)}</StatusTag>}
          about={invoice.Title}
          amount={<Price value={invoice.Amount} size="large" />}
          note={`${formatInstant(invoice.ApplyTime)} 申请，${invoice.OrderCount} 单`}
          actions={<InvoiceRowActions invoice={invoice} pending={pending} onTask={(task) => onTask(task, invoice)} />}
        />
      )}
    />
  )
}
