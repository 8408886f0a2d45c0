import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Alert } from '@mall/ui/alert'
import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'

/** What becomes of it. */
export interface MergePlan {
  readonly text: string
  /** Products that follow: if there are others when it is merged, nothing is. */
  readonly products: number
}

export interface MergeFormProps {
  /** 分类, 品牌, 属性, 值. */
  readonly kind: string
  /** Of what is merged; it is typed to confirm. */
  readonly name: string
  /** What it can become. */
  readonly others: readonly { readonly value: number; readonly label: string }[]
  readonly readPlan: (intoId: number, options: { readonly quiet: true; readonly signal: AbortSignal }) => Promise<MergePlan>
  /** Rejects when it could not be merged. */
  readonly onSubmit: (intoId: number, products: number) => Promise<unknown>
  readonly onMerged: (intoId: number) => void
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** How many are offered at once. */
const offered = 50

/** 合并到…: for good, so it says first what becomes of what, and asks for the name. */
export const MergeForm = ({ kind, name, others, readPlan, onSubmit, onMerged, onRefresh, onClose }: MergeFormProps) => {
  const unchosen = `请选择合并到哪个${kind}`
  const schema = z.object({
    IntoId: z.int(unchosen).check(z.minimum(1, unchosen)),
    Name: z.string().check(z.trim(), z.refine((typed) => typed === name, `请输入“${name}”`)),
  })
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: {},
    defaultValues: { IntoId: 0, Name: '' },
    send: async ({ IntoId }) => {
      if (plan.data !== undefined) await onSubmit(IntoId, plan.data.products)
      return IntoId
    },
    onSent: onMerged,
    refresh: async () => {
      await onRefresh()
      await plan.refetch()
    },
  })
  const { register, control, formState: { errors } } = form
  const { field: { ref, value: intoId, onChange: onIntoId } } = useController({ control, name: 'IntoId' })
  const plan = useQuery({ queryKey: ['merge', kind, name, intoId], queryFn: ({ signal }) => readPlan(intoId, { quiet: true, signal }), enabled: intoId !== 0, gcTime: 0 })
  return (
    <FormDialog
      open
      tone="danger"
      title={`合并“${name}”`}
      description="合并后不能撤回"
      dirty={dirty}
      pending={pending}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      messages={{ submit: '合并，不能撤回' }}
      onSubmit={(event) => void (plan.data === undefined && intoId !== 0 ? event.preventDefault() : submit(event))}
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
            onValueChange={(chosen) => onIntoId(chosen?.value ?? 0)}
          />
        </Field>
        {plan.data === undefined ? null : <Alert tone="warning">{plan.data.text}</Alert>}
        <Field label={`输入${kind}名称“${name}”以确认`} required error={errors.Name?.message}>
          <TextInput {...register('Name')} autoComplete="off" />
        </Field>
      </Stack>
    </FormDialog>
  )
}
