import type { SellerInvoiceDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { useSeller } from '../../../queries/seller.ts'
import { InvoiceDocumentView, type InvoiceQuestion, type WantedFile } from './InvoiceDocumentView.tsx'
import { IssueForm, type IssueFormProps } from './IssueForm.tsx'
import { MailForm } from './MailForm.tsx'
import { NoteForm } from './NoteForm.tsx'

const useInvoiceActions = () => ({
  approving: useAction('POST /api/SellerInvoice/Approve', { done: '已受理，请开具发票', awaitsChanges: true }),
  asking: useAction('POST /api/SellerInvoice/Ask', { done: '已请数电平台开具', awaitsChanges: true }),
  rejecting: useAction('POST /api/SellerInvoice/Reject', { silent: true, done: '已驳回，申请人会收到通知' }),
  issuing: useAction('POST /api/SellerInvoice/Issue', { silent: true, done: '发票已开具，申请人会收到通知' }),
  issuingRed: useAction('POST /api/SellerInvoice/RedIssue', { silent: true, done: '红字发票已开具，申请人会收到通知' }),
  rejectingRed: useAction('POST /api/SellerInvoice/RedReject', { silent: true, done: '已驳回，申请人会收到通知' }),
  mailing: useAction('POST /api/SellerInvoice/Resend', { silent: true, done: ({ Sent }) => (Sent ? '邮件已发送' : '商城没有配置邮件，未发送') }),
})

interface QuestionProps {
  readonly question: InvoiceQuestion
  readonly invoice: SellerInvoiceDetail
  readonly actions: ReturnType<typeof useInvoiceActions>
  readonly upload: IssueFormProps['upload']
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** The form of an action that needs more than a yes. */
const Question = ({ question, invoice, actions, upload, onRefresh, onClose }: QuestionProps) => {
  const today = formatDay(new Date(useNow()).toISOString())
  const target = { InvoiceId: invoice.InvoiceId, Version: invoice.Version }
  const form = { invoice, onRefresh, onClose }
  if (question === 'Reject' || question === 'RedReject') {
    const action = question === 'Reject' ? actions.rejecting : actions.rejectingRed
    return <NoteForm {...form} action={question} onSend={(values) => action.send({ ...target, ...values })} />
  }
  if (question === 'Resend') return <MailForm invoice={invoice} onClose={onClose} onSend={(values) => actions.mailing.send({ InvoiceId: invoice.InvoiceId, ...values })} />
  if (invoice.Expected === null) return null
  const action = question === 'Issue' ? actions.issuing : actions.issuingRed
  return <IssueForm {...form} expected={invoice.Expected} upload={upload} today={today} onSend={(values) => action.send({ ...target, ...values })} />
}

/** How often the page looks what the tax platform has made of it, ms. */
const askEveryMs = 5_000

/** `/seller/invoices/:id` */
export const InvoiceDocument = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { id: InvoiceId = '' } = useParams()
  const query = useQuery({
    ...callQuery(seller, 'POST /api/SellerInvoice/Detail', key, { InvoiceId }),
    refetchInterval: ({ state }) => (state.data?.Platform?.State === 'asked' ? askEveryMs : false),
  })
  const actions = useInvoiceActions()
  const download = useOnDemand((file: WantedFile) => seller.download('/api/SellerInvoice/Download', { InvoiceId, ...file }))
  const [question, setQuestion] = useState<InvoiceQuestion | null>(null)
  const upload: IssueFormProps['upload'] = (file, { signal }) => seller.sellerInvoice.upload(file, { signal, quiet: true, silent: true })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="发票详情加载中" />} notFound={<PageEmpty kind="search" title="未找到该发票" />}>
      {(invoice) => (
        <>
          <InvoiceDocumentView
            invoice={invoice}
            pending={actions.approving.pending || actions.asking.pending}
            onAsk={setQuestion}
            onApprove={() => actions.approving.run({ InvoiceId, Version: invoice.Version })}
            onAskPlatform={() => actions.asking.run({ InvoiceId, Version: invoice.Version })}
            onDownload={download.run}
          />
          {question === null ? null : (
            <Question
              question={question}
              invoice={invoice}
              actions={actions}
              upload={upload}
              onRefresh={async () => {
                await query.refetch({ throwOnError: true })
              }}
              onClose={() => setQuestion(null)}
            />
          )}
        </>
      )}
    </QueryState>
  )
}
