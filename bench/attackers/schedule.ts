/** A request that is sent at its moment, whether or not earlier ones were answered. */
export interface Sending {
  /** From the beginning, ms. */
  readonly atMs: number
  /** What it is counted as. */
  readonly name: string
  /** After `/api/`. */
  readonly path: string
  readonly ip: string
  readonly token?: string | undefined
  readonly body: { readonly json: unknown } | { readonly form: FormName }
}

/** Forms, which the process that sends them makes itself. */
export type FormName = 'table' | 'noPicture'

/** What became of one. */
export interface Sent {
  readonly name: string
  /** From the moment when it was due until it was answered. */
  readonly ms: number
  /** How late it was sent: the sender's own delay. */
  readonly lateMs: number
  /** `made`, or the status and code of what refused it. */
  readonly outcome: string
}

/** What a sender is given by the bench. */
export interface Orders {
  readonly origin: string
  readonly schedule: readonly Sending[]
}
