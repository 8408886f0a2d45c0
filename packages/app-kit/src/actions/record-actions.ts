import type { CallOutput } from '@mall/api/contract'
import type { AnyJsonKey } from '../query/any-key.ts'
import type { ActionInput } from './action-input.ts'

/** Calls that return words, such as 操作成功. */
export type SayingKey = { [Key in AnyJsonKey]: CallOutput<Key> extends string ? Key : never }[AnyJsonKey]

/** What can be done with a record that needs nothing but a yes. */
export interface RecordActions<Row, Action extends string, Key extends SayingKey> {
  /** What the record is called beside its buttons and in the question. */
  readonly nameOf: (row: Row) => string
  /** Which record it is, in the version that is on screen. */
  readonly targetOf: (row: Row) => ActionInput<Key>
  /** In the order of the buttons. */
  readonly actions: Readonly<Record<Action, { readonly call: Key; readonly label: string; readonly tone?: 'danger' }>>
}

/** An action that a person started, and what it is about. */
export interface Started<Row, Action extends string> {
  readonly action: Action
  readonly row: Row
}

/** `defineRecordActions<Row, Action>()({ … })`: each action is a button where `AllowActions` holds it, a question, and a call. */
export const defineRecordActions =
  <Row extends { readonly AllowActions: readonly string[] }, Action extends string>() =>
  <Key extends SayingKey>(given: RecordActions<Row, Action, Key>): RecordActions<Row, Action, Key> =>
    given

/** What the buttons of these actions call. */
export type OnStart<Of extends { readonly nameOf: (row: never) => string; readonly actions: object }> = (started: Started<Parameters<Of['nameOf']>[0], keyof Of['actions'] & string>) => void
