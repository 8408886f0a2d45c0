import type { ApprovalDetail } from '@mall/api/contract'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Section } from '@mall/ui/section'
import { Timeline } from '@mall/ui/timeline'
import { BudgetOutlook } from '../budget/BudgetOutlook.tsx'
import { recordOf } from './approval-record.ts'
import { Waiting } from './Waiting.tsx'

interface PartProps {
  readonly approval: ApprovalDetail
  /** Of the heading: 3 beside a list. */
  readonly level?: 2 | 3
}

/** The budgets that the order is paid from, before and after it; nothing without one. */
export const ApprovalBudget = ({ approval: { Budgets, PayableAmount }, level = 2 }: PartProps) =>
  Budgets.length === 0 ? null : (
    <Section level={level} title="预算">
      <BudgetOutlook levels={Budgets} order={PayableAmount} />
    </Section>
  )

/** What happened, whose turn it is, and what would follow. */
export const ApprovalRecord = ({ approval, level = 2 }: PartProps) => {
  const now = useNow()
  return (
    <Section level={level} title="走到哪里">
      <Timeline
        items={recordOf(approval).map(({ id, title, state, time, comment }) => ({
          id,
          title,
          state,
          time: time === null ? undefined : formatInstant(time),
          description:
            state === 'current' ? (
              <>
                <Waiting since={approval.WaitingSince} now={now} />
                {comment === '' ? null : <div>{comment}</div>}
              </>
            ) : (
              comment || undefined
            ),
        }))}
      />
    </Section>
  )
}
