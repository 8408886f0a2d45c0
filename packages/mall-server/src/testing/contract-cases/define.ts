import type { AnswerCode, CallInput, ErrorCode, LoginInfo } from '@mall/api/contract'
import type { AllCalls, AnyCallKey, StaffLogin } from '@mall/api/seller/contract'

/** Accounts of the demo data. */
export type AccountName = 'admin' | 'buyer' | 'approver' | 'finance' | 'other' | 'buyer2' | 'approver2'

/** The demo's staff of the seller. */
export const staffNames = ['seller', 'sales', 'warehouse', 'accountant', 'goods'] as const

export type StaffName = (typeof staffNames)[number]

export type Who = AccountName | StaffName | 'visitor'

/** The response of a call. */
export interface Reply {
  readonly status: number
  readonly success: boolean
  readonly code: AnswerCode
  readonly message: string
  readonly body: unknown
  readonly headers: Headers
}

/** The mall that cases run over. */
export interface ContractTarget {
  readonly send: (key: AnyCallKey, input: unknown, who: Who) => Promise<Reply>
  /** A fresh login of an account. */
  readonly login: (who: AccountName) => Promise<LoginInfo>
  /** A fresh login of one of the staff. */
  readonly loginStaff: (who: StaffName) => Promise<StaffLogin>
  /** The initial password of `novice`, an administrator of the seller's side who never logged in. */
  readonly initialStaffPassword: () => Promise<string>
  /** A key that `Account/LoginBySession` takes once. */
  readonly sessionKey: () => Promise<string>
}

/** What a call is sent: a form where it takes one. */
export type CaseInput<Key extends AnyCallKey> = Key extends AnyCallKey ? (AllCalls[Key] extends { mode: 'multipart' } ? FormData : CallInput<Key>) : never

/** `success`: by the contract's schema · a file · the code of a failure. */
export type Outcome = 'success' | 'file' | ErrorCode

export interface ContractCase {
  readonly key: AnyCallKey
  readonly name: string
  readonly who: Who
  readonly outcome: Outcome
  /** The input of the call, after whatever must come before it. */
  readonly input: (target: ContractTarget) => Promise<unknown>
}

/** A case whose input is one of its call. */
export type TypedCase = { [Key in AnyCallKey]: ContractCase & { readonly key: Key; readonly input: (target: ContractTarget) => Promise<CaseInput<Key>> } }[AnyCallKey]

/** A case in which a call succeeds. */
export type Success<Key extends AnyCallKey = AnyCallKey> = readonly [who: Who, input: (target: ContractTarget) => Promise<CaseInput<Key>>]

export type Successes = { readonly [Key in AnyCallKey]?: Success<Key> }

/** An input that needs nothing before it. */
export const plain = <Input>(input: Input) => () => Promise.resolve(input)
