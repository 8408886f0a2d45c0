import type { WorkbenchCategories, WorkbenchSpend } from '@mall/api/contract'
import type { QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Chart } from '@mall/ui/chart'
import { formatYuan } from '@mall/ui/price'
import { spendNote, spendPoints, spendSeries } from './spend-words.ts'
import * as S from './Workbench.styles.ts'

const statusOf = ({ data, error }: QueryLike<unknown>) => (data !== undefined ? 'ready' : error ? 'error' : 'loading')

/** Purchases of twelve months, beside those of the year before where there were any. */
export const SpendChart = ({ query }: { readonly query: QueryLike<WorkbenchSpend | null> }) => (
  <S.ChartPlace>
    <Chart
      kind="line"
      title="12 个月采购金额"
      note={query.data ? spendNote(query.data) : undefined}
      points={query.data ? spendPoints(query.data) : []}
      series={spendSeries(query.data)}
      format={formatYuan}
      height={240}
      status={statusOf(query)}
      onRetry={() => void query.refetch()}
    />
  </S.ChartPlace>
)

/** What was bought in the same months. */
export const CategoryChart = ({ query }: { readonly query: QueryLike<WorkbenchCategories | null> }) => (
  <S.ChartPlace>
    <Chart
      kind="ring"
      title="12 个月买了什么"
      note={query.data && query.data.Total > 0 ? `商品共 ${formatYuan(query.data.Total)}` : undefined}
      points={query.data?.Items.map(({ CategoryId, Name, Amount }) => ({ key: String(CategoryId), label: Name, values: [Amount] })) ?? []}
      series={[{ name: '金额', format: formatYuan }]}
      height={200}
      messages={{ point: '品类' }}
      status={statusOf(query)}
      onRetry={() => void query.refetch()}
    />
  </S.ChartPlace>
)
