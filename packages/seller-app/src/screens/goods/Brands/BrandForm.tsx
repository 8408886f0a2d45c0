import { brandLimits, type SellerBrand } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'

const schema = z.object({
  Name: z.string().check(z.trim(), z.minLength(1, '请填写品牌名称'), z.maxLength(brandLimits.name, `最多 ${brandLimits.name} 个字`)),
  LatinName: z.string().check(z.trim(), z.maxLength(brandLimits.latinName, `最多 ${brandLimits.latinName} 个字`)),
})

export type BrandValues = z.infer<typeof schema>

export interface BrandFormProps {
  /** Null: a new one. */
  readonly brand: SellerBrand | null
  /** Rejects when it could not be written: what was typed stays, and the form says why. */
  readonly onSubmit: (values: BrandValues) => Promise<SellerBrand>
  readonly onSaved: (brand: SellerBrand) => void
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** 新增品牌, 编辑品牌. */
export const BrandForm = ({ brand, onSubmit, onSaved, onRefresh, onClose }: BrandFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: {},
    defaultValues: { Name: brand?.Name ?? '', LatinName: brand?.LatinName ?? '' },
    send: onSubmit,
    onSent: onSaved,
    refresh: async () => void (await onRefresh()),
  })
  const { register, clearErrors, formState: { errors } } = form
  const isTaken = errors.root?.server?.type === 'BRAND_NAME_TAKEN'
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={brand === null ? '新增品牌' : '编辑品牌'}
        description={brand === null ? '没有在售商品的品牌，首页不显示' : '商城立即跟着变，原名称仍能搜到商品'}
        dirty={dirty}
        pending={pending}
        problem={problem && !isTaken ? <FormProblemText problem={problem} /> : undefined}
        messages={brand === null ? { submit: '新增' } : {}}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          <Field label="品牌名称" required error={errors.Name?.message ?? (isTaken ? problem?.text : undefined)}>
            <TextInput {...register('Name', { onChange: () => clearErrors('root.server') })} maxLength={brandLimits.name} autoComplete="off" />
          </Field>
          <Field label="英文名" error={errors.LatinName?.message} hint="按它也能搜到商品">
            <TextInput {...register('LatinName')} maxLength={brandLimits.latinName} autoComplete="off" />
          </Field>
        </Stack>
      </FormDialog>
    </>
  )
}
