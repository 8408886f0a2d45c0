import type { CallOutput, DataScope, Permission } from '@mall/api/contract'
import type { AllCalls, AnyCallKey, SellerKey, StaffPermission, StaffScope } from '@mall/api/seller/contract'
import type { Deps } from '../deps.ts'
import type { EventStream } from './events.ts'

/** Who makes the call, read from the database for each request: a changed role or a logout has an effect at once. */
export interface Caller {
  readonly userId: number
  readonly enterpriseId: number
  /** The day in Asia/Shanghai on which they call: whose prices they see. */
  readonly day: string
  readonly groupId: number
  readonly departmentId: number
  /** What the caller's roles in `enterpriseId` allow. */
  readonly permissions: ReadonlySet<Permission>
  /** Whose orders they show. */
  readonly scope: DataScope
  /** Whether their company shows them prices (价格可见), or one of their roles does. */
  readonly seesPrices: boolean
  /** User type GA (specification §6). */
  readonly isGroupAdministrator: boolean
  /** Their company demands a second factor that they do not have yet: nothing is open but what sets one up. */
  readonly mustEnrol: boolean
  /** The seller views the mall as this user: only what reads is open. */
  readonly isViewOnly: boolean
  /** 姓名 or else 昵称: who did it, in logs. */
  readonly displayName: string
  readonly sessionId: string
}

/** Finds the caller of a token; null when the token is not valid (any more). The account domain implements it. */
export type FindCaller = (token: string, deps: Pick<Deps, 'db' | 'config' | 'clock'>) => Promise<Caller | null>

/** One of the seller's staff, read from the database for each request. Not a {@link Caller}: a login of one side opens nothing of the other. */
export interface StaffCaller {
  readonly staffId: number
  /** The day in Asia/Shanghai on which they call: whose agreements are in force. */
  readonly day: string
  /** What their roles allow. */
  readonly permissions: ReadonlySet<StaffPermission>
  /** Whose customers they show. */
  readonly scope: StaffScope
  /** A role demands a second factor that they do not have yet: nothing is open but what sets one up. */
  readonly mustEnrol: boolean
  /** Who did it, in logs. */
  readonly displayName: string
  readonly sessionId: string
  readonly sessionEndsAt: Date
}

/** Finds the one of the staff whose token it is; null when it is not valid (any more). The district of the seller implements it. */
export type FindStaff = (token: string, deps: Pick<Deps, 'db' | 'config' | 'clock'>) => Promise<StaffCaller | null>

/** What a write of the seller's side needs from its call. */
export interface StaffContext {
  readonly caller: StaffCaller
  readonly deps: Deps
  readonly ip: string
  readonly requestId: string
}

/** What a write needs from its call. */
export interface CallContext {
  readonly caller: Caller
  readonly deps: Deps
  readonly ip: string
  readonly requestId: string
}

type Output<S> = S extends { _zod: { output: infer Value } } ? Value : never

/** What a handler is given after validation: the body of a POST, the query of a GET, `undefined` when the call takes nothing. */
export type ParsedInput<Key extends AnyCallKey> = AllCalls[Key] extends { body: infer Body }
  ? Output<Body>
  : AllCalls[Key] extends { query: infer Query }
    ? Output<Query>
    : undefined

/** A file to be saved by the browser. */
export interface Download {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly fileName: string
  readonly contentType: string
}

/** A file of one sheet, which the platform writes in a thread of its own: ten thousand rows take half a second of computing. */
export interface SheetDownload {
  readonly fileName: string
  readonly sheet: string
  readonly columns: readonly { readonly title: string; readonly width: number; readonly isMoney: boolean }[]
  /** A number stays a number, everything else is text. */
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Writes a sheet as an .xlsx file. */
export type WriteSheet = (sheet: SheetDownload) => Promise<Download>

declare module '../deps.ts' {
  interface Deps {
    readonly writeSheet: WriteSheet
  }
}

type ModeOf<Key extends AnyCallKey> = AllCalls[Key] extends { mode: infer Mode } ? Mode : 'json'

type Returned<Key extends AnyCallKey> = ModeOf<Key> extends 'download' ? Download | SheetDownload : ModeOf<Key> extends 'stream' ? EventStream<CallOutput<Key>> : CallOutput<Key>

/** Who makes a call of this side. */
type CallerOf<Key extends AnyCallKey> = Key extends SellerKey ? StaffCaller : Caller

export interface RouteContext<Key extends AnyCallKey> {
  readonly body: ParsedInput<Key>
  /** Of a multipart call: the whole form. */
  readonly form: AllCalls[Key] extends { mode: 'multipart' } ? FormData : undefined
  /** Null only when the contract allows visitors. */
  readonly caller: AllCalls[Key] extends { access: { who: 'public' } } ? CallerOf<Key> | null : CallerOf<Key>
  readonly deps: Deps
  readonly request: Request
  readonly requestId: string
  /** The caller's address, from a proxy's header only where the configuration trusts it. */
  readonly ip: string
  /** Headers to add to the response. */
  readonly headers: Headers
}

/** Handlers by call. The platform checks access, parses the input and wraps the output in the envelope. */
export type Routes = { readonly [Key in AnyCallKey]?: (context: RouteContext<Key>) => Promise<Returned<Key>> }

/** A domain's handlers, checked against the contract. */
export const defineRoutes = <const T extends Routes>(routes: T): T => routes
