import type { AfterSalesAction } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import type { ReactNode } from 'react'
import { offeredTasks, type AfterSalesTask } from './after-sales-task.ts'

interface AfterSalesButtonsProps {
  readonly allowed: readonly AfterSalesAction[]
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: (task: AfterSalesTask) => void
  /** Further buttons, before them. */
  readonly children?: ReactNode
}

const variants = { supplement: 'decisive', express: 'decisive', confirm: 'decisive', reopen: 'default', cancel: 'default' } as const

/** What the applicant can do with a service now: at most one of them is decisive, and last. Nothing is shown without an action. */
export const AfterSalesButtons = ({ allowed, pending, onTask, children }: AfterSalesButtonsProps) => (
  <Inline>
    {children}
    {offeredTasks(allowed).toReversed().map(({ task, label }) => (
      <Button key={task} variant={variants[task]} aria-disabled={pending} onClick={() => onTask(task)}>
        {label}
      </Button>
    ))}
  </Inline>
)
