/** A code to send: to a user who forgot their password or is locked out, or to a new mobile number or email that is to be confirmed. */
export interface CodeMessage {
  readonly purpose: 'reset' | 'unlock' | 'contact'
  /** Null when there is none. */
  readonly email: string | null
  readonly mobile: string | null
  /** Six digits. */
  readonly code: string
  /** How long it is valid. */
  readonly minutes: number
}

/** How codes are sent: by mail when SMTP is configured, to the server's log otherwise (screens §1). */
export interface CodeSender {
  send(message: CodeMessage): Promise<void>
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** How codes for forgotten passwords are sent. */
    readonly sender: CodeSender
  }
}
