import { isSameValue, productFieldNames, productFieldText, type ProductField as FieldName, type ProductFields } from '@mall/api/seller/contract'
import { Field } from '@mall/ui/field'
import { StatusTag } from '@mall/ui/status-tag'
import type { ReactNode } from 'react'
import type { ReadForm, TypedFields } from './product-form.ts'
import * as S from './FieldEditors.styles.ts'

/** The form as each of its fields needs it. */
export interface ProductForm extends ReadForm {
  readonly values: TypedFields
  /** What buyers see. */
  readonly published: ProductFields
  readonly hidden: readonly FieldName[]
  readonly locked: readonly FieldName[]
  /** The user may change the product, and nothing is under way. */
  readonly mayEdit: boolean
  readonly categoryName: (id: number) => string
  readonly change: (patch: Partial<TypedFields>) => void
}

/** The id of a field's place, for what leads to it. */
export const placeOf = (name: FieldName): string => `product-${name}`

const required: ReadonlySet<FieldName> = new Set(['Name', 'Brand', 'CategoryId', 'Unit', 'MOQ', 'Step', 'TaxRate'])

/** What a form says of one field besides its value: that the draft changes it, what buyers see now, what is wrong. */
export const aboutField = ({ fields, published, problems, categoryName }: ProductForm, name: FieldName) => {
  const isChanged = fields !== null && !isSameValue(fields[name], published[name])
  const before = productFieldText(published, name, categoryName)
  return { isChanged, before: before === '' ? '空' : before, problem: problems.find(({ Field: of }) => of === name)?.Message }
}

interface ProductFieldProps {
  readonly form: ProductForm
  readonly name: FieldName
  readonly hint?: ReactNode
  readonly full?: boolean
  readonly group?: boolean
  readonly hideLabel?: boolean
  readonly children: ReactNode
}

/** One field of a product: tagged where the draft changes it, with what buyers see now below. Nothing for users who may not see it. */
export const ProductField = ({ form, name, hint, full = false, group = false, hideLabel = false, children }: ProductFieldProps) => {
  if (form.hidden.includes(name)) return null
  const { isChanged, before, problem } = aboutField(form, name)
  return (
    <Field
      id={placeOf(name)}
      data-full={full ? '' : undefined}
      group={group}
      hideLabel={hideLabel}
      required={required.has(name)}
      label={
        isChanged ? (
          <>
            {`${productFieldNames[name]} `}
            <StatusTag tone="info">改</StatusTag>
          </>
        ) : (
          productFieldNames[name]
        )
      }
      error={problem}
      hint={isChanged && name !== 'Description' ? <S.Was>买家现在看到：<del>{before}</del></S.Was> : hint}
    >
      {children}
    </Field>
  )
}
