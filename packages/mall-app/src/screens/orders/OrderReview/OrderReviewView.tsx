import type { ReviewDetail, ReviewLine } from '@mall/api/contract'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Empty } from '@mall/ui/empty'
import { PageHeader } from '@mall/ui/page-header'
import { Sheet } from '@mall/ui/sheet'
import { Suspense, useState } from 'react'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import type { UploadPicture } from '../../../components/pictures/pictures.ts'
import { href } from '../../../site/routes.ts'
import type { Append } from './AppendForm.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { factOf, type ReviewValues } from './review-values.ts'
import { WrittenReviews } from './WrittenReviews.tsx'

const AppendForm = lazyInPage(async () => (await import('./AppendForm.tsx')).AppendForm)

export interface OrderReviewViewProps {
  readonly detail: ReviewDetail
  /** Under which what is typed about the order is kept until it is sent. */
  readonly draftKey?: string | undefined
  readonly onSubmit: (values: ReviewValues) => Promise<unknown>
  readonly onAppend: (append: Append) => Promise<unknown>
  readonly upload: UploadPicture
}

const crumbs = [{ label: '我的订单', href: href('orders') }, { label: '评价' }]

/** 评价: what waits for words, and what was written. */
export const OrderReviewView = ({ detail, draftKey, onSubmit, onAppend, upload }: OrderReviewViewProps) => {
  const [appending, setAppending] = useState<ReviewLine | null>(null)
  const waiting = detail.Lines.filter(({ AllowActions }) => AllowActions.includes('Review')).map(({ LineId }) => LineId)
  return (
    <Sheet data-density="default">
      <PageHeader
        crumbs={<Breadcrumbs items={crumbs} />}
        fact={detail.Lines.length === 0 ? '没有收到商品' : factOf(detail.Lines)}
        details={
          <>
            <span>订单 <OrderLink orderNo={detail.OrderNo} /></span>
            <span>{formatInstant(detail.OrderTime)} 下单</span>
          </>
        }
      />
      {detail.Lines.length === 0 ? <Empty title="该订单没有可评价的商品" /> : null}
      {/* What was typed belongs to the lines that wait: after they were sent, the next lines start empty. */}
      {waiting.length > 0 ? <ReviewForm key={`${detail.OrderNo}:${waiting.join()}`} detail={detail} draftKey={draftKey} onSubmit={onSubmit} upload={upload} /> : null}
      <WrittenReviews detail={detail} onAppend={setAppending} />
      <Suspense>
        {appending ? <AppendForm line={appending} draftKey={draftKey && `${draftKey}:${appending.LineId}`} onAppend={onAppend} upload={upload} onClose={() => setAppending(null)} /> : null}
      </Suspense>
    </Sheet>
  )
}
