import { lazy, Suspense } from 'react'
import type { InvoiceTasks } from './use-invoice-tasks.ts'

const Dialogs = lazy(async () => ({ default: (await import('./InvoiceDialogs.tsx')).InvoiceDialogs }))

/** The dialogs of invoices, loaded with the first one that is opened. */
export const LazyInvoiceDialogs = ({ tasks }: { readonly tasks: InvoiceTasks }) => <Suspense>{tasks.open ? <Dialogs tasks={tasks} /> : null}</Suspense>
