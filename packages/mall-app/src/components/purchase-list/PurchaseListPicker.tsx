import type { PurchaseList, PurchaseListLine } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { ConfirmDialog, Dialog } from '@mall/ui/dialog'
import { Empty } from '@mall/ui/empty'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { QueryState, type QueryLike } from '../query-state/QueryState.tsx'
import * as S from './PurchaseListPicker.styles.ts'

export interface PurchaseListPickerProps {
  readonly lists: QueryLike<{ readonly Items: readonly PurchaseList[] }>
  readonly lastMonth: QueryLike<{ readonly Lines: readonly PurchaseListLine[] }>
  readonly onPick: (lines: readonly PurchaseListLine[], name: string) => void
  readonly onDelete: (list: PurchaseList) => void
  readonly onClose: () => void
}

const namesOf = (lines: readonly PurchaseListLine[]): string => lines.slice(0, 3).map(({ CustomerProductName }) => CustomerProductName).join('、')

interface EntryProps {
  readonly name: string
  readonly note: string
  readonly lines: readonly PurchaseListLine[]
  readonly onPick: PurchaseListPickerProps['onPick']
  readonly onDelete?: (() => void) | undefined
}

const Entry = ({ name, note, lines, onPick, onDelete }: EntryProps) => (
  <S.Entry>
    <div>
      <strong>{name}</strong>
      <small>{note}</small>
      <small>{namesOf(lines)}</small>
    </div>
    {onDelete ? (
      <Button variant="text" aria-label={`删除清单 ${name}`} onClick={onDelete}>
        删除
      </Button>
    ) : null}
    <Button disabled={lines.length === 0} aria-label={`填入 ${name}`} onClick={() => onPick(lines, name)}>
      填入
    </Button>
  </S.Entry>
)

/** 上月采购 and the 常购清单: one of them fills the table. */
export const PurchaseListPicker = ({ lists, lastMonth, onPick, onDelete, onClose }: PurchaseListPickerProps) => {
  const [doomed, setDoomed] = useState<PurchaseList | null>(null)
  return (
    <>
      <Dialog open title="从清单填入" description="填入的商品加在已录入的行之后，随即校验。" onOpenChange={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
        <S.List aria-label="清单">
          <QueryState query={lastMonth} part skeleton={<Skeleton lines={2} role="status" aria-label="上月采购加载中" />}>
            {({ Lines }) => <Entry name="上月采购" note={Lines.length === 0 ? '上个月没有采购' : `${Lines.length} 种商品，按下单次数排列`} lines={Lines} onPick={onPick} />}
          </QueryState>
          <QueryState
            query={lists}
            part
            skeleton={<Skeleton lines={4} role="status" aria-label="常购清单加载中" />}
            isEmpty={({ Items }) => Items.length === 0}
            empty={
              <Empty size="small" title="还没有常购清单">
                在快速下单、购物车或订单详情里点“保存为常购清单”，下次就能一次填入。
              </Empty>
            }
          >
            {({ Items }) =>
              Items.map((list) => (
                <Entry
                  key={list.ListId}
                  name={list.Name}
                  note={[`${list.Lines.length} 种商品`, list.Visibility === 'department' ? '本部门' : '仅自己', list.IsOwn ? null : list.OwnerName, formatDay(list.UpdatedAt)].filter(Boolean).join(' · ')}
                  lines={list.Lines}
                  onPick={onPick}
                  onDelete={list.AllowActions.includes('Delete') ? () => setDoomed(list) : undefined}
                />
              ))
            }
          </QueryState>
        </S.List>
        <Text tone="secondary">本部门的清单只能由创建人删除。</Text>
      </Dialog>
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
    </>
  )
}
