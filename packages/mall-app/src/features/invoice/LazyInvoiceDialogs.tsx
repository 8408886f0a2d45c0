import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Suspense } from 'react'
import type { InvoiceTasks } from './use-invoice-tasks.ts'

const Dialogs = lazyInPage(async () => (await import('./InvoiceDialogs.tsx')).InvoiceDialogs)

/** The dialogs of invoices, loaded with the first one that is opened. */
export const LazyInvoiceDialogs = ({ tasks }: { readonly tasks: InvoiceTasks }) => <Suspense>{tasks.open ? <Dialogs tasks={tasks} /> : null}</Suspense>
