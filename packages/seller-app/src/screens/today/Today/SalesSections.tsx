import type { SellerSales } from '@mall/api/seller/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Chart } from '@mall/ui/chart'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { href } from '../../../site/routes.ts'
import { dayPoints, monthsOf, salesChangeText, topTitle, weekBeforeText } from './sales-words.ts'
import * as S from './Today.styles.ts'

interface PartProps {
  readonly query: QueryLike<SellerSales>
}

const Compared = ({ words, now, before }: { readonly words: string; readonly now: number; readonly before: number }) => (
  <S.Compared>
    <span>
      {words} {formatYuan(before)}
    </span>
    <b>{salesChangeText(now, before)}</b>
  </S.Compared>
)

const bones = (
  <div role="status" aria-label="销售额加载中">
    <Skeleton lines={8} />
  </div>
)

/** Today and this month, each beside the same time before, and to whom most was sold. */
export const SalesRail = ({ query }: PartProps) => (
  <QueryState query={query} skeleton={<Section title="销售额">{bones}</Section>} part>
    {({ Now, Today, Month, Customers }) => {
      const { days, daysBefore, daysOfLastYear, before } = monthsOf({ Now })
      return (
        <>
          <Section title={`今天到 ${formatInstant(Now).slice(11)}`}>
            <S.Sum>{formatYuan(Today.Amount)}</S.Sum>
            <Compared words={weekBeforeText(Now)} now={Today.Amount} before={Today.Previous} />
          </Section>
          <Section title={days}>
            <S.Sum>{formatYuan(Month.Amount)}</S.Sum>
            <Compared words={daysBefore} now={Month.Amount} before={Month.Previous} />
            {Month.LastYear === null ? null : <Compared words={daysOfLastYear} now={Month.Amount} before={Month.LastYear} />}
          </Section>
          <Section title={topTitle(Customers.length)} aside="本月">
            {Customers.length === 0 ? (
              <Empty size="small" title="本月还没有销售" />
            ) : (
              <S.Customers>
                <thead>
                  <tr>
                    <th scope="col">客户</th>
                    <th scope="col">销售（元）</th>
                    <th scope="col">{`比 ${before} 月`}</th>
                  </tr>
                </thead>
                <tbody>
                  {Customers.map(({ EnterpriseId, Name, Amount, Previous }) => (
                    <tr key={EnterpriseId}>
                      <th scope="row">
                        <Link href={href('customer', {}, { id: String(EnterpriseId) })} title={Name}>
                          {Name}
                        </Link>
                      </th>
                      <td>{formatAmount(Amount)}</td>
                      <td>{salesChangeText(Amount, Previous) || '新增'}</td>
                    </tr>
                  ))}
                </tbody>
              </S.Customers>
            )}
          </Section>
        </>
      )
    }}
  </QueryState>
)

const statusOf = ({ data, error }: QueryLike<unknown>) => (data !== undefined ? 'ready' : error ? 'error' : 'loading')

/** What was sold on each day of the month, beside the same day of the month before. */
export const DaysChart = ({ query }: PartProps) => {
  const { data } = query
  const months = data && monthsOf(data)
  return (
    <S.ChartPlace>
      <Chart
        kind="line"
        title="本月每天的销售"
        note={data && months ? `到现在 ${formatYuan(data.Month.Amount)}` : undefined}
        points={data ? dayPoints(data) : []}
        series={[{ name: months ? `${months.month} 月` : '本月' }, { name: months ? `${months.before} 月` : '上月', tone: 'quiet' }]}
        format={formatYuan}
        height={220}
        messages={{ point: '日期' }}
        status={statusOf(query)}
        onRetry={() => void query.refetch()}
      />
    </S.ChartPlace>
  )
}
