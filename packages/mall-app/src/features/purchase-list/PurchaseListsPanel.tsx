import { purchaseListVisibilityNames, type PurchaseList, type PurchaseListLine, type RowResult } from '@mall/api/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Empty } from '@mall/ui/empty'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useState, type ReactNode } from 'react'
import { AddedToCart } from '../cart/AddedToCart.tsx'
import * as S from './PurchaseListsPanel.styles.ts'
import { listsDrawing } from '../../components/drawings/lists.tsx'

/** What became of the lines of a list that was put in the cart. */
export interface AddedList {
  readonly listId: number
  readonly results: readonly RowResult[]
}

export interface PurchaseListsPanelProps {
  readonly lists: QueryLike<{ readonly Items: readonly PurchaseList[]; readonly total: number }>
  readonly lastMonth: QueryLike<{ readonly Lines: readonly PurchaseListLine[] }>
  /** The last one that was put in the cart; null before. */
  readonly added: AddedList | null
  /** The list on its way to the cart, or null. */
  readonly addingId: number | null
  readonly onFill: (lines: readonly PurchaseListLine[]) => void
  readonly onAdd: (list: PurchaseList) => void
  readonly onEdit: (list: PurchaseList) => void
  readonly onDelete: (list: PurchaseList) => void
}

/** 上月采购 and the 常购清单: to fill the table from, to buy at once, to change and to delete. */
export const PurchaseListsPanel = ({ lists, lastMonth, added, addingId, onFill, onAdd, onEdit, onDelete }: PurchaseListsPanelProps) => {
  const [doomed, setDoomed] = useState<PurchaseList | null>(null)
  return (
    <Stack gap={12}>
      <Text tone="secondary">“填入”把商品加在已录入的行之后并校验；“加入购物车”直接加入能买的商品。本部门的清单由创建人修改和删除。</Text>
      <QueryState query={lastMonth} part skeleton={<Skeleton lines={2} role="status" aria-label="上月采购加载中" />}>
        {({ Lines }) => (
          <Entry name="上月采购" note={Lines.length === 0 ? '上个月没有采购' : `${Lines.length} 种商品，按下单次数排列`} lines={Lines}>
            <Button disabled={Lines.length === 0} aria-label="填入 上月采购" onClick={() => onFill(Lines)}>
              填入
            </Button>
          </Entry>
        )}
      </QueryState>
      <QueryState
        query={lists}
        part
        skeleton={<Skeleton lines={6} role="status" aria-label="常购清单加载中" />}
        isEmpty={({ Items }) => Items.length === 0}
        empty={
          <Empty size="small" title="还没有常购清单" picture={listsDrawing}>
            在快速下单、购物车或订单详情里点“保存为常购清单”，下次就能一次填入。
          </Empty>
        }
      >
        {({ Items, total }) => (
          <>
            <S.Entries aria-label="常购清单">
              {Items.map((list) => (
                <li key={list.ListId}>
                  <Entry name={list.Name} note={noteOf(list)} lines={list.Lines}>
                    {list.AllowActions.includes('Edit') ? (
                      <Button variant="text" aria-label={`编辑 ${list.Name}`} onClick={() => onEdit(list)}>
                        编辑
                      </Button>
                    ) : null}
                    {list.AllowActions.includes('Delete') ? (
                      <Button variant="text" aria-label={`删除 ${list.Name}`} onClick={() => setDoomed(list)}>
                        删除
                      </Button>
                    ) : null}
                    <Button aria-label={`填入 ${list.Name}`} onClick={() => onFill(list.Lines)}>
                      填入
                    </Button>
                    <Button
                      variant="primary"
                      aria-label={`加入购物车 ${list.Name}`}
                      loading={addingId === list.ListId}
                      disabled={addingId !== null && addingId !== list.ListId}
                      onClick={() => onAdd(list)}
                    >
                      加入购物车
                    </Button>
                  </Entry>
                  {added?.listId === list.ListId ? <AddedToCart results={added.results} /> : null}
                </li>
              ))}
            </S.Entries>
            {total > Items.length ? <Text tone="secondary">{`共 ${total} 个清单，这里是最近保存的 ${Items.length} 个。`}</Text> : null}
          </>
        )}
      </QueryState>
      {doomed ? (
        <ConfirmDialog
          open
          danger
          title="删除常购清单"
          description={`确定删除“${doomed.Name}”吗？删除后不可恢复`}
          messages={{ confirm: '删除' }}
          onConfirm={() => {
            onDelete(doomed)
            setDoomed(null)
          }}
          onOpenChange={() => setDoomed(null)}
        />
      ) : null}
    </Stack>
  )
}

const noteOf = ({ Lines, Visibility, IsOwn, OwnerName, UpdatedAt }: PurchaseList): string =>
  [`${Lines.length} 种商品`, purchaseListVisibilityNames[Visibility], ...(IsOwn ? [] : [`${OwnerName}创建`]), `${formatDay(UpdatedAt)} 保存`].join(' · ')

interface EntryProps {
  readonly name: string
  readonly note: string
  readonly lines: readonly PurchaseListLine[]
  readonly children: ReactNode
}

const Entry = ({ name, note, lines, children }: EntryProps) => (
  <S.Entry>
    <div>
      <strong>{name}</strong>
      <small>{note}</small>
      {lines.length > 0 ? <small data-part="goods">{lines.slice(0, 5).map(({ CustomerProductName }) => CustomerProductName).join('、')}</small> : null}
    </div>
    <Inline gap={8}>{children}</Inline>
  </S.Entry>
)
