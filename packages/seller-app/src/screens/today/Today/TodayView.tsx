import type { SellerNotice, SellerSales, SellerWaitingList } from '@mall/api/seller/contract'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import type { QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { greeting, todayText } from '@mall/app-kit/words/greeting.ts'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Sheet } from '@mall/ui/sheet'
import { NoticesSection } from './NoticesSection.tsx'
import { DaysChart, SalesRail } from './SalesSections.tsx'
import * as S from './Today.styles.ts'
import { workText } from '../../../lib/work-time.ts'
import { lateOf } from './waiting-words.ts'
import { WaitingSection } from './WaitingSection.tsx'

export interface TodayViewProps {
  readonly name: string
  /** To the minute. */
  readonly now: number
  readonly waiting: QueryLike<SellerWaitingList>
  /** Null: the roles of the user do not show it. */
  readonly sales: QueryLike<SellerSales> | null
  /** What the user was notified of and has not read. */
  readonly notices: readonly SellerNotice[]
  readonly onRead: (notice: SellerNotice) => void
}

const FactOf = ({ Items }: SellerWaitingList) => {
  const { count, minutes } = lateOf(Items)
  if (count > 0) {
    return (
      <>
        <FactTint tone="danger">{count} 件</FactTint>事已过时限，最久的过了 {workText(minutes)}
      </>
    )
  }
  const kinds = Items.filter(({ Count }) => Count > 0).length
  return kinds > 0 ? `有 ${kinds} 类事等你处理，都在时限内` : '没有等你处理的事'
}

/** 工作台: what waits by role and time limit, and what was sold. Each part loads and fails by itself. */
export const TodayView = ({ name, now, waiting, sales, notices, onRead }: TodayViewProps) => {
  if (waiting.data?.Items.length === 0 && sales === null && notices.length === 0) {
    return (
      <PageEmpty kind="empty" title={`${name}，这里还没有您的事`}>
        您的角色没有需要处理的事；要用其他功能，请联系管理员分配角色。
      </PageEmpty>
    )
  }
  return (
    <Sheet data-density="default">
      <PageHeader
        name={`工作台，${todayText(now)}`}
        fact={
          <>
            {`${greeting(now)}，${name}`}
            {waiting.data ? <>。<FactOf {...waiting.data} /></> : null}
          </>
        }
      />
      <S.Columns>
        <div>
          {waiting.data?.Items.length === 0 ? null : <WaitingSection query={waiting} />}
          {notices.length === 0 ? null : <NoticesSection notices={notices} onRead={onRead} />}
          {sales === null ? null : <DaysChart query={sales} />}
        </div>
        {sales === null ? null : (
          <div>
            <SalesRail query={sales} />
          </div>
        )}
      </S.Columns>
    </Sheet>
  )
}
