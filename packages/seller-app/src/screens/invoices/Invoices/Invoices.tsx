import { useListPage } from '../../../queries/use-list-page.ts'
import { invoicesList } from './invoices-list.ts'
import { InvoicesView } from './InvoicesView.tsx'

/** `/seller/invoices` */
export const Invoices = () => <InvoicesView state={useListPage(invoicesList)} />
