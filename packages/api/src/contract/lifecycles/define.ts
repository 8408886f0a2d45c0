/**
 * Who makes a transition. `purchaser`: the user who placed the order or requested the service. `cashier`: users with `payment.confirm`, for orders of others. `manager`: users who may change
 * the area (`role.manage`, `budget.manage` …). `owner`: the user whose account it is. `system`: a scheduled job or another process of the mall.
 */
export type Actor = 'purchaser' | 'approver' | 'payer' | 'invoicer' | 'cashier' | 'seller' | 'manager' | 'owner' | 'system'

export interface LifecycleState<Status extends number> {
  readonly status: Status
  /** Chinese name, shown as `StatusName`. */
  readonly name: string
}

export interface Transition<Status extends number, Action extends string> {
  readonly from: readonly Status[]
  readonly to: Status
  readonly action: Action
  readonly who: readonly Actor[]
}

/** States of an entity, their names, and who may move it from one to another. */
export interface Lifecycle<Status extends number, Action extends string> {
  readonly states: readonly LifecycleState<Status>[]
  readonly transitions: readonly Transition<Status, Action>[]
}

/** The Chinese name of a status; `—` for one that the table lacks. */
export const statusName = <S extends number, A extends string>(lifecycle: Lifecycle<S, A>, status: number): string =>
  lifecycle.states.find((state) => state.status === status)?.name ?? '—'

/** The transition that an action makes from a status, or undefined when it is not allowed there. */
export const transitionOf = <S extends number, A extends string>(
  lifecycle: Lifecycle<S, A>,
  status: number,
  action: A,
): Transition<S, A> | undefined =>
  lifecycle.transitions.find((transition) => transition.action === action && transition.from.some((from) => from === status))

/** What these actors may do in this status, in the table's order, each once. */
export const actionsFor = <S extends number, A extends string>(lifecycle: Lifecycle<S, A>, status: number, actors: readonly Actor[]): A[] => [
  ...new Set(
    lifecycle.transitions
      .filter((transition) => transition.from.some((from) => from === status) && transition.who.some((who) => actors.includes(who)))
      .map((transition) => transition.action),
  ),
]

/** The values of an enumeration, with their Chinese names. */
export type Names = Readonly<Record<string | number, string>>

/** An enumeration as the choices of a form or a filter; one of numbers rising. */
export const choicesOf = <const N extends Names>(names: N): { value: keyof N & (string | number); label: string }[] =>
  Object.entries(names).map(([key, label]) => ({ value: (/^\d+$/.test(key) ? Number(key) : key) as keyof N & (string | number), label }))
