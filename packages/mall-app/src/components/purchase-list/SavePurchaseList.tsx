import { purchaseListLimits } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { useState } from 'react'
import { useMallServices } from '../../lib/mall-context.ts'
import { PurchaseListForm, type PurchaseListInput } from './PurchaseListForm.tsx'

interface SavePurchaseListProps {
  /** Products with their quantities; without one there is nothing to save. */
  readonly lines: PurchaseListInput['Lines']
}

/** The button 保存为常购清单 with its form. */
export const SavePurchaseList = ({ lines }: SavePurchaseListProps) => {
  const { mall, notify } = useMallServices()
  const [open, setOpen] = useState(false)
  const kept = lines.slice(0, purchaseListLimits.lines)
  return (
    <>
      <Button variant="text" disabled={kept.length === 0} onClick={() => setOpen(true)}>
        保存为常购清单
      </Button>
      {open ? (
        <PurchaseListForm
          lines={kept}
          onSave={async (input) => {
            const saved = await mall.purchaseList.save(input, { silent: true, quiet: true })
            notify(`已保存常购清单“${saved.Name}”`, 'success')
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
