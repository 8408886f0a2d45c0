import { MallError } from '@mall/api'
import type { PurchaseList, PurchaseListLine } from '@mall/api/contract'
import { useRequestId } from '@mall/app-kit/actions/use-request-id.ts'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { purchaseListQueries } from '../../queries/purchase-list.ts'
import { PurchaseListEditor } from './PurchaseListEditor.tsx'
import { PurchaseListsPanel, type AddedList } from './PurchaseListsPanel.tsx'

interface PurchaseListsProps {
  readonly onFill: (lines: readonly PurchaseListLine[]) => void
}

/** The 常购清单 with their calls. */
export const PurchaseLists = ({ onFill }: PurchaseListsProps) => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const lists = useQuery(purchaseListQueries.all(mall, key))
  const lastMonth = useQuery(purchaseListQueries.lastMonth(mall, key))
  const [edited, setEdited] = useState<PurchaseList | null>(null)
  const [added, setAdded] = useState<AddedList | null>(null)
  const requestId = useRequestId()
  const refresh = () => queryClient.invalidateQueries({ queryKey: controllerKey('PurchaseList') })

  const adding = useMutation({
    mutationFn: ({ ListId, Version }: PurchaseList) => mall.purchaseList.addToCart({ ListId, RequestId: requestId.of(`${ListId} ${Version}`) }, { quiet: true }),
    onSuccess: ({ Results }, { ListId }) => {
      requestId.forget()
      setAdded({ listId: ListId, results: Results })
      void queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') })
    },
    // Whose it is may share it no more.
    onError: () => void refresh(),
  })
  const deleting = useMutation({
    mutationFn: ({ ListId, Version }: PurchaseList) => mall.purchaseList.delete({ ListId, Version }),
    onSuccess: (words) => notify(words, 'success'),
    onSettled: () => void refresh(),
  })
  return (
    <>
      <PurchaseListsPanel
        lists={lists}
        lastMonth={lastMonth}
        added={added}
        addingId={adding.isPending ? adding.variables.ListId : null}
        onFill={onFill}
        onAdd={(list) => (adding.isPending ? undefined : adding.mutate(list))}
        onEdit={setEdited}
        onDelete={(list) => deleting.mutate(list)}
      />
      {edited ? <Editor key={edited.ListId} list={edited} onSaved={refresh} onClose={() => setEdited(null)} /> : null}
    </>
  )
}

interface EditorProps {
  readonly list: PurchaseList
  readonly onSaved: () => unknown
  readonly onClose: () => void
}

const Editor = ({ list, onSaved, onClose }: EditorProps) => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const { data } = useQuery(purchaseListQueries.check(mall, key, list.Lines))
  return (
    <PurchaseListEditor
      list={list}
      checks={new Map(data?.Rows.map((row) => [list.Lines[row.RowNo - 1]?.ProductCode ?? '', row]))}
      onSave={async (input) => {
        const { Name } = await mall.purchaseList.save(input, { silent: true, quiet: true })
        notify(`已保存常购清单“${Name}”`, 'success')
        onSaved()
      }}
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
