import { reviewHiding, reviewReply, sellerReviewLimits, type SellerReview } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { ReviewBody } from '@mall/app-kit/review/ReviewBody.tsx'
import { Field } from '@mall/ui/field'
import { FormDialog, type FormDialogProps } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextArea } from '@mall/ui/text-input'
import type { ReactNode } from 'react'
import { TemplateField } from '../../../components/reply-template/TemplateField.tsx'
import type { Templates } from '../../../components/reply-template/TemplatePicker.tsx'

interface FormProps<Values> {
  readonly review: SellerReview
  /** Rejects when it could not be written: the form stays as it is and says why. */
  readonly onSubmit: (values: Values) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

interface DialogProps extends Pick<FormProps<never>, 'review' | 'onClose'>, Pick<FormDialogProps, 'title' | 'description' | 'tone'> {
  readonly form: Pick<ReturnType<typeof useMallForm>, 'submit' | 'pending' | 'dirty' | 'problem'>
  readonly submitLabel: string
  readonly children: ReactNode
}

/** The review, and below it what is written about it. */
const ReviewDialog = ({ review, form: { submit, pending, dirty, problem }, submitLabel, onClose, children, ...words }: DialogProps) => (
  <>
    <LeaveGuard dirty={dirty} />
    <FormDialog
      open
      {...words}
      dirty={dirty}
      pending={pending}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      messages={{ submit: submitLabel }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Stack gap={16}>
        <ReviewBody review={{ ...review, Reply: null }} />
        {children}
      </Stack>
    </FormDialog>
  </>
)

interface ReplyFormProps extends FormProps<{ readonly Text: string }> {
  readonly templates: Templates
}

/** 回复: what everybody reads below the review. */
export const ReplyForm = ({ review, templates, onSubmit, onRefresh, onClose }: ReplyFormProps) => {
  const { form, ...rest } = useMallForm({
    schema: reviewReply,
    texts: { Text: '请输入回复' },
    defaultValues: { Text: review.Reply?.Text ?? '' },
    send: onSubmit,
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  return (
    <ReviewDialog
      review={review}
      form={rest}
      title={review.Reply === null ? '回复评价' : '改回复'}
      description="回复显示在商品页的评价下面，所有人都看得到；评价人会收到通知。"
      submitLabel="回复"
      onClose={onClose}
    >
      <TemplateField control={form.control} name="Text" label="回复" rows={4} maxLength={sellerReviewLimits.reply} placeholder="如：感谢反馈，破损的两件今天补发" templates={templates} />
    </ReviewDialog>
  )
}

/** 隐藏: why, which its writer reads. */
export const HideForm = ({ review, onSubmit, onRefresh, onClose }: FormProps<{ readonly Reason: string }>) => {
  const { form, ...rest } = useMallForm({
    schema: reviewHiding,
    texts: { Reason: '请写明隐藏的原因' },
    defaultValues: { Reason: '' },
    send: onSubmit,
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  return (
    <ReviewDialog
      review={review}
      form={rest}
      title="隐藏评价"
      description="商品页不再显示它，评分也不算它；评价人仍看得到，并会收到原因。"
      tone="danger"
      submitLabel="隐藏"
      onClose={onClose}
    >
      <Field label="原因" required error={form.formState.errors.Reason?.message}>
        <TextArea {...form.register('Reason')} rows={2} maxLength={sellerReviewLimits.reason} counter placeholder="如：含有广告和联系方式" />
      </Field>
    </ReviewDialog>
  )
}
