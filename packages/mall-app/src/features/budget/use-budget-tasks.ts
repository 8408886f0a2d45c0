import type { BudgetSummary } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import type { BudgetTask, OpenBudgetTask } from './budget-task.ts'

/** The actions on budgets, in the list and on the page of one, and what is open for them. */
export const useBudgetTasks = () => {
  const mall = useMall()
  const [open, setOpen] = useState<OpenBudgetTask | null>(null)
  const close = () => setOpen(null)
  const read = (BudgetId: number) => mall.budget.detail({ BudgetId })
  const reading = useOnDemand(read, (budget) => setOpen({ kind: 'save', budget }))
  const enabling = useAction('POST /api/Budget/Enable', { onDecided: close, done: '预算已启用' })
  const disabling = useAction('POST /api/Budget/Disable', { onDecided: close, done: '预算已停用' })
  const saving = useAction('POST /api/Budget/Save', { silent: true, done: '预算已保存' })
  const adjusting = useAction('POST /api/Budget/Adjust', { silent: true, done: '预算已调整' })
  return {
    open,
    pending: reading.pending || enabling.pending || disabling.pending,
    create: () => setOpen({ kind: 'save', budget: null }),
    start: (task: BudgetTask, budget: BudgetSummary) => {
      if (task === 'Edit') reading.run(budget.BudgetId)
      else if (task === 'Adjust') setOpen({ kind: 'adjust', budget })
      else setOpen({ kind: 'switch', action: task, budget })
    },
    save: saving.send,
    adjust: adjusting.send,
    confirmSwitch: async () => {
      if (open?.kind !== 'switch') return
      const { send } = open.action === 'Enable' ? enabling : disabling
      await send({ BudgetId: open.budget.BudgetId, Version: open.budget.Version })
    },
    read,
    close,
  }
}

export type BudgetTasks = ReturnType<typeof useBudgetTasks>
