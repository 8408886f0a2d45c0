import type { CallKey, LoginInfo } from '@mall/api/contract'

/** Accounts of the demo data. */
export type AccountName = 'admin' | 'buyer' | 'approver' | 'finance' | 'other' | 'buyer2' | 'approver2'

export type Who = AccountName | 'visitor'

/** The response of a call. */
export interface Reply {
  readonly status: number
  readonly success: boolean
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

/** `success`: by the contract's schema · `failure`: HTTP 200 and a message · a file · an HTTP status. */
export type Outcome = 'success' | 'failure' | 'file' | 401 | 403

export interface ContractCase {
  readonly key: CallKey
  readonly name: string
  readonly who: Who
  readonly outcome: Outcome
  /** The input of the call, after whatever must come before it. */
  readonly input: (target: ContractTarget) => Promise<unknown>
}

/** A case in which a call succeeds. */
export type Success = readonly [who: Who, input: (target: ContractTarget) => Promise<unknown>]

export type Successes = { readonly [Key in CallKey]?: Success }

/** An input that needs nothing before it. */
export const plain = (input: unknown) => async () => input
