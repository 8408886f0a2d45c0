import type { SellerAttributeValue } from '@mall/api/seller/contract'
import { Empty } from '@mall/ui/empty'
import { Field } from '@mall/ui/field'
import { RowActions } from '@mall/ui/row-actions'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useDeferredValue, useMemo, useState } from 'react'
import { valuesWith } from './attribute-words.ts'

/** What opens a form or a question about a value. */
export interface ValueTask {
  readonly kind: 'editValue' | 'mergeValue' | 'deleteValue'
  readonly value: SellerAttributeValue
}

export interface AttributeValuesProps {
  readonly values: readonly SellerAttributeValue[]
  readonly onTask: (task: ValueTask) => void
}

/** From so many on they are searched. */
const searchedFrom = 10

const actions = { Edit: ['编辑', 'editValue'], Merge: ['合并到…', 'mergeValue'], Delete: ['删除', 'deleteValue'] } as const

const columnsOf = (mayChange: boolean, isPhone: boolean, onTask: AttributeValuesProps['onTask']): readonly TableColumn<SellerAttributeValue>[] => [
  {
    key: 'Value', header: '值', minWidth: 112, rowHeader: true,
    render: ({ Value, FormerNames }) => (
      <Stack gap={0}>
        <span>{Value}</span>
        {FormerNames.length === 0 ? null : <Text tone="secondary" size={12}>{`曾用：${FormerNames.join('、')}`}</Text>}
      </Stack>
    ),
  },
  {
    key: 'Products', header: '商品', width: isPhone ? 112 : 136, align: 'end',
    render: ({ Products, OnSale, Drafts }) => (
      <Stack gap={0}>
        <span>{Products === 0 ? '没有' : `${OnSale} 种在售`}</span>
        {Products === OnSale && Drafts === 0 ? null : <Text tone="secondary" size={12}>{[...(Products === OnSale ? [] : [`共 ${Products} 种`]), ...(Drafts === 0 ? [] : [`${Drafts} 种草稿`])].join('，')}</Text>}
      </Stack>
    ),
  },
  ...(mayChange
    ? [{
        key: 'Actions', header: '操作', width: isPhone ? 56 : 148, align: 'end' as const,
        render: (value: SellerAttributeValue) => (
          <RowActions
            max={isPhone ? 0 : 2}
            label={value.Value}
            actions={value.AllowActions.map((action) => {
              const [label, kind] = actions[action]
              return { key: action, label, tone: action === 'Delete' ? 'danger' as const : 'default' as const, onSelect: () => onTask({ kind, value }) }
            })}
          />
        ),
      }]
    : []),
]

const rowKey = ({ ValueId }: SellerAttributeValue) => String(ValueId)

/** The values of an attribute, as the lists of the mall show them. */
export const AttributeValues = ({ values, onTask }: AttributeValuesProps) => {
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query)
  const found = useMemo(() => valuesWith(values, sought), [values, sought])
  const mayChange = values.some(({ AllowActions }) => AllowActions.length > 0)
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const columns = useMemo(() => columnsOf(mayChange, isPhone, onTask), [mayChange, isPhone, onTask])
  return (
    <Section title="值" aside={values.length === 0 ? undefined : `${values.length} 个，在售商品多的在前`}>
      {values.length === 0 ? (
        <Empty size="small" title="还没有值">在商品资料里填写这个属性，值就有了。</Empty>
      ) : (
        <Stack gap={12}>
          {values.length < searchedFrom ? null : (
            <Field label="搜索值">
              <TextInput type="search" value={query} onValueChange={setQuery} maxLength={50} placeholder="现在或曾用的值" />
            </Field>
          )}
          <Table label="值" columns={columns} rows={found} rowKey={rowKey} empty="没有这样的值" maxHeight="min(640px, 70vh)" />
        </Stack>
      )}
    </Section>
  )
}
