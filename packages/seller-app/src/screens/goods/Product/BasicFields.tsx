import { productLimits, type ProductField as FieldName } from '@mall/api/seller/contract'
import { Checkbox } from '@mall/ui/checkbox'
import { Combobox } from '@mall/ui/combobox'
import { FormGrid } from '@mall/ui/form-grid'
import { Select } from '@mall/ui/select'
import { Stack } from '@mall/ui/stack'
import { TextArea, TextInput } from '@mall/ui/text-input'
import { brandOptions, categoryOptions, taxRateOptions, type FieldChoices } from '../../../components/product/field-choices.ts'
import * as S from './FieldEditors.styles.ts'
import type { TypedFields } from './product-form.ts'
import { ProductField, type ProductForm } from './ProductField.tsx'
import { UnitsEditor } from './UnitsEditor.tsx'

type TextName = { [Name in keyof TypedFields]: TypedFields[Name] extends string ? Name : never }[keyof TypedFields] & FieldName

interface PartProps {
  readonly form: ProductForm
  readonly choices: FieldChoices | undefined
}

interface TextProps {
  readonly form: ProductForm
  readonly name: TextName
  readonly maxLength?: number
  readonly full?: boolean
  readonly end?: string
  readonly placeholder?: string
  readonly hint?: string
}

const TextPart = ({ form, name, full = false, hint, maxLength, ...rest }: TextProps) => (
  <ProductField form={form} name={name} full={full} hint={hint}>
    <TextInput {...rest} maxLength={maxLength} value={form.values[name]} disabled={!form.mayEdit || form.locked.includes(name)} onValueChange={(value) => form.change({ [name]: value })} />
  </ProductField>
)

const option = (name: string) => ({ value: name, label: name })

/** 基本: what it is, and where it belongs. */
export const BasicFields = ({ form, choices }: PartProps) => {
  const { values, mayEdit, change, categoryName } = form
  return (
    <FormGrid>
      <TextPart form={form} name="Name" full maxLength={productLimits.name} />
      <ProductField form={form} name="CategoryId" full>
        <Combobox<number>
          label="分类"
          disabled={!mayEdit || choices === undefined}
          value={{ value: values.CategoryId, label: categoryName(values.CategoryId) }}
          loadOptions={(query) => categoryOptions(choices?.Categories ?? [], query)}
          debounceMs={0}
          onValueChange={(chosen) => (chosen === null ? undefined : change({ CategoryId: chosen.value }))}
        />
      </ProductField>
      <ProductField form={form} name="Brand" hint="没有的品牌，输入名称后选“新品牌”">
        <Combobox
          label="品牌"
          disabled={!mayEdit || choices === undefined}
          value={values.Brand === '' ? null : option(values.Brand)}
          loadOptions={(query) => brandOptions(choices?.Brands ?? [], query)}
          debounceMs={0}
          onValueChange={(chosen) => change({ Brand: chosen?.value ?? '' })}
        />
      </ProductField>
      <TextPart form={form} name="Model" maxLength={productLimits.model} />
      <TextPart form={form} name="Barcode" maxLength={productLimits.barcode} />
      <TextPart form={form} name="DeliveryText" maxLength={productLimits.delivery} placeholder="如：16:00前下单，次日送达" />
      <TextPart form={form} name="Tags" full placeholder="如：新品、常备" hint={`最多 ${productLimits.tags} 个，每个最多 ${productLimits.tag} 字，用“、”隔开；卡片上显示第一个`} />
    </FormGrid>
  )
}

/** 包装与单位 */
export const PackingFields = ({ form }: { readonly form: ProductForm }) => (
  <FormGrid>
    <TextPart form={form} name="Unit" maxLength={productLimits.unit} placeholder="如：包" />
    <TextPart form={form} name="Packing" maxLength={productLimits.packing} placeholder="如：5包/箱" hint="写成 5包/箱，买家按箱说数量时换算成包" />
    <UnitsEditor form={form} />
    <ProductField form={form} name="PackingList" full hint="一行一件">
      <TextArea value={form.values.PackingList} rows={3} disabled={!form.mayEdit} onValueChange={(PackingList) => form.change({ PackingList })} />
    </ProductField>
  </FormGrid>
)

/** How many may be ordered, tax, and what it costs the seller. */
export const TradeFields = ({ form }: { readonly form: ProductForm }) => {
  const { values, mayEdit, change } = form
  return (
    <Stack gap={16}>
      <S.Three>
        <TextPart form={form} name="MOQ" end={values.Unit} />
        <TextPart form={form} name="Step" end={values.Unit} />
        <TextPart form={form} name="MaxQty" end={values.Unit} placeholder="不限" />
      </S.Three>
      <FormGrid>
        <ProductField form={form} name="TaxRate">
          <Select options={taxRateOptions} value={values.TaxRate} disabled={!mayEdit} onValueChange={(TaxRate) => change({ TaxRate })} />
        </ProductField>
        <TextPart form={form} name="TaxCode" maxLength={productLimits.taxCode} placeholder="19 位数字" hint="开票时随商品送给税务平台" />
        <ProductField form={form} name="SpecialInvoice" group>
          <Checkbox checked={values.SpecialInvoice} disabled={!mayEdit} onCheckedChange={(SpecialInvoice) => change({ SpecialInvoice })}>可开专票</Checkbox>
        </ProductField>
        <TextPart form={form} name="Cost" end="元" hint="含税，只有价格、财务和管理员看得到" />
        <TextPart form={form} name="Floor" end="元" hint="含税，低于它的报价要批准" />
      </FormGrid>
    </Stack>
  )
}
