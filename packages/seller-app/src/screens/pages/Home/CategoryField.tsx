import type { SellerHomeDetail } from '@mall/api/seller/contract'
import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'

interface CategoryFieldProps {
  readonly label: string
  /** What no category means; without, one has to be chosen. */
  readonly none?: string
  readonly categories: SellerHomeDetail['Categories']
  readonly value: number | null
  readonly disabled: boolean
  readonly error?: string | undefined
  readonly onChange: (categoryId: number | null) => void
}

/** As many as are offered at once: a longer list is searched, not read. */
const offered = 50

/** A category of any level, found by any part of its path. */
export const CategoryField = ({ label, none, categories, value, disabled, error, onChange }: CategoryFieldProps) => {
  const chosen = categories.find(({ CategoryId }) => CategoryId === value)
  const shown = chosen === undefined ? (value === null ? null : { value, label: `分类 ${value}` }) : { value: chosen.CategoryId, label: chosen.Path }
  return (
    <Field label={label} required={none === undefined} error={error} hint={chosen?.Hidden ? '这个分类在导航里收起了' : undefined}>
      <Combobox<number>
        label={label}
        clearable={none !== undefined}
        placeholder={none ?? '按名称找'}
        disabled={disabled}
        value={shown}
        loadOptions={(query) => categories.filter(({ Path }) => Path.includes(query.trim())).slice(0, offered).map(({ CategoryId, Path }) => ({ value: CategoryId, label: Path }))}
        debounceMs={0}
        onValueChange={(option) => onChange(option?.value ?? null)}
      />
    </Field>
  )
}
