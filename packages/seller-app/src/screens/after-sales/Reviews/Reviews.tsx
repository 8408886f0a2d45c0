import { callKey } from '@mall/api/query'
import type { SellerReview } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { useReplyTemplates } from '../../../features/reply-template/use-reply-templates.tsx'
import { useListPage } from '../../../queries/use-list-page.ts'
import type { OnReviewTask } from './reviews-columns.tsx'
import { reviewsList } from './reviews-list.ts'
import { ReviewsView } from './ReviewsView.tsx'

const ReplyForm = lazyInPage(async () => (await import('./ReviewTextForm.tsx')).ReplyForm)
const HideForm = lazyInPage(async () => (await import('./ReviewTextForm.tsx')).HideForm)

/** What a person has begun. */
interface Begun {
  readonly task: 'Reply' | 'Hide'
  readonly review: SellerReview
}

const targetOf = ({ ReviewId, Version }: SellerReview) => ({ ReviewId, Version })

/** `/seller/reviews` */
export const Reviews = () => {
  const queries = useQueryClient()
  const state = useListPage(reviewsList)
  const [begun, setBegun] = useState<Begun | null>(null)
  const close = () => setBegun(null)
  const { templates, manager } = useReplyTemplates(begun?.task === 'Reply')
  const refresh = () => queries.refetchQueries({ queryKey: callKey('POST /api/SellerReview/List') })
  const replying = useAction('POST /api/SellerReview/Reply', { silent: true, done: '已回复' })
  const hiding = useAction('POST /api/SellerReview/Hide', { silent: true, done: '已隐藏，评价人会收到原因' })
  const { run: show } = useAction('POST /api/SellerReview/Show', { done: '已恢复显示' })
  const start: OnReviewTask = useCallback(
    (task, review) => {
      if (task === 'Show') show(targetOf(review))
      else setBegun({ task, review })
    },
    [show],
  )
  // As it was read last, as long as the list has it.
  const review = begun && (state.data?.Items.find(({ ReviewId }) => ReviewId === begun.review.ReviewId) ?? begun.review)
  const form = review && { review, onRefresh: refresh, onClose: close }
  return (
    <>
      <ReviewsView state={state} onTask={start} />
      <Suspense>
        {form && begun?.task === 'Reply' ? <ReplyForm {...form} templates={templates} onSubmit={(values) => replying.send({ ...values, ...targetOf(form.review) })} /> : null}
        {form && begun?.task === 'Hide' ? <HideForm {...form} onSubmit={(values) => hiding.send({ ...values, ...targetOf(form.review) })} /> : null}
      </Suspense>
      {manager}
    </>
  )
}
