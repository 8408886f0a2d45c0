import type { BudgetSummary } from '@mall/api/contract'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BudgetAdjustment } from './AdjustForm.tsx'
import type { BudgetInput } from './BudgetForm.tsx'
import type { BudgetTask, OpenBudgetTask } from './budget-task.ts'

/** The actions on budgets, in the list and on the page of one. What is on screen is asked for again after each of them. */
export const useBudgetTasks = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenBudgetTask | null>(null)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: controllerKey('Budget') })
  const read = (BudgetId: number) => mall.budget.detail({ BudgetId })
  const done = (words: string) => {
    notify(words)
    refresh()
  }
  const reading = useMutation({ mutationFn: read, onSuccess: (budget) => setOpen({ kind: 'save', budget }) })
  const switching = useMutation({
    mutationFn: ({ action, budget: { BudgetId, Version } }: Extract<OpenBudgetTask, { kind: 'switch' }>) =>
      action === 'Enable' ? mall.budget.enable({ BudgetId, Version }) : mall.budget.disable({ BudgetId, Version }),
    onSuccess: (_, { action }) => done(action === 'Enable' ? '预算已启用' : '预算已停用'),
    onSettled: () => {
      setOpen(null)
      refresh()
    },
  })
  return {
    open,
    pending: reading.isPending || switching.isPending,
    create: () => setOpen({ kind: 'save', budget: null }),
    start: (task: BudgetTask, budget: BudgetSummary) => {
      if (task === 'Edit') reading.mutate(budget.BudgetId)
      else if (task === 'Adjust') setOpen({ kind: 'adjust', budget })
      else setOpen({ kind: 'switch', action: task, budget })
    },
    save: async (input: BudgetInput) => {
      await mall.budget.save(input, { silent: true })
      done('预算已保存')
    },
    adjust: async (adjustment: BudgetAdjustment) => {
      await mall.budget.adjust(adjustment, { silent: true })
      done('预算已调整')
    },
    confirmSwitch: () => {
      if (open?.kind === 'switch' && !switching.isPending) switching.mutate(open)
    },
    read,
    close: () => setOpen(null),
  }
}

export type BudgetTasks = ReturnType<typeof useBudgetTasks>
