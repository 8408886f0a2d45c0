import { sellerProductCalls, type SellerProductDetail } from '@mall/api/seller/contract'
import type { CallInput } from '@mall/api/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { TextInput } from '@mall/ui/text-input'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { brandOptions, categoryOptions, type FieldChoices } from '../../../components/product/field-choices.ts'

export type NewProductInput = Omit<CallInput<'POST /api/SellerProduct/Create'>, 'RequestId'>

export interface NewProductProps {
  /** Undefined while they load. */
  readonly choices: FieldChoices | undefined
  /** Rejects when it could not be made: what was typed stays, and the form says why. */
  readonly onCreate: (input: NewProductInput) => Promise<SellerProductDetail>
  readonly onCreated: (product: SellerProductDetail) => void
  readonly onClose: () => void
}

/** The action makes its id. */
const schema = z.omit(sellerProductCalls['POST /api/SellerProduct/Create'].body, { RequestId: true })
const texts = {
  ProductCode: '编码是 1 到 20 位数字', Name: '请填写商品名称，最多 100 字', Brand: '请选择或输入品牌', CategoryId: '请选择三级分类', Unit: '请填写单位，最多 8 字', Price: '请填写价格，最多两位小数',
}

/** 新建商品: what a product cannot be without. It is off sale; the rest is filled in on its page. */
export const NewProduct = ({ choices, onCreate, onCreated, onClose }: NewProductProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { ProductCode: '', Name: '', Brand: '', CategoryId: 0, Unit: '' },
    send: onCreate,
    onSent: onCreated,
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const { field: { ref: brandRef, value: brand, onChange: onBrand } } = useController({ control, name: 'Brand' })
  const { field: { ref: categoryRef, value: category, onChange: onCategory } } = useController({ control, name: 'CategoryId' })
  const taken = errors.root?.server?.type === 'PRODUCT_CODE_TAKEN' ? errors.root.server.message : undefined
  const path = choices?.Categories.find(({ CategoryId }) => CategoryId === category)?.Path.join(' / ')
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="新建商品"
        description="先下架着，在商品资料里填好再发布上架"
        messages={{ submit: '新建，去填资料' }}
        dirty={dirty}
        pending={pending}
        problem={problem && taken === undefined ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field label="编码" required hint="数字，以后不能改" error={errors.ProductCode?.message ?? taken}>
            <TextInput {...register('ProductCode', { onChange: () => clearErrors('root.server') })} inputMode="numeric" maxLength={20} autoComplete="off" />
          </Field>
          <Field label="单位" required error={errors.Unit?.message}>
            <TextInput {...register('Unit')} maxLength={8} placeholder="如：包" />
          </Field>
          <Field data-full="" label="商品名称" required error={errors.Name?.message}>
            <TextInput {...register('Name')} maxLength={100} />
          </Field>
          <Field data-full="" label="分类" required error={errors.CategoryId?.message}>
            <Combobox<number>
              ref={categoryRef}
              label="分类"
              disabled={choices === undefined}
              value={path === undefined ? null : { value: category, label: path }}
              loadOptions={(query) => categoryOptions(choices?.Categories ?? [], query)}
              debounceMs={0}
              onValueChange={(chosen) => onCategory(chosen?.value ?? 0)}
            />
          </Field>
          <Field label="品牌" required hint="没有的品牌，输入名称后选“新品牌”" error={errors.Brand?.message}>
            <Combobox
              ref={brandRef}
              label="品牌"
              disabled={choices === undefined}
              value={brand === '' ? null : { value: brand, label: brand }}
              loadOptions={(query) => brandOptions(choices?.Brands ?? [], query)}
              debounceMs={0}
              onValueChange={(chosen) => onBrand(chosen?.value ?? '')}
            />
          </Field>
          <Field label="市场价" required error={errors.Price?.message}>
            <AmountInput control={control} name="Price" start="¥" end="元，含税" />
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
