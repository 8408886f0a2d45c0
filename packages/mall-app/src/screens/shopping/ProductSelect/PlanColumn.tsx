import { formatYuan, toYuan } from '@mall/api'
import type { RowResult } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { AddedToCart } from '../../../features/cart/AddedToCart.tsx'
import type { PlanLine, ShownPlan } from './plan-edits.ts'
import type { Need } from './plan-needs.ts'
import { PlanLineRow } from './PlanLineRow.tsx'
import * as S from './ProductSelect.styles.ts'

export interface PlanActions {
  readonly onQuantityChange: (plan: ShownPlan, line: PlanLine, quantity: number) => void
  readonly onLock: (plan: ShownPlan, line: PlanLine, isLocked: boolean) => void
  readonly onExchange: (plan: ShownPlan, line: PlanLine) => void
  readonly onExchangeAll: (plan: ShownPlan) => void
  readonly onAdd: (plan: ShownPlan) => void
  readonly onExport: (plan: ShownPlan) => void
}

interface PlanColumnProps extends PlanActions {
  readonly plan: ShownPlan
  /** The rows of all plans: one for which this plan has no line says so. */
  readonly needs: readonly Need[]
  /** Its button is the one decisive action in view. */
  readonly leads: boolean
  /** Another plan is on its way. */
  readonly updating: boolean
  readonly adding: boolean
  readonly exporting: boolean
  /** What became of its lines in the cart; null before. */
  readonly results: readonly RowResult[] | null
  /** The button 保存为常购清单. */
  readonly saveList: ReactNode
}

const words = {
  economy: '只含必备品，花费最少',
  balanced: '必备与常用品，中等价位',
  quality: '预算之内，价位最高',
} as const

/** One plan: what it costs and leaves, its lines, and its actions. */
export const PlanColumn = ({ plan, needs, leads, updating, adding, exporting, results, saveList, ...on }: PlanColumnProps) => {
  const { Plan, Name, lines, totalFen, leftFen, sameAs } = plan
  const exchangeable = lines.some(({ isLocked, Others }) => !isLocked && Others > 0)
  const isEmpty = lines.length === 0
  return (
    <S.Plan aria-label={`${Name}方案`} aria-busy={updating}>
      <S.PlanHead>
        <h2>{Name}</h2>
        <Price value={toYuan(totalFen)} size="large" />
        <Text tone="secondary">{sameAs === null ? `${words[Plan]}，${lines.length} 种商品` : `与${sameAs}方案相同，没有更好的选择`}</Text>
        <S.Left data-over={leftFen < 0 ? '' : undefined}>{leftFen < 0 ? `超出预算 ${formatYuan(toYuan(-leftFen))}` : `剩余预算 ${formatYuan(toYuan(leftFen))}`}</S.Left>
      </S.PlanHead>
      <S.PlanActions>
        <Button variant={leads ? 'decisive' : 'default'} loading={adding} disabled={isEmpty || updating} aria-label={`${Name}方案全部加入购物车`} onClick={() => on.onAdd(plan)}>
          全部加入购物车
        </Button>
        <Inline gap={4}>
          <Button variant="text" disabled={!exchangeable || updating} title="未锁定的商品都换一个" onClick={() => on.onExchangeAll(plan)}>
            换一批
          </Button>
          <Button variant="text" loading={exporting} disabled={isEmpty || updating} onClick={() => on.onExport(plan)}>
            导出选品单
          </Button>
          {saveList}
        </Inline>
      </S.PlanActions>
      <S.Results>{results === null ? null : <AddedToCart results={results} />}</S.Results>
      <S.Lines>
        {needs.map(({ NeedId, NeedName }) => {
          const line = lines.find((one) => one.NeedId === NeedId)
          return line === undefined ? (
            <S.NoLine key={NeedId}>{`本方案不含${NeedName}`}</S.NoLine>
          ) : (
            <PlanLineRow
              key={NeedId}
              line={line}
              updating={updating}
              onQuantityChange={(quantity) => on.onQuantityChange(plan, line, quantity)}
              onLock={(isLocked) => on.onLock(plan, line, isLocked)}
              onExchange={() => on.onExchange(plan, line)}
            />
          )
        })}
      </S.Lines>
    </S.Plan>
  )
}
