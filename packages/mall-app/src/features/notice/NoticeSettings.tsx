import type { NoticeSettings as Settings } from '@mall/api/contract'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Dialog } from '@mall/ui/dialog'
// oxlint-disable-next-line eslint/no-restricted-imports -- a switch is shown before it is saved, and switched back when that fails
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { noticeQueries } from '../../queries/notice.ts'
import { NoticeSettingsView, type NoticeKindChange } from './NoticeSettingsView.tsx'

const changed = (settings: Settings | undefined, change: NoticeKindChange): Settings | undefined =>
  settings && { ...settings, Kinds: settings.Kinds.map((kind) => (kind.Kind === change.Kind ? { ...kind, ...change } : kind)) }

/** The viewer's settings of notices, each saved when it is switched. */
export const NoticeSettingsOfViewer = () => {
  const mall = useMall()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const query = noticeQueries.settings(mall, key)
  const { data, isError, refetch } = useQuery(query)
  const save = useMutation({
    // One after the other, so that the last switch is the one that stays.
    scope: { id: 'notice-settings' },
    mutationFn: (change: NoticeKindChange) => mall.notice.settingsSave({ Kinds: [change] }, { quiet: true }),
    onMutate: (change) => {
      queryClient.setQueryData(query.queryKey, (settings) => changed(settings, change))
    },
    onError: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  return <NoticeSettingsView settings={isError ? null : data} onChange={(change) => save.mutate(change)} onRetry={() => void refetch()} />
}

/** The settings in a dialog, which is open as long as it is there. */
export const NoticeSettings = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open title="消息设置" description="选择哪些消息在商城内提醒，哪些另发邮件。切换后立即生效。" size="small" outsideCloses onOpenChange={(open) => !open && onClose()}>
    <NoticeSettingsOfViewer />
  </Dialog>
)
