import type { SellerCalendarDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useSeller } from '../../../queries/seller.ts'
import { CalendarView } from './CalendarView.tsx'

const renderLeaveGuard = (dirty: boolean, isKept: boolean) => <LeaveGuard dirty={dirty} isKept={isKept} />

interface LoadedProps {
  readonly detail: SellerCalendarDetail
  readonly onRefresh: () => Promise<SellerCalendarDetail>
}

const Loaded = ({ detail, onRefresh }: LoadedProps) => {
  const now = useNow()
  const draftKey = useDraftKey('calendar')
  const saving = useAction('POST /api/SellerCalendar/Save', { silent: true, awaitsChanges: true, done: '已保存，马上按新的算' })
  return <CalendarView detail={detail} today={formatDay(new Date(now).toISOString())} draftKey={draftKey} renderLeaveGuard={renderLeaveGuard} onSave={saving.send} onRefresh={onRefresh} />
}

/** `/seller/system/calendar` */
export const Calendar = () => {
  const { key } = useViewer()
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerCalendar/Detail', key, {}), staleTime: 0 })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="时限与日历加载中" />}>
      {(detail) => (
        <Loaded
          detail={detail}
          onRefresh={async () => {
            const { data } = await query.refetch({ throwOnError: true })
            return data ?? detail
          }}
        />
      )}
    </QueryState>
  )
}
