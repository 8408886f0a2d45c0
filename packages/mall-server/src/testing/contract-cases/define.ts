import type { AnswerCode, CallInput, CallKey, Contract, ErrorCode, LoginInfo } from '@mall/api/contract'

/** Accounts of the demo data. */
export type AccountName = 'admin' | 'buyer' | 'approver' | 'finance' | 'other' | 'buyer2' | 'approver2'

export type Who = AccountName | 'visitor'

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
  readonly send: (key: CallKey, input: unknown, who: Who) => Promise<Reply>
  /** A fresh login of an account. */
  readonly login: (who: AccountName) => Promise<LoginInfo>
  /** A key that `Account/LoginBySession` takes once. */
  readonly sessionKey: () => Promise<string>
}

/** What a call is sent: a form where it takes one. */
export type CaseInput<Key extends CallKey> = Key extends CallKey ? (Contract[Key] extends { mode: 'multipart' } ? FormData : CallInput<Key>) : never

/** `success`: by the contract's schema · a file · the code of a failure. */
export type Outcome = 'success' | 'file' | ErrorCode

export interface ContractCase {
  readonly key: CallKey
  readonly name: string
  readonly who: Who
  readonly outcome: Outcome
  /** The input of the call, after whatever must come before it. */
  readonly input: (target: ContractTarget) => Promise<unknown>
}

/** A case whose input is one of its call. */
export type TypedCase = { [Key in CallKey]: ContractCase & { readonly key: Key; readonly input: (target: ContractTarget) => Promise<CaseInput<Key>> } }[CallKey]

/** A case in which a call succeeds. */
export type Success<Key extends CallKey = CallKey> = readonly [who: Who, input: (target: ContractTarget) => Promise<CaseInput<Key>>]

export type Successes = { readonly [Key in CallKey]?: Success<Key> }

/** An input that needs nothing before it. */
export const plain = <Input>(input: Input) => () => Promise.resolve(input)
