import type { SellerAfterSalesDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Templates } from '../../../components/reply-template/TemplatePicker.tsx'
import { useReplyTemplates } from '../../../features/reply-template/use-reply-templates.tsx'
import { useSeller } from '../../../queries/seller.ts'
import { AfterSalesDocumentView, type ServiceQuestion } from './AfterSalesDocumentView.tsx'
import { AskForm } from './AskForm.tsx'
import { FinishForm } from './FinishForm.tsx'
import { PickUpForm } from './PickUpForm.tsx'
import { ReviewForm } from './ReviewForm.tsx'

const useServiceActions = () => ({
  approving: useAction('POST /api/SellerAfterSales/Approve', { silent: true, done: '已通过，申请人会收到通知' }),
  rejecting: useAction('POST /api/SellerAfterSales/Reject', { silent: true, done: '已拒绝，申请人会收到通知' }),
  asking: useAction('POST /api/SellerAfterSales/Ask', { silent: true, done: '已发送，申请人会收到通知' }),
  pickingUp: useAction('POST /api/SellerAfterSales/FillExpress', { silent: true, done: '已登记取件' }),
  receiving: useAction('POST /api/SellerAfterSales/Receive', { done: '已确认收货', awaitsChanges: true }),
  finishing: useAction('POST /api/SellerAfterSales/Finish', { silent: true, done: ({ RefundAmount }) => (RefundAmount === null ? '已登记寄出' : '退款已办理') }),
})

interface QuestionProps {
  readonly question: ServiceQuestion
  readonly service: SellerAfterSalesDetail
  readonly actions: ReturnType<typeof useServiceActions>
  readonly templates: Templates
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** The form of an action that needs more than a yes. */
const Question = ({ question, service, actions: { approving, rejecting, asking, pickingUp, finishing }, templates, onRefresh, onClose }: QuestionProps) => {
  const target = { ReturnOrderId: service.ReturnOrderId, Version: service.Version }
  const form = { service, onRefresh, onClose }
  if (question === 'Approve' || question === 'Reject') {
    const action = question === 'Approve' ? approving : rejecting
    return <ReviewForm {...form} templates={templates} decision={question} onSend={(values) => action.send({ ...target, ...values })} />
  }
  if (question === 'Ask') return <AskForm {...form} templates={templates} onSend={(values) => asking.send({ ...target, ...values })} />
  if (question === 'FillExpress') return <PickUpForm {...form} onSend={(values) => pickingUp.send({ ...target, ...values })} />
  return <FinishForm {...form} onSend={(values) => finishing.send({ ...target, ...values })} />
}

/** `/seller/after-sales/:id` */
export const AfterSalesDocument = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { id: ReturnOrderId = '' } = useParams()
  const query = useQuery(callQuery(seller, 'POST /api/SellerAfterSales/Detail', key, { ReturnOrderId }))
  const actions = useServiceActions()
  const download = useOnDemand((url: string) => seller.download(url, {}))
  const readPicture = (url: string): Promise<Blob> =>
    new Promise((resolve, reject) => {
      seller.download(url, {}, { quiet: true, save: (blob) => resolve(blob) }).catch(reject)
    })
  const [question, setQuestion] = useState<ServiceQuestion | null>(null)
  const { templates, manager } = useReplyTemplates(question === 'Approve' || question === 'Reject' || question === 'Ask')
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="售后详情加载中" />} notFound={<PageEmpty kind="search" title="未找到该服务单" />}>
      {(service) => (
        <>
          <AfterSalesDocumentView
            service={service}
            pending={actions.receiving.pending}
            onAsk={setQuestion}
            onReceive={() => actions.receiving.run({ ReturnOrderId, Version: service.Version })}
            onDownload={download.run}
            readPicture={readPicture}
          />
          {question === null ? null : (
            <Question
              question={question}
              service={service}
              actions={actions}
              templates={templates}
              onRefresh={async () => {
                await query.refetch({ throwOnError: true })
              }}
              onClose={() => setQuestion(null)}
            />
          )}
          {manager}
        </>
      )}
    </QueryState>
  )
}
