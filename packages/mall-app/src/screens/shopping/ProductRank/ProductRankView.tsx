import { rankRanges, rankScope, rankScopeNames, rankType, rankTypeNames, type ProductRank } from '@mall/api/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { PageHeader } from '@mall/ui/page-header'
import { RadioGroup } from '@mall/ui/radio-group'
import { Select } from '@mall/ui/select'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { Tabs } from '@mall/ui/tabs'
import { href } from '../../../site/routes.ts'
import { RankRows, type RankRowsProps } from './RankRows.tsx'
import type { RankQuery } from './rank-query.ts'
import * as S from './ProductRank.styles.ts'

export interface ProductRankViewProps {
  readonly query: RankQuery
  readonly rank: QueryLike<ProductRank>
  /** What is on screen belongs to the query before. */
  readonly updating: boolean
  /** Categories of the first level; empty while they load. */
  readonly categories: readonly { readonly CategoryId: number; readonly Name: string }[]
  readonly addingCode: string | null
  readonly onChange: (change: Partial<RankQuery>) => void
  readonly onAddToCart: RankRowsProps['onAddToCart']
}

const scopes = [rankScope.enterprise, rankScope.mall].map((scope) => ({ value: String(scope), label: rankScopeNames[scope] }))
const ranges = rankRanges.map((days) => ({ value: String(days), label: `近${days}天` }))
const types = Object.entries(rankTypeNames).map(([value, label]) => ({ value, label }))

/** What each ranking is by. */
const rules: Readonly<Record<RankQuery['Type'], string>> = {
  [rankType.sales]: '按采购件数排列，不含驳回、取消和拒收的订单',
  [rankType.repurchases]: '按首单之后的重复下单次数排列',
  [rankType.priceCuts]: '按比期内最早一次采购时便宜的幅度排列',
  [rankType.arrivals]: '按上架时间排列，最新的在前',
}

const nothing: Readonly<Record<RankQuery['Type'], string>> = {
  [rankType.sales]: '没有采购',
  [rankType.repurchases]: '没有重复采购的商品',
  [rankType.priceCuts]: '没有降价的商品',
  [rankType.arrivals]: '没有新上架的商品',
}

const factOf = ({ Scope, Type, Range }: RankQuery, rank: ProductRank | undefined): string | undefined =>
  rank && (rank.Items.length === 0 ? `${rankScopeNames[Scope]}近${Range}天${nothing[Type]}` : `${rankScopeNames[Scope]}近${Range}天${rankTypeNames[Type]}，前 ${rank.Items.length} 名`)

/** 商品排行: which ranking, and its products. */
export const ProductRankView = ({ query, rank, updating, categories, addingCode, onChange, onAddToCart }: ProductRankViewProps) => (
  <S.Page>
    <Sheet data-density="default">
      <PageHeader
        name="商品排行"
        fact={rank.error && !rank.data ? '排行没有加载出来' : factOf(query, rank.data)}
        details={rank.data ? `${rank.data.BeginTime} 至 ${rank.data.EndTime}；${rules[query.Type]}` : rules[query.Type]}
        actions={
          <Button variant="text" href={href('home')}>
            返回首页
          </Button>
        }
      />
      <S.Tabs>
        <Tabs label="榜单" value={String(query.Type)} onValueChange={(value) => onChange({ Type: Number(value) as RankQuery['Type'] })} items={types}>
          <S.Filters>
            <RadioGroup aria-label="范围" options={scopes} value={String(query.Scope)} onValueChange={(value) => onChange({ Scope: Number(value) as RankQuery['Scope'] })} />
            <RadioGroup aria-label="时间" options={ranges} value={String(query.Range)} onValueChange={(value) => onChange({ Range: Number(value) as RankQuery['Range'] })} />
            <Select
              aria-label="品类"
              options={[{ value: 0, label: '全部品类' }, ...categories.map(({ CategoryId, Name }) => ({ value: CategoryId, label: Name }))]}
              value={query.Cid ?? 0}
              onValueChange={(value) => onChange({ Cid: value === 0 ? undefined : value })}
            />
          </S.Filters>
          <QueryState
            query={rank}
            part
            skeleton={
              <S.Bones role="status" aria-label="商品排行加载中">
                <Skeleton lines={12} />
              </S.Bones>
            }
            isEmpty={({ Items }) => Items.length === 0}
            empty={
              <Empty
                size="small"
                title={query.Cid === undefined ? `近${query.Range}天${nothing[query.Type]}` : '没有符合条件的数据，请调整筛选'}
                action={query.Cid === undefined ? null : <Button onClick={() => onChange({ Cid: undefined })}>查看全部品类</Button>}
              />
            }
          >
            {({ Items }) => <RankRows items={Items} days={query.Range} updating={updating} addingCode={addingCode} onAddToCart={onAddToCart} />}
          </QueryState>
        </Tabs>
      </S.Tabs>
    </Sheet>
  </S.Page>
)
