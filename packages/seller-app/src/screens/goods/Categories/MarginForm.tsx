import type { SellerCategory } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import { parseMargin } from './category-words.ts'

export interface MarginFormProps {
  readonly category: SellerCategory
  /** Rejects when it could not be written. */
  readonly onSubmit: (margin: number | null) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

const problemText = '请填写 0 到 999.99 的百分数，最多两位小数'

const schema = z.object({ Percent: z.string().check(z.refine((text) => !Number.isNaN(parseMargin(text)), problemText)) })

const shown = ({ MinMargin }: SellerCategory): string => (MinMargin === null ? '' : String(Number((MinMargin * 100).toFixed(2))))

/** 设最低毛利: what stands in for the 底价 that a product does not have (seller.md §9). */
export const MarginForm = ({ category, onSubmit, onRefresh, onClose }: MarginFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: {},
    defaultValues: { Percent: shown(category) },
    send: ({ Percent }) => onSubmit(parseMargin(Percent)),
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  return (
    <FormDialog
      open
      title="设最低毛利"
      description={`${category.Name}：没有底价的商品，以成本 ×（1 + 最低毛利）为底价`}
      dirty={dirty}
      pending={pending}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="最低毛利" error={form.formState.errors.Percent?.message} hint="不填：不设">
        <TextInput {...form.register('Percent')} inputMode="decimal" end="%" autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
