import type { Actor } from '@mall/api/contract'
import { originOf, systemOrigin, type Origin } from '../audit/audit-log.ts'
import type { CallContext, StaffContext } from '../http/define-routes.ts'
import type { CallError } from '../http/errors.ts'

const permitted = Symbol('permitted')

/** Proof that the caller may take an action on a record now. `permitting` alone makes one. */
export interface Permit {
  readonly [permitted]: true
}

const permit: Permit = { [permitted]: true }

/** Who moves a record: a person with a permit, or the mall. */
export type Mover = Permit | Extract<Actor, 'seller' | 'system'>

/** Who acts on a record, from where, and when. */
export interface Acting {
  readonly by: Mover
  /** Name in logs. */
  readonly operator: string
  readonly origin: Origin
}

/** A person who may take the action. */
export interface Permitted extends Acting {
  readonly by: Permit
}

export const actingIn = (context: CallContext | StaffContext, by: Permit): Permitted => ({ by, operator: context.caller.displayName, origin: originOf(context) })

/** The mall by itself. */
export const actingByItself = (now: Date): Acting => ({ by: 'system', operator: '系统', origin: systemOrigin(now) })

/** One of the staff for the seller: buyers read that it was the seller, the audit log has who. */
export const actingForSeller = ({ origin }: Permitted): Acting => ({ by: 'seller', operator: '商家', origin })

export const actingAsSeller = (now: Date): Acting => ({ by: 'seller', operator: '商家', origin: systemOrigin(now) })

/** Whether the life cycle's table names this mover. Which person it is, `AllowActions` has decided. */
export const mayMove = (who: readonly Actor[], by: Mover): boolean =>
  typeof by === 'string' ? who.includes(by) : who.some((actor) => actor !== 'seller' && actor !== 'system')

/** The check of an action: what a record's `AllowActions` do not hold is rejected. */
export const permitting =
  <Viewer, Subject, Action extends string>(
    allowedActions: (viewer: Viewer, subject: Subject) => readonly Action[],
    notAllowed: (subject: Subject, viewer: Viewer, action: Action) => CallError,
  ) =>
  (viewer: Viewer, subject: Subject, action: Action): Permit => {
    if (!allowedActions(viewer, subject).includes(action)) throw notAllowed(subject, viewer, action)
    return permit
  }
