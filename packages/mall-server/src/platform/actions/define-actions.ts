import type { AnyCallKey } from '@mall/api/seller/contract'
import type { Tx } from '../db/client.ts'
import type { CallContext, StaffContext } from '../http/define-routes.ts'
import { once } from '../idempotency/once.ts'
import { atVersion } from '../records/version.ts'
import { actingIn, type Permit, type Permitted } from './permit.ts'

interface Actions<Target, Row, Action extends string, Context extends CallContext | StaffContext> {
  /** The record within the caller's scope, locked until the transaction ends. */
  readonly lock: (tx: Tx, context: Context, target: Target) => Promise<Row>
  readonly requireAllowed: (caller: Context['caller'], row: Row, action: Action) => Permit
}

/** A record that a caller may act on now. */
export interface Opened<Row> {
  readonly tx: Tx
  readonly row: Row
  readonly acting: Permitted
}

/** The actions of people on a kind of record. */
export const defineActions = <Target extends object, Row extends object, Action extends string, Context extends CallContext | StaffContext = CallContext>({ lock, requireAllowed }: Actions<Target, Row, Action, Context>) => {
  /**
   * Opens a record for an action: within the caller's scope, locked, in the version that they saw, with the action among its `AllowActions`.
   * @throws BusinessError `VERSION_CONFLICT`, and those of the record
   */
  const open = async (tx: Tx, context: Context, target: Target & { readonly Version?: number | undefined }, action: Action): Promise<Opened<Row>> => {
    const row = await lock(tx, context, target)
    if ('version' in row && target.Version !== undefined) atVersion(row as Row & { readonly version: number }, target.Version)
    return { tx, row, acting: actingIn(context, requireAllowed(context.caller, row, action)) }
  }

  /** An action in a transaction of its own, once per `RequestId` where the call has one. */
  const act = <Result>(
    context: Context,
    call: AnyCallKey,
    input: Target & { readonly Version?: number | undefined; readonly RequestId?: string },
    action: Action,
    work: (opened: Opened<Row>) => Promise<Result>,
  ): Promise<Result> => {
    const write = async (tx: Tx): Promise<Result> => work(await open(tx, context, input, action))
    const { RequestId } = input
    return RequestId === undefined ? context.deps.db.transaction(write) : once(context, call, { ...input, RequestId }, write)
  }

  return { open, act }
}
