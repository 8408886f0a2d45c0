import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Suspense } from 'react'
import type { SavePurchaseListDialogProps } from './SavePurchaseListDialog.tsx'

const Dialog = lazyInPage(async () => (await import('./SavePurchaseListDialog.tsx')).SavePurchaseListDialog)

interface LazySavePurchaseListDialogProps extends SavePurchaseListDialogProps {
  readonly open: boolean
}

/** The form 保存为常购清单, loaded when it is opened for the first time. */
export const LazySavePurchaseListDialog = ({ open, ...props }: LazySavePurchaseListDialogProps) => <Suspense>{open ? <Dialog {...props} /> : null}</Suspense>
