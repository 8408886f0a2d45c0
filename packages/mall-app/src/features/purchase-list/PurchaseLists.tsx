import { MallError } from '@mall/api'
import type { PurchaseList, PurchaseListLine } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { purchaseListQueries } from '../../queries/purchase-list.ts'
import { PurchaseListEditor } from './PurchaseListEditor.tsx'
import { PurchaseListsPanel, type AddedList } from './PurchaseListsPanel.tsx'

interface PurchaseListsProps {
  readonly onFill: (lines: readonly PurchaseListLine[]) => void
}

/** The 常购清单 with their calls. */
export const PurchaseLists = ({ onFill }: PurchaseListsProps) => {
  const mall = useMall()
  const { key } = useViewer()
  const lists = useQuery(purchaseListQueries.all(mall, key))
  const lastMonth = useQuery(purchaseListQueries.lastMonth(mall, key))
  const [edited, setEdited] = useState<PurchaseList | null>(null)
  const [added, setAdded] = useState<AddedList | null>(null)
  const adding = useAction('POST /api/PurchaseList/AddToCart', { quiet: true, onDone: ({ Results }, { ListId }) => setAdded({ listId: ListId, results: Results }) })
  const deleting = useAction('POST /api/PurchaseList/Delete', { done: (words) => words })
  return (
    <>
      <PurchaseListsPanel
        lists={lists}
        lastMonth={lastMonth}
        added={added}
        addingId={adding.running?.ListId ?? null}
        onFill={onFill}
        onAdd={({ ListId }) => adding.run({ ListId })}
        onEdit={setEdited}
        onDelete={({ ListId, Version }) => deleting.run({ ListId, Version })}
      />
      {edited ? <Editor key={edited.ListId} list={edited} onClose={() => setEdited(null)} /> : null}
    </>
  )
}

interface EditorProps {
  readonly list: PurchaseList
  readonly onClose: () => void
}

const Editor = ({ list, onClose }: EditorProps) => {
  const mall = useMall()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const { data } = useQuery(purchaseListQueries.check(mall, key, list.Lines))
  const saving = useAction('POST /api/PurchaseList/Save', { silent: true, quiet: true, done: ({ Name }) => `已保存常购清单“${Name}”` })
  return (
    <PurchaseListEditor
      list={list}
      checks={new Map(data?.Rows.map((row) => [list.Lines[row.RowNo - 1]?.ProductCode ?? '', row]))}
      onSave={saving.send}
      onRefresh={async (listId) => {
        const { Items } = await queryClient.fetchQuery(purchaseListQueries.all(mall, key))
        const fresh = Items.find(({ ListId }) => ListId === listId)
        if (fresh === undefined) throw new MallError('business', '该清单已被删除')
        return fresh
      }}
      onClose={onClose}
    />
  )
}
