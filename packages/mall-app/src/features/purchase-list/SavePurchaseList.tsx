import { Button } from '@mall/ui/button'
import { useState } from 'react'
import { LazySavePurchaseListDialog } from './LazySavePurchaseListDialog.tsx'
import type { ListedProduct } from './merged-lines.ts'

interface SavePurchaseListProps {
  /** Products with their quantities; without one there is nothing to save. */
  readonly lines: readonly ListedProduct[]
}

/** The button 保存为常购清单 with its form. */
export const SavePurchaseList = ({ lines }: SavePurchaseListProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="text" disabled={lines.length === 0} onClick={() => setOpen(true)}>
        保存为常购清单
      </Button>
      <LazySavePurchaseListDialog open={open} lines={lines} onClose={() => setOpen(false)} />
    </>
  )
}
