import type { ReviewDetail } from '@mall/api/contract'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useKeptForm } from '@mall/app-kit/forms/use-kept-form.ts'
import { Button } from '@mall/ui/button'
import { FormActions } from '@mall/ui/form-actions'
import { Section } from '@mall/ui/section'
import { Inline } from '@mall/ui/stack'
import { FormProvider } from 'react-hook-form'
import type { UploadPicture } from '../../../components/pictures/pictures.ts'
import { emptyValues, fitDraft, reviewSchema, type ReviewValues } from './review-values.ts'
import * as S from './OrderReview.styles.ts'
import { ReviewLineFields, StarsField } from './ReviewLineFields.tsx'

export interface ReviewFormProps {
  readonly detail: ReviewDetail
  /** Under which what is typed is kept until it is sent. */
  readonly draftKey?: string | undefined
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSubmit: (values: ReviewValues) => Promise<unknown>
  readonly upload: UploadPicture
}

const resolver = contractResolver(reviewSchema, {})
const done = () => undefined

/** The lines that wait, and how the order came. What was typed stays when sending fails. */
export const ReviewForm = ({ detail, draftKey, onSubmit, upload }: ReviewFormProps) => {
  const lines = detail.Lines.filter(({ AllowActions }) => AllowActions.includes('Review'))
  const { form, submit, pending, dirty, problem, draft } = useKeptForm({ resolver, draftKey, fit: (kept) => fitDraft(kept, lines), defaultValues: emptyValues(lines), send: onSubmit, onSent: done })
  const asksScores = detail.DeliveryScore === null || detail.ServiceScore === null
  return (
    <FormProvider {...form}>
      <LeaveGuard dirty={dirty} isKept={draft.isKept} />
      <S.Form noValidate onSubmit={(event) => void submit(event)}>
        <DraftLine draft={draft} />
        <Section title="商品评价" aside="评价会显示在商品页，不显示贵司名称">
          <S.Lines>
            {lines.map((line, at) => (
              <ReviewLineFields key={`${line.LineId}:${draft.round}`} line={line} at={at} alone={lines.length === 1} upload={upload} />
            ))}
          </S.Lines>
        </Section>
        {asksScores ? (
          <Section title="配送与服务">
            <Inline gap={32} align="start">
              {detail.DeliveryScore === null ? <StarsField name="DeliveryScore" label="配送" /> : null}
              {detail.ServiceScore === null ? <StarsField name="ServiceScore" label="服务" /> : null}
            </Inline>
          </Section>
        ) : null}
        <FormActions note="没有评分的商品可以以后再评" problem={problem?.text}>
          <Button type="submit" variant="primary" loading={pending}>
            提交评价
          </Button>
        </FormActions>
      </S.Form>
    </FormProvider>
  )
}
