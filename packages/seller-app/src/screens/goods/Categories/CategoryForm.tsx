import { categoryLimits, type SellerCategory } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'

const schema = z.object({
  Name: z.string().check(z.trim(), z.minLength(1, '请填写分类名称'), z.maxLength(categoryLimits.name, `最多 ${categoryLimits.name} 个字`)),
  Group: z.string().check(z.trim(), z.maxLength(categoryLimits.group, `最多 ${categoryLimits.group} 个字`)),
  Hidden: z.boolean(),
})

export type CategoryValues = z.infer<typeof schema>

export interface CategoryFormProps {
  /** Null: a new one. */
  readonly category: SellerCategory | null
  /** The one above a new one; null for the first level. */
  readonly parent: SellerCategory | null
  /** Rejects when it could not be written: what was typed stays, and the form says why. */
  readonly onSubmit: (values: CategoryValues) => Promise<SellerCategory>
  readonly onSaved: (category: SellerCategory) => void
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** 新增分类, 编辑分类. */
export const CategoryForm = ({ category, parent, onSubmit, onSaved, onRefresh, onClose }: CategoryFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: {},
    defaultValues: { Name: category?.Name ?? '', Group: category?.Group ?? '', Hidden: category?.Hidden ?? false },
    send: onSubmit,
    onSent: onSaved,
    refresh: async () => void (await onRefresh()),
  })
  const { register, clearErrors, formState: { errors } } = form
  const isTaken = errors.root?.server?.type === 'CATEGORY_NAME_TAKEN'
  const isFirst = category === null ? parent === null : category.Level === 1
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={category === null ? (parent === null ? '新增一级分类' : `在“${parent.Name}”下新增分类`) : '编辑分类'}
        description={category === null ? '没有在售商品的分类，导航里不显示' : '商城的导航和搜索立即跟着变，原名称仍能搜到商品'}
        dirty={dirty}
        pending={pending}
        problem={problem && !isTaken ? <FormProblemText problem={problem} /> : undefined}
        messages={category === null ? { submit: '新增' } : {}}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          <Field label="分类名称" required error={errors.Name?.message ?? (isTaken ? problem?.text : undefined)}>
            <TextInput {...register('Name', { onChange: () => clearErrors('root.server') })} maxLength={categoryLimits.name} autoComplete="off" />
          </Field>
          {isFirst ? (
            <Field label="导航分组" error={errors.Group?.message} hint="同组的一级分类在导航里排成一行；不填则自成一行">
              <TextInput {...register('Group')} maxLength={categoryLimits.group} autoComplete="off" />
            </Field>
          ) : null}
          {category === null ? null : <Checkbox {...register('Hidden')}>不在导航里显示，连同下级</Checkbox>}
        </Stack>
      </FormDialog>
    </>
  )
}
