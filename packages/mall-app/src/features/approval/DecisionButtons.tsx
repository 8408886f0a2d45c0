import type { ApprovalAction } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Menu } from '@mall/ui/menu'
import type { ReactNode } from 'react'
import { offeredTasks, type ApprovalTask } from './approval-task.ts'
import * as S from './approval.styles.ts'

interface DecisionButtonsProps {
  readonly allowed: readonly ApprovalAction[]
  /** A decision is under way. */
  readonly pending: boolean
  readonly onTask: (task: ApprovalTask) => void
  /** All lines are struck: there is nothing left to agree to. */
  readonly cannotAgree?: boolean
  /** Further buttons, before them. */
  readonly children?: ReactNode
}

const variants = { agree: 'decisive', reject: 'danger', return: 'default', transfer: 'default', addSign: 'default', withdraw: 'default' } as const

/** The keys of `Decision`. */
const shortcuts: Partial<Record<ApprovalTask, string>> = { agree: 'A', reject: 'R' }

/** The decisions that the user may make: 驳回 and 同意 in sight, the likeliest last, the rest behind 更多. Nothing is shown without one. */
export const DecisionButtons = ({ allowed, pending, cannotAgree = false, onTask, children }: DecisionButtonsProps) => {
  const offered = offeredTasks(allowed)
  const more = offered.slice(2)
  return (
    <S.Decisions>
      {children}
      {offered.slice(0, 2).toReversed().map(({ task, label }) => (
        <Button key={task} variant={variants[task]} aria-disabled={pending || (cannotAgree && task === 'agree')} aria-keyshortcuts={shortcuts[task]} onClick={() => onTask(task)}>
          {label}
        </Button>
      ))}
      {more.length > 0 ? (
        <Menu
          label="更多操作"
          align="end"
          trigger={<Button aria-disabled={pending}>更多</Button>}
          items={more.map(({ task, label }) => ({ key: task, label, onSelect: () => onTask(task) }))}
        />
      ) : null}
    </S.Decisions>
  )
}
