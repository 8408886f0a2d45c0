import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { uploadPictureBy } from '../../../components/pictures/pictures.ts'
import { GroupView } from './GroupView.tsx'

const loading = <ScreenLoading kind="form" label="集团管理加载中" />

/** `/userCenter/management/group` */
export const Group = () => {
  const mall = useMall()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  // Never read again behind the form: changes by others are reported when it is saved.
  const options = { ...callQuery(mall, 'POST /api/Group/Info', key, {}), staleTime: Infinity, gcTime: 0 }
  const query = useQuery(options)
  const saving = useAction('POST /api/Group/Save', { silent: true, done: '集团管理已保存', onDone: (saved) => queryClient.setQueryData(options.queryKey, saved) })
  return (
    <QueryState query={query} skeleton={loading}>
      {(info) => (
        <GroupView
          info={info}
          onSave={saving.send}
          onRefresh={() => queryClient.fetchQuery({ ...options, staleTime: 0 })}
          upload={uploadPictureBy(mall)}
        />
      )}
    </QueryState>
  )
}
