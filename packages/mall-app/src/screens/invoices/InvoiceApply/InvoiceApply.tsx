import type { ApplyableOrder, InvoiceTitle } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { invoiceApplyList } from './invoice-apply-list.ts'
import { InvoiceApplyView } from './InvoiceApplyView.tsx'

const ApplyForm = lazyInPage(async () => (await import('./ApplyForm.tsx')).ApplyForm)

interface Opened {
  readonly orders: readonly ApplyableOrder[]
  readonly titles: readonly InvoiceTitle[]
}

/** `/userCenter/invoice/index` */
export const InvoiceApply = () => {
  const mall = useMall()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Opened | null>(null)
  const titlesFor = (orders: readonly ApplyableOrder[]) => mall.invoice.titleList({ EnterpriseId: orders[0]?.EnterpriseId })
  const opening = useOnDemand(async (orders: readonly ApplyableOrder[]): Promise<Opened> => ({ orders, titles: await titlesFor(orders) }), setOpen)
  const applying = useAction('POST /api/Invoice/Apply', { silent: true, leaves: true, done: '开票申请已提交' })
  return (
    <>
      <InvoiceApplyView state={useListPage(invoiceApplyList)} pending={opening.pending} onApply={opening.run} />
      <Suspense>
        {open === null ? null : (
          <ApplyForm
            {...open}
            onSend={applying.send}
            onSent={({ InvoiceId }) => void navigate(href('invoice', { id: InvoiceId }))}
            onRefresh={() => titlesFor(open.orders)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}
