import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { useEffect, useState, type ReactNode } from 'react'
import { href } from '../../../site/routes.ts'
import type { SubmitSubject } from './pending-submission.ts'
import { submittedOrders } from './submitted-orders.ts'

interface SubmittedElsewhereProps {
  readonly subject: SubmitSubject
  /** Rendered while these lines are not submitted. */
  readonly children: ReactNode
}

/** In place of lines that were submitted meanwhile: in another tab, or on this page before Back. */
export const SubmittedElsewhere = ({ subject, children }: SubmittedElsewhereProps) => {
  const { key: viewer } = useViewer()
  const find = () => submittedOrders.find(viewer, subject)
  const [submitId, setSubmitId] = useState(find)
  useEffect(() => submittedOrders.subscribe(() => setSubmitId(find())))
  if (submitId === null) return children
  return (
    <PageEmpty
      title="已提交"
      action={
        <Button variant="primary" href={href('submitState', { id: submitId })}>
          查看订单
        </Button>
      }
    >
      这些商品已在本浏览器提交，不会重复下单。
    </PageEmpty>
  )
}
