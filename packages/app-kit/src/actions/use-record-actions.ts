import { useState } from 'react'
import type { RecordActions, SayingKey, Started } from './record-actions.ts'

/** What a person has started on a record of a list: `onStart` is for its buttons, the rest for `RecordQuestions`. */
export const useRecordActions = <Row, Action extends string, Key extends SayingKey>(of: RecordActions<Row, Action, Key>) => {
  const [started, onStart] = useState<Started<Row, Action> | null>(null)
  return { onStart, questions: { of, started, onClose: () => onStart(null) } }
}
