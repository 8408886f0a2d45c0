import type { ReviewDetail } from '@mall/api/contract'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Button } from '@mall/ui/button'
import { FormActions } from '@mall/ui/form-actions'
import { Section } from '@mall/ui/section'
import { Inline } from '@mall/ui/stack'
import { FormProvider } from 'react-hook-form'
import type { UploadPicture } from '../../../components/pictures/pictures.ts'
import { emptyValues, reviewSchema, type ReviewValues } from './review-values.ts'
import * as S from './OrderReview.styles.ts'
import { ReviewLineFields, StarsField } from './ReviewLineFields.tsx'

export interface ReviewFormProps {
  readonly detail: ReviewDetail
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSubmit: (values: ReviewValues) => Promise<unknown>
  readonly upload: UploadPicture
}

const texts = {}
const done = () => undefined

/** The lines that wait, and how the order came. What was typed stays when sending fails. */
export const ReviewForm = ({ detail, onSubmit, upload }: ReviewFormProps) => {
  const lines = detail.Lines.filter(({ AllowActions }) => AllowActions.includes('Review'))
  const { form, submit, pending, dirty, problem } = useMallForm({ schema: reviewSchema, texts, defaultValues: emptyValues(lines), send: onSubmit, onSent: done })
  const asksScores = detail.DeliveryScore === null || detail.ServiceScore === null
  return (
    <FormProvider {...form}>
      <LeaveGuard dirty={dirty} />
      <S.Form noValidate onSubmit={(event) => void submit(event)}>
        <Section title="商品评价" aside="评价会显示在商品页，不显示贵司名称">
          <S.Lines>
            {lines.map((line, at) => (
              <ReviewLineFields key={line.LineId} line={line} at={at} alone={lines.length === 1} upload={upload} />
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
