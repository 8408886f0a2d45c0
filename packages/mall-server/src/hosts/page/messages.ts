import type { LoginInfo } from '@mall/api/contract'

/** Requests of a page to its worker. */
export type ToWorker =
  | { readonly kind: 'open'; readonly snapshotUrl: string; readonly now: number }
  | { readonly kind: 'fetch'; readonly url: string; readonly method: string; readonly headers: [string, string][]; readonly body: ArrayBuffer | null }
  | { readonly kind: 'restore' }
  | { readonly kind: 'setNow'; readonly now: number }
  | { readonly kind: 'login'; readonly account: string }

/** A request with the number that its response repeats. */
export interface Question {
  readonly id: number
  readonly message: ToWorker
}

export interface FetchedValue {
  readonly status: number
  readonly headers: [string, string][]
  readonly body: ArrayBuffer | null
}

/** What the worker responds. */
export type FromWorker = { readonly id: number } & ({ readonly value: FetchedValue | LoginInfo | null } | { readonly error: string })
