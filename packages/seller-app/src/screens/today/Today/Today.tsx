import type { SellerNotice } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { TodayView } from './TodayView.tsx'

/** What waits is asked for again, ms: somebody leaves the page open all day. */
const askEveryMs = 60_000

/** While they are read, and for those who get none. */
const noNotices: readonly SellerNotice[] = []

/** `/seller` */
export const Today = () => {
  const seller = useSeller()
  const { key, session } = useViewer()
  const staff = useStaff()
  const seesSales = staff.data?.Permissions.includes('report.view')
  const part = { refetchInterval: askEveryMs, staleTime: 0, enabled: session !== null }
  const waiting = useQuery({ ...callQuery(seller, 'POST /api/SellerToday/Waiting', key, {}, { silent: true }), ...part })
  const sales = useQuery({ ...callQuery(seller, 'POST /api/SellerToday/Sales', key, {}, { silent: true }), ...part, enabled: seesSales === true })
  const notices = useQuery({ ...callQuery(seller, 'POST /api/SellerToday/Notices', key, {}, { silent: true }), ...part, enabled: staff.data?.Permissions.includes('price.view') === true })
  const read = useAction('POST /api/SellerToday/Read', { quiet: true, queues: true })
  return (
    <TodayView
      name={session?.User.nname ?? ''}
      now={useNow()}
      waiting={waiting}
      sales={seesSales ? sales : null}
      notices={notices.data?.Items ?? noNotices}
      onRead={({ AgreementId }) => read.run({ AgreementId })}
    />
  )
}
