import type { InquiryList, InquirySummary } from '@mall/api/contract'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { FactTint } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { RowActions } from '@mall/ui/row-actions'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { Link } from '@mall/ui/link'
import { useMemo } from 'react'
import { inquiriesDrawing } from '../../../components/drawings/inquiries.tsx'
import { inquiryTone, offeredTasks, subjectText } from '../../../features/inquiry/inquiry-task.ts'
import { href } from '../../../site/routes.ts'
import { InquiryPeek, type InquiryPeekProps } from './InquiryPeek.tsx'
import { productInquiryColumns } from './product-inquiry-columns.tsx'
import { productInquiryList } from './product-inquiry-list.ts'

export interface ProductInquiryViewProps extends Pick<InquiryPeekProps, 'pending' | 'onTask' | 'onMessage' | 'onPrint' | 'onDownload'> {
  readonly onPeekRetry: () => void
  readonly state: ListState<InquiryList, typeof productInquiryList>
  /** The inquiry beside the list: undefined while it loads, null when it failed. */
  readonly peeked: InquiryPeekProps['detail']
  readonly onCreate: () => void
}

const inquiryNo = ({ InquiryNo }: InquirySummary) => InquiryNo

/** What the inquiry that is looked at says itself. */
const hiddenWhilePeeking = ['User', 'CreateTime', 'ValidUntil', 'Actions']

const quotedStatus = 30

/** How many quotes wait for a decision. */
const factOf = (data: InquiryList) => {
  const waiting = data.StatusCounts.find(({ Status }) => Status === quotedStatus)?.Count ?? 0
  return waiting === 0 ? '没有待确认的报价' : <FactTint tone="warning">{`${waiting} 份报价等你确认`}</FactTint>
}

/** 意向商品询价: a sentence of filters, the inquiries, and one of them beside it. */
export const ProductInquiryView = ({ state, peeked, pending, onPeekRetry, onCreate, onTask, onMessage, onPrint, onDownload }: ProductInquiryViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('productInquiry'), productInquiryList, query)
  const columns = useMemo(() => productInquiryColumns({ peekHref, pending, onTask }), [peekHref, pending, onTask])
  return (
    <ListPage<InquirySummary>
      list={productInquiryList}
      state={state}
      name="意向商品询价"
      fact={data && factOf(data)}
      subject="询价"
      columns={columns}
      rowKey={inquiryNo}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={countsOf(data)}
      action={
        data?.AllowActions.includes('Create') ? (
          <Button variant="decisive" onClick={onCreate}>
            新增询价
          </Button>
        ) : null
      }
      empty={<Empty size="small" title="暂无询价" picture={inquiriesDrawing} />}
      renderCard={(inquiry) => (
        <ListCard
          start={inquiry.InquiryNo}
          end={<StatusTag tone={inquiryTone(inquiry.Status)}>{inquiry.StatusName}</StatusTag>}
          about={<Link href={peekHref(inquiry.InquiryNo)}>{subjectText(inquiry)}</Link>}
          amount={inquiry.QuotedAmount === null ? null : <Price value={inquiry.QuotedAmount} />}
          note={<Text tone="secondary">{inquiry.ValidUntil === null ? `${formatInstant(inquiry.CreateTime)} 提交` : `有效期至 ${formatInstant(inquiry.ValidUntil)}`}</Text>}
          actions={<RowActions label={inquiry.InquiryNo} actions={offeredTasks(inquiry, pending, (task) => onTask(task, inquiry))} />}
        />
      )}
      renderPeek={(inquiry) => <InquiryPeek inquiry={inquiry} detail={peeked} pending={pending} onRetry={onPeekRetry} onTask={onTask} onMessage={onMessage} onPrint={onPrint} onDownload={onDownload} />}
    />
  )
}
