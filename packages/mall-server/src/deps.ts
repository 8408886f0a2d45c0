import type { Adviser } from './adviser/adviser.ts'
import type { CodeSender } from './account/code-sender.ts'
import type { Passwords } from './account/password.ts'
import type { WeChatWorkProvider } from './account/we-chat-work.ts'
import type { CaptchaProvider } from './captcha/provider.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Entropy } from './entropy.ts'
import type { FileStore } from './file/file-store.ts'
import type { DrawInvoice } from './invoice/paper.ts'
import type { Observe } from './http/seen-request.ts'
import type { Log } from './log.ts'
import type { MailSender } from './mail/mail-sender.ts'
import type { PaymentProvider } from './payment/provider.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import type { DescribeUpload } from './search/image/describe-upload.ts'
import type { WakeUps } from './wake-ups/wake-ups.ts'

/** Everything the handlers need from outside, so that tests and other hosts can replace it. */
export interface Deps {
  readonly db: Db
  readonly clock: () => Date
  readonly entropy: Entropy
  readonly config: Config
  readonly log: Log
  readonly observe: Observe
  readonly files: FileStore
  readonly captcha: CaptchaProvider
  readonly passwords: Passwords
  /** Whether a password is one that is guessed first, of somebody with these names: their own, their login name, their companies. */
  readonly isCommonPassword: (password: string, names: readonly string[]) => Promise<boolean>
  /** How codes for forgotten passwords are sent. */
  readonly sender: CodeSender
  /** Null where the mall sends no mails. */
  readonly mail: MailSender | null
  /** Null where nobody is woken by the database: clients ask now and then. */
  readonly wakeUps: WakeUps | null
  /** Null where the mall has no enterprise messenger. */
  readonly weChatWork: WeChatWorkProvider | null
  readonly adviser: Adviser
  /** Null where nothing can be paid online. */
  readonly payments: PaymentProvider | null
  readonly rateLimiter: RateLimiter
  readonly describeUpload: DescribeUpload
  /** Null where no invoices can be drawn. */
  readonly drawInvoice: DrawInvoice | null
}
