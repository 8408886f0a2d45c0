import type { SellerBrand, SellerBrandAction } from '@mall/api/seller/contract'
import { WorkshopPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { KeysHint } from '@mall/app-kit/page/KeysHint.styles.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { Field } from '@mall/ui/field'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { Tree } from '@mall/ui/tree'
import { useDeferredValue, useMemo, useState } from 'react'
import { href } from '../../../site/routes.ts'
import { brandsWith } from './brand-words.ts'

/** What opens a form or a question; a brand is moved in the list itself. */
export type BrandTask = { readonly kind: 'create' } | { readonly kind: 'edit' | 'merge' | 'delete'; readonly brand: SellerBrand }

export interface BrandsViewProps {
  readonly brands: readonly SellerBrand[]
  /** The chosen one; null while there is none. */
  readonly chosen: SellerBrand | null
  /** Whether the user may make brands. */
  readonly mayCreate: boolean
  /** A move is under way. */
  readonly pending: boolean
  readonly onChoose: (brandId: number) => void
  readonly onTask: (task: BrandTask) => void
  readonly onMove: (brand: SellerBrand, index: number) => void
}

const FactOf = ({ brands }: Pick<BrandsViewProps, 'brands'>) => {
  const empty = brands.filter(({ Products }) => Products === 0).length
  return (
    <>
      {`${brands.length} 个品牌`}
      {empty === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${empty} 个没有商品`}</FactTint>
        </>
      )}
    </>
  )
}

interface ChosenProps extends Pick<BrandsViewProps, 'pending' | 'onTask'> {
  readonly brand: SellerBrand
}

/** The chosen brand: what has it, what it is found by, what can be done with it. */
const Chosen = ({ brand, pending, onTask }: ChosenProps) => {
  const { BrandId, Name, LatinName, FormerNames, Synonyms, Products, OnSale, Drafts, AllowActions } = brand
  const can = (action: SellerBrandAction) => AllowActions.includes(action)
  return (
    <Section title={Name} aside="品牌">
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: '英文名', value: LatinName === '' ? '没有' : LatinName },
            { term: '商品', value: Products === 0 ? '没有' : <Button variant="text" href={href('products', { Brand: BrandId })}>{`${Products} 种，${OnSale} 种在售`}</Button> },
            ...(Drafts === 0 ? [] : [{ term: '草稿', value: `${Drafts} 种商品要改成它` }]),
            ...(FormerNames.length === 0 ? [] : [{ term: '曾用名', value: FormerNames.join('、') }]),
            ...(Synonyms.length === 0 ? [] : [{ term: '同义词', value: Synonyms.join('、') }]),
          ]}
        />
        {AllowActions.length === 0 ? null : (
          <Inline gap={8}>
            {can('Edit') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'edit', brand })}>编辑</Button> : null}
            {can('Merge') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'merge', brand })}>合并到…</Button> : null}
            {can('Delete') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'delete', brand })}>删除</Button> : null}
          </Inline>
        )}
      </Stack>
    </Section>
  )
}

/** 品牌: all brands in their order, and one of them beside them. */
export const BrandsView = ({ brands, chosen, mayCreate, pending, onChoose, onTask, onMove }: BrandsViewProps) => {
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query)
  const found = useMemo(() => brandsWith(brands, sought), [brands, sought])
  const nodes = useMemo(() => found.map(({ BrandId, Name }) => ({ id: String(BrandId), label: Name })), [found])
  const byId = useMemo(() => new Map(brands.map((one) => [String(one.BrandId), one])), [brands])
  // A place among those that were found is none among all.
  const isMovable = sought.trim() === '' && brands.some(({ AllowActions }) => AllowActions.includes('Move'))
  return (
    <Sheet data-density="default">
      <WorkshopPage
        head={
          <PageHeader
            name="品牌"
            fact={<FactOf brands={brands} />}
            actions={mayCreate ? <Button variant="decisive" aria-disabled={pending} onClick={() => onTask({ kind: 'create' })}>新增品牌</Button> : null}
          />
        }
        rail={chosen === null ? null : <Chosen brand={chosen} pending={pending} onTask={onTask} />}
      >
        <Section title="全部品牌" aside={isMovable ? <><KeysHint>拖动，或按 Alt 加方向键移动；</KeysHint>靠前的显示在首页</> : undefined}>
          <Stack gap={12}>
            <Field label="搜索品牌">
              <TextInput type="search" value={query} onValueChange={setQuery} maxLength={40} placeholder="名称、英文名、曾用名" />
            </Field>
            {brands.length === 0 ? (
              <Empty size="small" title="还没有品牌" />
            ) : (
              <Tree
                label="品牌"
                aria-busy={pending || undefined}
                nodes={nodes}
                value={chosen === null ? [] : [String(chosen.BrandId)]}
                onValueChange={([id]) => (id === undefined ? undefined : onChoose(Number(id)))}
                renderExtra={({ id }) => {
                  const one = byId.get(id)
                  return one === undefined ? null : <Text tone="secondary">{`${one.OnSale} 种在售，共 ${one.Products} 种`}</Text>
                }}
                flat
                canMove={(_, { parentId }) => (parentId === null ? null : '品牌没有下级')}
                onMove={
                  isMovable
                    ? ({ id }, { index }) => {
                        const brand = byId.get(id)
                        if (brand && !pending) onMove(brand, index)
                      }
                    : undefined
                }
              />
            )}
          </Stack>
        </Section>
      </WorkshopPage>
    </Sheet>
  )
}
