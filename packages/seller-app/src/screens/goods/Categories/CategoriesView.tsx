import type { SellerCategory, SellerCategoryAction } from '@mall/api/seller/contract'
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
import { Tree, type TreeNode } from '@mall/ui/tree'
import { useDeferredValue, useMemo, useState } from 'react'
import { href } from '../../../site/routes.ts'
import { categoryTree, childrenOf, wayTo } from '../../../components/product/category-tree.ts'
import { marginText } from './category-words.ts'

/** What opens a form; a category is moved in the tree itself. */
export type CategoryTask =
  | { readonly kind: 'create'; readonly parent: SellerCategory | null }
  | { readonly kind: 'edit' | 'margin' | 'merge'; readonly category: SellerCategory }

export interface CategoriesViewProps {
  readonly categories: readonly SellerCategory[]
  /** The chosen one; null while there is none. */
  readonly chosen: SellerCategory | null
  /** Whether the user may make categories of the first level. */
  readonly mayCreate: boolean
  /** Whether the user sees margins. */
  readonly seesMargins: boolean
  /** A move is under way. */
  readonly pending: boolean
  readonly onChoose: (categoryId: number) => void
  readonly onTask: (task: CategoryTask) => void
  readonly onMove: (category: SellerCategory, to: { readonly ParentId: number | null; readonly Index: number }) => void
}

const levelNames = ['', '一级', '二级', '三级'] as const

const FactOf = ({ categories }: { readonly categories: readonly SellerCategory[] }) => {
  const leaves = categories.filter(({ Level }) => Level === 3)
  const empty = leaves.filter(({ Products }) => Products === 0).length
  const hidden = categories.filter(({ Hidden }) => Hidden).length
  return (
    <>
      {`${leaves.length} 个三级分类`}
      {empty === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${empty} 个没有商品`}</FactTint>
        </>
      )}
      {hidden === 0 ? null : `，${hidden} 个不在导航里`}
    </>
  )
}

interface ChosenProps extends Pick<CategoriesViewProps, 'categories' | 'pending' | 'seesMargins' | 'onTask'> {
  readonly category: SellerCategory
}

/** The chosen category: where it is, what is in it, what can be done with it. */
const Chosen = ({ categories, category, pending, seesMargins, onTask }: ChosenProps) => {
  const { CategoryId, Level, Name, Group, Hidden, Products, OnSale, MinMargin, AllowActions } = category
  const can = (action: SellerCategoryAction) => AllowActions.includes(action)
  return (
    <Section title={Name} aside={`${levelNames[Level] ?? ''}分类`}>
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: '位置', value: wayTo(categories, category) },
            { term: '商品', value: Products === 0 ? '没有' : <Button variant="text" href={href('products', { Category: CategoryId })}>{`${Products} 种，${OnSale} 种在售`}</Button> },
            ...(Level < 3 ? [{ term: '下级', value: `${childrenOf(categories, CategoryId).length} 个` }] : []),
            ...(Level === 1 ? [{ term: '导航分组', value: Group }] : []),
            { term: '导航', value: Hidden ? '不显示，商品仍能搜到' : OnSale === 0 ? '没有在售商品，不显示' : '显示' },
            ...(seesMargins ? [{ term: '最低毛利', value: marginText(MinMargin) }] : []),
          ]}
        />
        {AllowActions.length === 0 ? null : (
          <Inline gap={8}>
            {can('Edit') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'edit', category })}>编辑</Button> : null}
            {can('AddChild') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'create', parent: category })}>新增下级</Button> : null}
            {can('SetMargin') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'margin', category })}>设最低毛利</Button> : null}
            {can('Merge') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'merge', category })}>合并到…</Button> : null}
          </Inline>
        )}
      </Stack>
    </Section>
  )
}

/** 分类: the tree of the mall, and one of its categories beside it. */
export const CategoriesView = ({ categories, chosen, mayCreate, seesMargins, pending, onChoose, onTask, onMove }: CategoriesViewProps) => {
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query)
  const nodes = useMemo(() => categoryTree(categories), [categories])
  const byId = useMemo(() => new Map(categories.map((one) => [String(one.CategoryId), one])), [categories])
  const isMovable = categories.some(({ AllowActions }) => AllowActions.includes('Move'))
  const levelOf = (id: string | null): number => (id === null ? 0 : (byId.get(id)?.Level ?? 0))
  const canMove = ({ id, label }: TreeNode, { parentId }: { readonly parentId: string | null }): string | null =>
    levelOf(parentId) === levelOf(id) - 1 ? null : `${label}是${levelNames[levelOf(id)] ?? ''}分类，只能移到同级的位置`
  return (
    <Sheet data-density="default">
      <WorkshopPage
        head={
          <PageHeader
            name="分类"
            fact={<FactOf categories={categories} />}
            actions={mayCreate ? <Button variant="decisive" aria-disabled={pending} onClick={() => onTask({ kind: 'create', parent: null })}>新增一级分类</Button> : null}
          />
        }
        rail={chosen === null ? null : <Chosen categories={categories} category={chosen} pending={pending} seesMargins={seesMargins} onTask={onTask} />}
      >
        <Section title="分类树" aside={isMovable ? <KeysHint>拖动，或按 Alt 加方向键移动</KeysHint> : undefined}>
          <Stack gap={12}>
            <Field label="搜索分类">
              <TextInput type="search" value={query} onValueChange={setQuery} maxLength={20} placeholder="分类名称" />
            </Field>
            {categories.length === 0 ? (
              <Empty size="small" title="还没有分类" />
            ) : (
              <Tree
                label="分类"
                aria-busy={pending || undefined}
                nodes={nodes}
                query={sought}
                defaultExpanded={chosen === null ? [] : [String(chosen.ParentId ?? ''), String(byId.get(String(chosen.ParentId))?.ParentId ?? '')]}
                value={chosen === null ? [] : [String(chosen.CategoryId)]}
                onValueChange={([id]) => (id === undefined ? undefined : onChoose(Number(id)))}
                renderExtra={({ id }) => {
                  const one = byId.get(id)
                  return one === undefined ? null : <Text tone="secondary">{`${one.Products} 种${one.Hidden ? ' · 不在导航' : ''}`}</Text>
                }}
                canMove={canMove}
                onMove={
                  isMovable
                    ? ({ id }, { parentId, index }) => {
                        const category = byId.get(id)
                        if (category && !pending) onMove(category, { ParentId: parentId === null ? null : Number(parentId), Index: index })
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
