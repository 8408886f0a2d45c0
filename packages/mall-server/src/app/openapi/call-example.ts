/** What a call is sent and what it answers, in the OpenAPI document. */
export interface CallExample {
  readonly request?: unknown
  /** `MsgBody`. */
  readonly response?: unknown
}
