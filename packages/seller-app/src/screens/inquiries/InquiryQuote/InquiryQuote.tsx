import type { SellerInquiryDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useReplyTemplates } from '../../../features/reply-template/use-reply-templates.tsx'
import { useSeller } from '../../../queries/seller.ts'
import { InquiryQuoteLoading } from './InquiryQuoteLoading.tsx'
import { InquiryQuoteView, type PastProps } from './InquiryQuoteView.tsx'
import { UnavailableForm } from './UnavailableForm.tsx'

interface WorkshopProps {
  readonly inquiry: SellerInquiryDetail
  readonly onRefresh: () => Promise<void>
}

/** What was quoted before, read again as products are chosen; until then what was there stays. */
const Past = ({ InquiryId, lineId, products, children }: PastProps & { readonly InquiryId: number }) => {
  const { key } = useViewer()
  const { data, isError, refetch } = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerInquiry/History', key, { InquiryId, Products: products }), placeholderData: keepPreviousData })
  const items = data && (data.Items.find(({ LineId }) => LineId === lineId)?.Quotes ?? [])
  return children({ items, failed: isError, onRetry: () => void refetch() })
}

/** An inquiry that was read, with the search for products and the actions. */
const Workshop = ({ inquiry, onRefresh }: WorkshopProps) => {
  const seller = useSeller()
  const { key } = useViewer()
  const { InquiryId, Version, Lines } = inquiry
  const [selected, setSelected] = useState(Lines[0]?.LineId ?? 0)
  const [keywords, setKeywords] = useState<ReadonlyMap<number, string>>(new Map())
  const [isDeclining, setDeclining] = useState(false)
  // The buyer may have changed the lines meanwhile.
  const LineId = Lines.some((line) => line.LineId === selected) ? selected : (Lines[0]?.LineId ?? 0)
  const Keyword = keywords.get(LineId) ?? ''
  const found = useQuery({ ...callQuery(seller, 'POST /api/SellerInquiry/Candidates', key, { InquiryId, LineId, Keyword }), enabled: inquiry.AllowActions.includes('Quote') })
  const saving = useAction('POST /api/SellerInquiry/SaveDraft', { done: '草稿已存', awaitsChanges: true })
  const quoting = useAction('POST /api/SellerInquiry/Quote', { done: '报价已发出，客户会收到通知', awaitsChanges: true })
  const declining = useAction('POST /api/SellerInquiry/MarkUnavailable', { silent: true, done: '已告诉客户' })
  const writing = useAction('POST /api/SellerInquiry/Message', { done: '已发送' })
  const { templates, manager } = useReplyTemplates(inquiry.AllowActions.length > 0)
  const download = useOnDemand((url: string) => seller.download(url, {}))
  const target = { InquiryId, Version, DraftVersion: inquiry.Draft?.Version ?? 0 }
  return (
    <>
      <InquiryQuoteView
        inquiry={inquiry}
        selected={LineId}
        onSelect={setSelected}
        keyword={Keyword}
        onSearch={(keyword) => setKeywords((now) => new Map(now).set(LineId, keyword))}
        candidates={{ items: found.data?.Items, failed: found.isError, onRetry: () => void found.refetch() }}
        pending={saving.pending ? 'save' : quoting.pending ? 'quote' : null}
        onSave={(values) => saving.send({ ...target, ...values })}
        onQuote={(values) => quoting.send({ ...target, ...values })}
        onMessage={(Text) => writing.send({ InquiryId, Text })}
        onUnavailable={() => setDeclining(true)}
        onDownload={download.run}
        templates={templates}
        renderPast={(props) => <Past InquiryId={InquiryId} {...props} />}
      />
      {manager}
      {isDeclining ? <UnavailableForm onSend={({ Text }) => declining.send({ ...target, Text })} onRefresh={onRefresh} onClose={() => setDeclining(false)} /> : null}
    </>
  )
}

/** `/seller/inquiries/:id` */
export const InquiryQuote = () => {
  const { key } = useViewer()
  const { id = '' } = useParams()
  const query = useQuery(callQuery(useSeller(), 'POST /api/SellerInquiry/Detail', key, { InquiryId: Number(id) }))
  return (
    <QueryState query={query} skeleton={<InquiryQuoteLoading />} notFound={<PageEmpty kind="search" title="未找到该询价单" />}>
      {(inquiry) => (
        <Workshop
          key={inquiry.InquiryId}
          inquiry={inquiry}
          onRefresh={async () => {
            await query.refetch({ throwOnError: true })
          }}
        />
      )}
    </QueryState>
  )
}
