import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Suspense } from 'react'
import type { AfterSalesTasks } from './use-after-sales-tasks.ts'

const Dialogs = lazyInPage(async () => (await import('./AfterSalesDialogs.tsx')).AfterSalesDialogs)

/** The dialogs of after-sales services, loaded with the first one that is opened. */
export const LazyAfterSalesDialogs = ({ tasks }: { readonly tasks: AfterSalesTasks }) => <Suspense>{tasks.open ? <Dialogs tasks={tasks} /> : null}</Suspense>
