import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LazyInvoiceDialogs } from '../../../features/invoice/LazyInvoiceDialogs.tsx'
import { useInvoiceTasks } from '../../../features/invoice/use-invoice-tasks.ts'
import { href } from '../../../site/routes.ts'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { InvoiceDetailView } from './InvoiceDetailView.tsx'

/** Anything else is not the number of an invoice, so nothing is requested. */
const invoiceIdForm = /^KP\d{12,18}$/

const unknown = <PageUnknown subject="发票" action={<Button href={href('invoices')}>查看开票记录</Button>} />

/** `/userCenter/invoice/detail?id={InvoiceId}` */
export const InvoiceDetail = (): ReactNode => {
  const invoiceId = useScreenQuery<'invoice'>()('id').trim()
  return invoiceIdForm.test(invoiceId) ? <KnownInvoice key={invoiceId} invoiceId={invoiceId} /> : unknown
}

/** An invoice moves by the issuer's work, so it is always read again. */
const KnownInvoice = ({ invoiceId }: { readonly invoiceId: string }) => {
  const { key } = useViewer()
  const query = useQuery({ ...callQuery(useMall(), 'POST /api/Invoice/Detail', key, { InvoiceId: invoiceId }), staleTime: 0 })
  const tasks = useInvoiceTasks()
  return (
    <>
      <QueryState
        query={query}
        skeleton={<ScreenLoading kind="detail" label="发票详情加载中" />}
        notFound={unknown}
      >
        {(invoice) => <InvoiceDetailView invoice={invoice} pending={tasks.pending} onTask={(task) => tasks.start(task, invoice)} onDownload={(file) => tasks.downloadFile(invoiceId, file)} />}
      </QueryState>
      <LazyInvoiceDialogs tasks={tasks} />
    </>
  )
}
