import type { CategoryMerge, SellerCategory } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Alert } from '@mall/ui/alert'
import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { wayTo } from './category-words.ts'

export interface MergeFormProps {
  readonly category: SellerCategory
  readonly categories: readonly SellerCategory[]
  /** What becomes of it; undefined while that is read, and while no other one is chosen. */
  readonly plan: CategoryMerge | undefined
  readonly onInto: (intoId: number) => void
  /** Rejects when it could not be merged. */
  readonly onSubmit: (intoId: number) => Promise<SellerCategory>
  readonly onMerged: (into: SellerCategory) => void
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** How many are offered at once. */
const offered = 50

const planText = (category: SellerCategory, { Products, Children, Flows }: CategoryMerge): string =>
  [`“${category.Name}”的 ${Products} 种商品归入它`, ...(Children === 0 ? [] : [`${Children} 个下级分类一起过去，同名的合并`]), ...(Flows === 0 ? [] : [`客户的 ${Flows} 个审批流跟着改`]), '订单、报表和旧链接也算作它的'].join('；')

/** 合并到…: for good, so it says first what becomes of what, and asks for the name. */
export const MergeForm = ({ category, categories, plan, onInto, onSubmit, onMerged, onRefresh, onClose }: MergeFormProps) => {
  const schema = z.object({
    IntoId: z.int('请选择合并到哪个分类').check(z.minimum(1, '请选择合并到哪个分类')),
    Name: z.string().check(z.trim(), z.refine((name) => name === category.Name, `请输入“${category.Name}”`)),
  })
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: {},
    defaultValues: { IntoId: 0, Name: '' },
    send: ({ IntoId }) => onSubmit(IntoId),
    onSent: onMerged,
    refresh: async () => void (await onRefresh()),
  })
  const { register, control, formState: { errors } } = form
  const { field: { ref, value: intoId, onChange: onIntoId } } = useController({ control, name: 'IntoId' })
  const others = categories.filter(({ CategoryId, Level }) => Level === category.Level && CategoryId !== category.CategoryId).map((one) => ({ value: one.CategoryId, label: wayTo(categories, one) }))
  return (
    <FormDialog
      open
      tone="danger"
      title={`合并“${category.Name}”`}
      description="合并后不能撤回"
      dirty={dirty}
      pending={pending}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      messages={{ submit: '合并，不能撤回' }}
      onSubmit={(event) => void (plan === undefined && intoId !== 0 ? event.preventDefault() : submit(event))}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Stack gap={16}>
        <Field label="合并到" required error={errors.IntoId?.message}>
          <Combobox<number>
            ref={ref}
            label="合并到"
            value={others.find(({ value }) => value === intoId) ?? null}
            loadOptions={async (query) => others.filter(({ label }) => label.includes(query.trim())).slice(0, offered)}
            debounceMs={0}
            onValueChange={(chosen) => {
              onIntoId(chosen?.value ?? 0)
              if (chosen) onInto(chosen.value)
            }}
          />
        </Field>
        {plan === undefined ? null : <Alert tone="warning">{planText(category, plan)}</Alert>}
        <Field label={`输入分类名称“${category.Name}”以确认`} required error={errors.Name?.message}>
          <TextInput {...register('Name')} autoComplete="off" />
        </Field>
      </Stack>
    </FormDialog>
  )
}
