import type { ProductField, ProductFields, SellerProductDetail } from '@mall/api/seller/contract'
import { useState } from 'react'
import type { FieldChoices } from '../../../components/product/field-choices.ts'
import { differing, draftedFields, pickFields, readForm, savedMeanwhile, typedOf, type Meanwhile, type TypedFields } from './product-form.ts'
import type { ProductForm } from './ProductField.tsx'

interface ProductFormState {
  readonly form: ProductForm
  /** What the draft would have now: null while something typed cannot be read. */
  readonly drafted: Partial<ProductFields> | null
  /** Fields that differ from what buyers see. */
  readonly changed: readonly ProductField[]
  /** Something typed is not kept. */
  readonly dirty: boolean
  /** What the form was begun with, and what others saved since. */
  readonly begun: ProductFields
  readonly theirs: ProductFields
  readonly meanwhile: readonly Meanwhile[]
  readonly kept: ReadonlySet<ProductField>
  /** Both changed a field, and nobody has chosen yet. */
  readonly isUndecided: boolean
  readonly take: (field: ProductField) => void
  readonly keep: (field: ProductField) => void
  /** What others saved has been read. */
  readonly read: () => void
  /** Nothing typed is left: it was kept, or given up. */
  readonly reset: () => void
  readonly change: (patch: Partial<TypedFields>) => void
}

/**
 * The fields of a product as they are typed, over its draft, over what buyers see. What others save meanwhile shows in fields that were not
 * touched; where both changed one, somebody has to choose.
 */
export const useProductForm = (product: SellerProductDetail, choices: FieldChoices | undefined, pending: boolean): ProductFormState => {
  const [typed, setTyped] = useState<Partial<TypedFields>>({})
  const [begun, setBegun] = useState<ProductFields | null>(null)
  const [kept, setKept] = useState<ReadonlySet<ProductField>>(new Set())
  const theirs = draftedFields(product)
  const values = { ...typedOf(theirs), ...typed }
  const read = readForm(values)
  const { Fields: published, Hidden: hidden, Locked: locked, AllowActions } = product
  const isClosed = (name: ProductField) => hidden.includes(name) || locked.includes(name)
  const changed = read.fields === null ? [] : differing(published, read.fields).filter((name) => !isClosed(name))
  // What is being kept right now comes back as saved.
  const meanwhile = begun === null || pending ? [] : savedMeanwhile(begun, theirs, typed)

  const change = (patch: Partial<TypedFields>) => {
    setBegun((before) => before ?? theirs)
    setTyped((before) => ({ ...before, ...patch }))
  }
  const categoryName = (id: number) => choices?.Categories.find(({ CategoryId }) => CategoryId === id)?.Path.join(' / ') ?? (id === published.CategoryId ? product.Category : '')
  return {
    form: { ...read, values, published, hidden, locked, mayEdit: AllowActions.includes('Edit') && !pending, categoryName, change },
    drafted: read.fields === null ? null : pickFields(read.fields, changed),
    changed,
    dirty: Object.keys(typed).length > 0 && (read.fields === null || differing(theirs, read.fields).length > 0),
    begun: begun ?? theirs,
    theirs,
    meanwhile,
    kept,
    isUndecided: meanwhile.some(({ field, isMine }) => isMine && !kept.has(field)),
    take: (field) => setTyped(({ [field]: _mine, ...others }) => others),
    keep: (field) => setKept((before) => new Set([...before, field])),
    read: () => {
      setBegun(theirs)
      setKept(new Set())
    },
    reset: () => {
      setTyped({})
      setBegun(null)
      setKept(new Set())
    },
    change,
  }
}

