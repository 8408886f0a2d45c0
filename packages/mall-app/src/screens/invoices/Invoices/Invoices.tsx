import { useNavigate } from 'react-router-dom'
import { LazyInvoiceDialogs } from '../../../features/invoice/LazyInvoiceDialogs.tsx'
import { useInvoiceTasks } from '../../../features/invoice/use-invoice-tasks.ts'
import { href } from '../../../site/routes.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { invoicesList } from './invoices-list.ts'
import { InvoicesView } from './InvoicesView.tsx'

/** `/userCenter/invoice/list` */
export const Invoices = () => {
  const navigate = useNavigate()
  const tasks = useInvoiceTasks()
  return (
    <>
      <InvoicesView
        state={useListPage(invoicesList)}
        pending={tasks.pending}
        onTask={tasks.start}
        onOpen={({ InvoiceId }) => void navigate(href('invoice', { id: InvoiceId }))}
      />
      <LazyInvoiceDialogs tasks={tasks} />
    </>
  )
}
