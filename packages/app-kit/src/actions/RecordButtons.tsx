import { RowActions } from '@mall/ui/row-actions'
import type { TableColumn } from '@mall/ui/table'
import type { RecordActions, SayingKey, Started } from './record-actions.ts'

interface RecordButtonsProps<Row, Action extends string, Key extends SayingKey> {
  readonly of: RecordActions<Row, Action, Key>
  readonly row: Row
  readonly onStart: (started: Started<Row, Action>) => void
}

/** A button for each of the record's `AllowActions`. */
export const RecordButtons = <Row extends { readonly AllowActions: readonly string[] }, Action extends string, Key extends SayingKey>({ of, row, onStart }: RecordButtonsProps<Row, Action, Key>) => (
  <RowActions
    label={of.nameOf(row)}
    actions={(Object.keys(of.actions) as Action[])
      .filter((action) => row.AllowActions.includes(action))
      .map((action) => ({ key: action, label: of.actions[action].label, tone: of.actions[action].tone, onSelect: () => onStart({ action, row }) }))}
  />
)

/** The last column of a list. */
export const actionsColumn = <Row extends { readonly AllowActions: readonly string[] }, Action extends string, Key extends SayingKey>(
  of: RecordActions<Row, Action, Key>,
  onStart: (started: Started<Row, Action>) => void,
): TableColumn<Row> => ({ key: 'Actions', header: '操作', width: 160, frozen: 'end', align: 'end', render: (row) => <RecordButtons of={of} row={row} onStart={onStart} /> })
