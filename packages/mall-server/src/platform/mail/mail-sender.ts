import type { LinkTarget } from '@mall/api/contract'

export interface MailAttachment {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

export interface Mail {
  /** Address of the one who gets it. */
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
}

/** Sends mails; rejects when the mail server does not take one. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}

declare module '../deps.ts' {
  interface Deps {
    /** Null where the mall sends no mails. */
    readonly mail: MailSender | null
    /** The address of a page of the app, for mails; null where the mall does not know its own. */
    readonly linkOf: (target: LinkTarget) => string | null
  }
}
