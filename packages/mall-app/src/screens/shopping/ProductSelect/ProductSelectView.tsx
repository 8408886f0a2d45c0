import type { Category1, RowResult, SelectionPlanCode } from '@mall/api/contract'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Alert } from '@mall/ui/alert'
import { Empty } from '@mall/ui/empty'
import { PageHeader } from '@mall/ui/page-header'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { Tabs } from '@mall/ui/tabs'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useState, type ReactNode } from 'react'
import { listsDrawing } from '../../../components/drawings/lists.tsx'
import { OccasionForm } from './OccasionForm.tsx'
import { PlanColumn, type PlanActions } from './PlanColumn.tsx'
import type { ShownPlan } from './plan-edits.ts'
import { leadingPlan, needsOf } from './plan-needs.ts'
import type { Occasion } from './select-query.ts'
import * as S from './ProductSelect.styles.ts'

export interface Selection {
  readonly plans: readonly ShownPlan[]
  readonly missing: readonly string[]
}

export interface ProductSelectViewProps extends PlanActions {
  readonly occasion: Partial<Occasion>
  readonly categories: readonly Category1[] | undefined
  /** Null until the occasion is whole. */
  readonly selection: QueryLike<Selection> | null
  readonly seesPrices: boolean
  /** What is on screen belongs to the request before. */
  readonly updating: boolean
  readonly addingPlan: SelectionPlanCode | null
  readonly exportingPlan: SelectionPlanCode | null
  readonly results: { readonly plan: SelectionPlanCode; readonly rows: readonly RowResult[] } | null
  /** The button 保存为常购清单 of a plan. */
  readonly renderSaveList: (plan: ShownPlan) => ReactNode
  readonly onSelect: (occasion: Occasion) => void
}

const factOf = (selection: ProductSelectViewProps['selection']): string => {
  if (selection === null) return '填写场景、人数和预算，得到三套采购方案'
  if (selection.data === undefined) return selection.error ? '方案没有生成出来' : '正在生成方案'
  return selection.data.plans.every(({ lines }) => lines.length === 0) ? '没有合适的商品' : '三套方案，可逐行调整后加入购物车'
}

/** 一键选品: an occasion, and three plans for it. */
export const ProductSelectView = (props: ProductSelectViewProps) => {
  const { occasion, categories, selection, seesPrices, updating, onSelect } = props
  return (
    <Sheet data-density="default">
      <PageHeader name="一键选品" fact={factOf(selection)} />
      {seesPrices ? (
        <>
          <OccasionForm occasion={occasion} categories={categories} selecting={updating || (selection !== null && selection.data === undefined && !selection.error)} onSelect={onSelect} />
          {selection === null ? (
            <Empty title="经济、均衡、品质三套方案会列在这里" picture={listsDrawing}>
              可逐行更换、锁定、调整数量，再加入购物车。
            </Empty>
          ) : (
            <QueryState
              query={selection}
              part
              skeleton={<S.Loading><Skeleton lines={12} role="status" aria-label="方案生成中" /></S.Loading>}
              isEmpty={({ plans }) => plans.every(({ lines }) => lines.length === 0)}
              empty={<Empty title="没有符合条件的商品" action={null}>请增加品类，或取消“仅协议商品”“仅现货”后重试。</Empty>}
            >
              {(data) => <Plans {...props} {...data} />}
            </QueryState>
          )}
        </>
      ) : (
        <S.Note>
          <PricesHidden />
        </S.Note>
      )}
    </Sheet>
  )
}

/** The plans beside each other; behind tabs where there is no room. */
const Plans = ({ plans, missing, updating, addingPlan, exportingPlan, results, renderSaveList, ...on }: ProductSelectViewProps & Selection) => {
  const isNarrow = useMediaQuery(mediaQueries.narrow)
  const [shown, setShown] = useState<string>('economy')
  const needs = needsOf(plans)
  const leading = leadingPlan(plans)
  const columnOf = (plan: ShownPlan) => (
    <PlanColumn
      key={plan.Plan}
      {...on}
      plan={plan}
      needs={isNarrow ? plan.lines : needs}
      leads={isNarrow || plan.Plan === leading}
      updating={updating}
      adding={addingPlan === plan.Plan}
      exporting={exportingPlan === plan.Plan}
      results={results?.plan === plan.Plan ? results.rows : null}
      saveList={renderSaveList(plan)}
    />
  )
  return (
    <>
      {plans.every(({ leftFen }) => leftFen < 0) ? (
        <S.Note>
          <Alert tone="warning">预算过低，已按最低配置推荐</Alert>
        </S.Note>
      ) : null}
      {missing.length === 0 ? null : (
        <S.Note>
          <Alert>暂无数量足够的商品：{missing.join('、')}</Alert>
        </S.Note>
      )}
      {isNarrow ? (
        <S.PlanTabs>
          <Tabs label="方案" value={shown} onValueChange={setShown} items={plans.map(({ Plan, Name }) => ({ value: Plan, label: Name }))}>
            {plans.filter(({ Plan }) => Plan === shown).map(columnOf)}
          </Tabs>
        </S.PlanTabs>
      ) : (
        <S.Plans $rows={needs.length}>{plans.map(columnOf)}</S.Plans>
      )}
    </>
  )
}
