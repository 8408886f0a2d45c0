import type { ApplyableOrder, InvoiceTitle } from '@mall/api/contract'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { invoiceApplyList } from './invoice-apply-list.ts'
import { InvoiceApplyView } from './InvoiceApplyView.tsx'
import type { Application } from './apply-values.ts'

const ApplyForm = lazy(async () => ({ default: (await import('./ApplyForm.tsx')).ApplyForm }))

interface Opened {
  readonly orders: readonly ApplyableOrder[]
  readonly titles: readonly InvoiceTitle[]
}

/** `/userCenter/invoice/index` */
export const InvoiceApply = () => {
  const { mall, notify } = useMallServices()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Opened | null>(null)
  const titlesFor = (orders: readonly ApplyableOrder[]) => mall.invoice.titleList({ EnterpriseId: orders[0]?.EnterpriseId })
  const opening = useMutation({
    mutationFn: async (orders: readonly ApplyableOrder[]): Promise<Opened> => ({ orders, titles: await titlesFor(orders) }),
    onSuccess: setOpen,
  })
  const apply = async (application: Application) => {
    const invoice = await mall.invoice.apply(application, { silent: true })
    for (const controller of ['Invoice', 'Order'] as const) void queryClient.invalidateQueries({ queryKey: controllerKey(controller), refetchType: 'none' })
    return invoice
  }
  return (
    <>
      <InvoiceApplyView state={useListPage(invoiceApplyList)} pending={opening.isPending} onApply={opening.mutate} />
      <Suspense>
        {open === null ? null : (
          <ApplyForm
            {...open}
            onSend={apply}
            onSent={({ InvoiceId }) => {
              notify('开票申请已提交')
              void navigate(href('invoice', { id: InvoiceId }))
            }}
            onRefresh={() => titlesFor(open.orders)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}
