import { imageRules } from '@mall/api/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Skeleton } from '@mall/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GroupInput } from './group-values.ts'
import { GroupView } from './GroupView.tsx'

const loading = (
  <div role="status" aria-label="集团管理加载中">
    <Skeleton lines={10} />
  </div>
)

/** What the settings change elsewhere: the look of the mall, and what can be bought. */
const changed = ['ManageService', 'Home', 'Product', 'ShoppingCart', 'Favorite'] as const

/** `/userCenter/management/group` */
export const Group = () => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  // Never read again behind the form: what others change is told when it is saved.
  const options = { ...callQuery(mall, 'POST /api/Group/Info', key, {}), staleTime: Infinity, gcTime: 0 }
  const query = useQuery(options)
  const save = async (input: GroupInput) => {
    const saved = await mall.group.save(input, { silent: true })
    queryClient.setQueryData(options.queryKey, saved)
    notify('集团管理已保存')
    for (const controller of changed) void queryClient.invalidateQueries({ queryKey: controllerKey(controller) })
    return saved
  }
  return (
    <QueryState query={query} skeleton={loading}>
      {(info) => (
        <GroupView
          info={info}
          onSave={save}
          onRefresh={() => queryClient.fetchQuery({ ...options, staleTime: 0 })}
          upload={(file, { signal, onProgress }) => mall.upload(file, { rules: imageRules, signal, onProgress, quiet: true, silent: true })}
        />
      )}
    </QueryState>
  )
}
