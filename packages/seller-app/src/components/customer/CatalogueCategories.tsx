import type { SellerCategory } from '@mall/api/seller/contract'
import { Field } from '@mall/ui/field'
import { TreeSelect } from '@mall/ui/tree-select'
import { useMemo, type Ref } from 'react'
import { categoryTree } from '../product/category-tree.ts'
import { FoldedNames } from '../FoldedNames.tsx'
import { leavesCovered, nodesCovering, waysTo } from './covered-categories.ts'

interface CatalogueCategoriesProps {
  readonly ref: Ref<HTMLButtonElement>
  /** All of them; undefined while they load. */
  readonly categories: readonly SellerCategory[] | undefined
  readonly value: readonly number[]
  readonly error: string | undefined
  readonly onChange: (categoryIds: number[]) => void
}

/** The categories of a customer’s catalogue: one that is checked covers all below it, also what is added there later. */
export const CatalogueCategories = ({ ref, categories, value, error, onChange }: CatalogueCategoriesProps) => {
  const nodes = useMemo(() => categoryTree(categories ?? []), [categories])
  const chosen = new Set(value.map(String))
  const names = waysTo(nodes, chosen)
  return (
    <Field data-full="" label="分类" required error={error} hint={names.length === 0 ? '勾选上级即包含它下面的全部分类，以后新增的也在内' : <FoldedNames names={names} kind="分类" />}>
      <TreeSelect
        ref={ref}
        label="分类"
        multiple
        disabled={categories === undefined}
        nodes={nodes}
        value={leavesCovered(nodes, chosen)}
        messages={{ placeholder: '勾选客户看得到的分类', many: () => `已选 ${value.length} 个分类` }}
        onValueChange={(leaves) => onChange(nodesCovering(nodes, new Set(leaves)).map(Number))}
      />
    </Field>
  )
}
