import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Suspense } from 'react'
import type { ApprovalDialogsProps } from './ApprovalDialogs.tsx'

const Dialogs = lazyInPage(async () => (await import('./ApprovalDialogs.tsx')).ApprovalDialogs)

/** The dialogs of approvals, loaded with the first one that is opened. */
export const LazyApprovalDialogs = (props: ApprovalDialogsProps) => <Suspense>{props.tasks.open ? <Dialogs {...props} /> : null}</Suspense>
