import type { SellerAttribute, SellerAttributeAction, SellerAttributeValue } from '@mall/api/seller/contract'
import { WorkshopPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { KeysHint } from '@mall/app-kit/page/KeysHint.styles.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { Tree } from '@mall/ui/tree'
import { useMemo } from 'react'
import { AttributeValues, type ValueTask } from './AttributeValues.tsx'

/** What opens a form or a question; an attribute is moved in the list itself. */
export type AttributeTask = ValueTask | { readonly kind: 'create' } | { readonly kind: 'edit' | 'merge' | 'delete'; readonly attribute: SellerAttribute }

export interface AttributesViewProps {
  readonly attributes: readonly SellerAttribute[]
  /** The chosen one; null while there is none. */
  readonly chosen: SellerAttribute | null
  /** Its values. */
  readonly values: QueryLike<readonly SellerAttributeValue[]>
  /** Whether the user may make attributes. */
  readonly mayCreate: boolean
  /** A move is under way. */
  readonly pending: boolean
  readonly onChoose: (attributeId: number) => void
  readonly onTask: (task: AttributeTask) => void
  readonly onMove: (attribute: SellerAttribute, index: number) => void
}

const FactOf = ({ attributes }: Pick<AttributesViewProps, 'attributes'>) => {
  const empty = attributes.filter(({ Products }) => Products === 0).length
  return (
    <>
      {`${attributes.length} 个属性`}
      {empty === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${empty} 个没有商品`}</FactTint>
        </>
      )}
    </>
  )
}

interface ChosenProps extends Pick<AttributesViewProps, 'pending' | 'onTask'> {
  readonly attribute: SellerAttribute
}

/** The chosen attribute: what has it, what it was called, what can be done with it. */
const Chosen = ({ attribute, pending, onTask }: ChosenProps) => {
  const { Name, FormerNames, Products, OnSale, Drafts, AllowActions } = attribute
  const can = (action: SellerAttributeAction) => AllowActions.includes(action)
  return (
    <Section title={Name} aside="属性">
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: '商品', value: Products === 0 ? '没有' : `${Products} 种，${OnSale} 种在售` },
            ...(Drafts === 0 ? [] : [{ term: '草稿', value: `${Drafts} 种商品的草稿用到它` }]),
            ...(FormerNames.length === 0 ? [] : [{ term: '曾用名', value: FormerNames.join('、') }]),
          ]}
        />
        {AllowActions.length === 0 ? null : (
          <Inline gap={8}>
            {can('Edit') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'edit', attribute })}>编辑</Button> : null}
            {can('Merge') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'merge', attribute })}>合并到…</Button> : null}
            {can('Delete') ? <Button aria-disabled={pending} onClick={() => onTask({ kind: 'delete', attribute })}>删除</Button> : null}
          </Inline>
        )}
      </Stack>
    </Section>
  )
}

/** 属性: all attributes in their order, and one of them with its values beside them. */
export const AttributesView = ({ attributes, chosen, values, mayCreate, pending, onChoose, onTask, onMove }: AttributesViewProps) => {
  const nodes = useMemo(() => attributes.map(({ AttributeId, Name }) => ({ id: String(AttributeId), label: Name })), [attributes])
  const byId = useMemo(() => new Map(attributes.map((one) => [String(one.AttributeId), one])), [attributes])
  const isMovable = attributes.some(({ AllowActions }) => AllowActions.includes('Move'))
  return (
    <Sheet data-density="default">
      <WorkshopPage
        hasWideRail
        head={
          <PageHeader
            name="属性"
            fact={<FactOf attributes={attributes} />}
            actions={mayCreate ? <Button variant="decisive" aria-disabled={pending} onClick={() => onTask({ kind: 'create' })}>新增属性</Button> : null}
          />
        }
        rail={
          chosen === null ? null : (
            <>
              <Chosen attribute={chosen} pending={pending} onTask={onTask} />
              <QueryState query={values} part skeleton={<Section title="值"><div role="status" aria-label="值加载中"><Skeleton lines={8} /></div></Section>}>
                {(all) => <AttributeValues key={chosen.AttributeId} values={all} onTask={onTask} />}
              </QueryState>
            </>
          )
        }
      >
        <Section title="全部属性" aside={isMovable ? <><KeysHint>拖动，或按 Alt 加方向键移动；</KeysHint>商品资料里按这个顺序列出</> : undefined}>
          {attributes.length === 0 ? (
            <Empty size="small" title="还没有属性">买家按属性缩小商品列表，如颜色、规格。</Empty>
          ) : (
            <Tree
              label="属性"
              aria-busy={pending || undefined}
              nodes={nodes}
              value={chosen === null ? [] : [String(chosen.AttributeId)]}
              onValueChange={([id]) => (id === undefined ? undefined : onChoose(Number(id)))}
              renderExtra={({ id }) => {
                const one = byId.get(id)
                return one === undefined ? null : <Text tone="secondary">{`${one.Values} 个值，${one.OnSale} 种在售`}</Text>
              }}
              flat
              canMove={(_, { parentId }) => (parentId === null ? null : '属性没有下级')}
              onMove={
                isMovable
                  ? ({ id }, { index }) => {
                      const attribute = byId.get(id)
                      if (attribute && !pending) onMove(attribute, index)
                    }
                  : undefined
              }
            />
          )}
        </Section>
      </WorkshopPage>
    </Sheet>
  )
}
