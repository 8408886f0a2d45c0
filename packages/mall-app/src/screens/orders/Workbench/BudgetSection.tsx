import type { BudgetSummary } from '@mall/api/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { BudgetBar } from '@mall/ui/budget-bar'
import { Button } from '@mall/ui/button'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { grantedOf } from '../../../features/budget/budget-words.ts'
import { UsageBar } from '../../../features/budget/UsageBar.tsx'
import { href } from '../../../site/routes.ts'
import { paceText } from './budget-pace.ts'
import * as S from './Workbench.styles.ts'

interface BudgetSectionProps {
  readonly query: QueryLike<readonly BudgetSummary[] | null>
  readonly now: number
}

const bones = (
  <div role="status" aria-label="预算加载中">
    <Skeleton lines={6} />
  </div>
)

/** As the lines below it say. */
const barWords = { remaining: '可用' }

const Gauge = ({ budget, today }: { readonly budget: BudgetSummary; readonly today: string }) => (
  <>
    <BudgetBar name={budget.Name} total={grantedOf(budget)} used={budget.Used} frozen={budget.Frozen} messages={barWords} />
    <Text as="p" tone="secondary">
      {paceText(budget, today)}
    </Text>
  </>
)

/** What the viewer's department may still spend: the budget that ends first in full, the others in one line each. */
export const BudgetSection = ({ query, now }: BudgetSectionProps) => {
  const today = formatDay(new Date(now).toISOString())
  const mayView = query.data?.some(({ AllowActions }) => AllowActions.includes('View')) ?? false
  return (
    <Section
      title="本部门预算"
      aside={query.data?.[0]?.DepartmentName}
      action={
        mayView ? (
          <Button variant="text" href={href('budget')}>
            全部预算
          </Button>
        ) : null
      }
    >
      <QueryState query={query} skeleton={bones} part isEmpty={(budgets) => budgets?.length === 0} empty={<Text tone="secondary">本部门没有生效中的预算，下单不占用预算。</Text>}>
        {(budgets) => (
          <Stack gap={16}>
            {budgets?.slice(0, 1).map((budget) => <Gauge key={budget.BudgetId} budget={budget} today={today} />)}
            {budgets?.slice(1).map((budget) => (
              <S.OtherBudget key={budget.BudgetId}>
                <span>
                  <span title={budget.Name}>{budget.Name}</span>
                  <span>{`可用 ${formatYuan(budget.Available)}`}</span>
                </span>
                <UsageBar budget={budget} />
              </S.OtherBudget>
            ))}
          </Stack>
        )}
      </QueryState>
    </Section>
  )
}
