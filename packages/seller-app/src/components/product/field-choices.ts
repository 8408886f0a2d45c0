import type { CallOutput } from '@mall/api/contract'
import { productLimits, taxRates, taxRateText } from '@mall/api/seller/contract'
import type { ComboboxOption } from '@mall/ui/combobox'

/** What the fields of a product can be chosen from. */
export type FieldChoices = CallOutput<'POST /api/SellerProduct/FieldChoices'>

/** As many as are offered at once: a longer list is searched, not read. */
const offered = 50

const has = (name: string, query: string): boolean => name.toLowerCase().includes(query.trim().toLowerCase())

/** Brands by name; one that there is not can be chosen too, and is made with the product. */
export const brandOptions = (brands: readonly string[], query: string): ComboboxOption[] => {
  const name = query.trim()
  const isNew = name !== '' && name.length <= productLimits.brand && !brands.includes(name)
  return [...brands.filter((brand) => has(brand, query)).slice(0, offered).map((brand) => ({ value: brand, label: brand })), ...(isNew ? [{ value: name, label: name, note: '新品牌' }] : [])]
}

/** Categories of the third level, found by any part of their path. */
export const categoryOptions = (categories: FieldChoices['Categories'], query: string): ComboboxOption<number>[] =>
  categories.map(({ CategoryId, Path }) => ({ value: CategoryId, label: Path.join(' / ') })).filter(({ label }) => has(label, query)).slice(0, offered)

/** Tax rates, the usual one first. */
export const taxRateOptions = taxRates.map((rate) => ({ value: rate as number, label: taxRateText(rate) }))
