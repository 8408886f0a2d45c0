import { ConfirmDialog } from '@mall/ui/dialog'
import type { RecordActions, SayingKey, Started } from './record-actions.ts'
import { useAction } from './use-action.ts'

interface QuestionProps<Row, Action extends string, Key extends SayingKey> {
  readonly of: RecordActions<Row, Action, Key>
  readonly action: Action
  /** Null while it is not asked. */
  readonly row: Row | null
  readonly onClose: () => void
}

const Question = <Row, Action extends string, Key extends SayingKey>({ of, action, row, onClose }: QuestionProps<Row, Action, Key>) => {
  const { call, label, tone } = of.actions[action]
  const { send } = useAction(call, { onDecided: onClose, done: String })
  if (row === null) return null
  return (
    <ConfirmDialog
      open
      danger={tone === 'danger'}
      title={label}
      description={`确定${label} ${of.nameOf(row)} 吗？`}
      messages={{ confirm: label }}
      onConfirm={async () => void (await send(of.targetOf(row)))}
      onOpenChange={onClose}
    />
  )
}

interface RecordQuestionsProps<Row, Action extends string, Key extends SayingKey> {
  readonly of: RecordActions<Row, Action, Key>
  /** Null while nothing is asked. */
  readonly started: Started<Row, Action> | null
  readonly onClose: () => void
}

/** Asks before what was started is made. Each action has a call of its own, which keeps its RequestId also while its question is closed. */
export const RecordQuestions = <Row, Action extends string, Key extends SayingKey>({ of, started, onClose }: RecordQuestionsProps<Row, Action, Key>) =>
  (Object.keys(of.actions) as Action[]).map((action) => <Question key={action} of={of} action={action} row={started?.action === action ? started.row : null} onClose={onClose} />)
