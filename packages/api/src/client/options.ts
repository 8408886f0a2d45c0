import type { Hooks } from 'ky'
import type { ClientMessages } from '../client-messages.ts'
import type { SecurityInfo } from '../contract/common.ts'
import type { AnyContract, Contract } from '../contract/index.ts'
import type { MallError } from '../errors.ts'
import type { Session } from '../session/session.ts'

/** Options of `createMall`. All may be left out. */
export interface MallOptions<C extends AnyContract = Contract> {
  /** Address before every path, `https://mall.example`. Default '' = same origin. */
  baseUrl?: string
  /** Who is logged in. Default `createSession()`. */
  session?: Session
  /** The transport, called with a `Request`. Default: the global `fetch`, looked up at each call. */
  fetch?: typeof fetch
  /**
   * Headers of all calls to the mall, or a function that gives them, asked before each request. The headers of a call win over them, and
   * `authorization` is the session's own. Not sent to addresses elsewhere.
   */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>)
  /**
   * Hooks as in ky, for every request that is sent, the SDK's own and those that are sent again included; they see it as it goes out, with
   * its token. What a hook throws fails that one request with kind `network` and the thrown value as `cause`; a `Response` that it returns is
   * treated as the mall's. An upload with `onProgress` sends its form by XMLHttpRequest: there a body that a hook puts in its place, and
   * `keepalive`, `cache`, `redirect` and the like, have no effect.
   */
  hooks?: Pick<Hooks, 'beforeRequest' | 'afterResponse'>
  /** Cookies to the mall, as in fetch: `include` sends them to another origin too. Default: the browser's `same-origin`. */
  credentials?: RequestCredentials
  /**
   * How often a safe call (a GET that is no login) is sent again, with ky's growing pauses, after a broken connection or a 502, 503 or 504, within
   * its `timeout`. Default: never. Calls by POST never are: nobody knows what the first one did.
   */
  retry?: { limit: number }
  /** How long a call may take, from sending to the last byte of the response, ms. Default 60,000. */
  timeout?: number
  /** Called for every failure of a call that is not `silent`; the same text at most once in 3 s. Show `error.message`. */
  onError?(error: MallError): void
  /** True at the first call that is not `quiet`; false 300 ms after the last one ended. */
  onBusyChange?(busy: boolean): void
  /**
   * The server has ended the session: it refused to refresh it. Called before it is cleared, once for all calls that wait. Return nothing to end it at once, as
   * without this option; `onSessionLost` is called then. Return a promise to ask the user to log in again while the calls wait: true once `session.set` was given
   * a login of the same user and company, and they are sent again, each as it was, once; false when the user gave up: they fail with kind `unauthorized`, which
   * `onError` is not called for, and the session is cleared. Another user's login fails them in the same way. Log in by a client with a session of its own.
   */
  onSessionEnd?(reason: SessionEndReason): Promise<boolean> | undefined
  /** A call needed a login and there was none, or the refresh failed: the moment for 重新登录. Called once per loss. */
  onSessionLost?(reason: SessionLossReason): void
  /**
   * Called on 429: show the dialog, resolve to a `CaptchaVerifyParam`, or to null when the user gives up. Called again when that was not
   * accepted; one result serves all waiting calls. The signal aborts when no call waits any more.
   */
  verify?(info: SecurityInfo, options: { signal: AbortSignal }): Promise<string | null>
  /**
   * Called when the user's company demands a second factor that they do not have: show how to set one up (`secondFactorStart`, `secondFactorConfirm`).
   * True when it is on: the calls that waited are sent again. False when the user gave up: they fail with kind `forbidden`, as they do without this option.
   */
  enrol?(): Promise<boolean>
  /** How a verification ended: 验证成功, or 验证失败，请重试 before `verify` is called again. */
  onVerification?(passed: boolean, message: string): void
  /** Texts instead of the Chinese ones of the SDK: `en` of `@mall/api/messages/en`, or the site's own. What the mall itself says of a failure stays as it is. */
  messages?: Partial<ClientMessages>
  /**
   * When given, requests and responses are checked against it, and `mall.request` knows its calls: the mall's `contract`, one of a site's own, or
   * `{ ...contract, ...own }`. Without it no schema is bundled, and `mall.request` knows the calls of the mall.
   */
  contract?: C
  /** Old-mall mode: called with the address of the one redirect. Default: the browser navigates there. */
  onOldMall?(address: string): void
}

/** Why `onSessionLost` was called: there was no login, it has ended, or the enterprise disabled the account, which logging in again does not mend. */
export type SessionLossReason = 'missing' | 'refresh-failed' | 'account-disabled'

/** Why `onSessionEnd` was called. */
export type SessionEndReason = Exclude<SessionLossReason, 'missing'>

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, also while it waits; it then rejects with an `AbortError`. */
  signal?: AbortSignal
  /** `onError` is not called when the call fails; a function is asked about each failure. */
  silent?: boolean | ((error: MallError) => boolean)
  /** The call does not count as busy. */
  quiet?: boolean
  /** Sent in addition to the SDK's own headers. */
  headers?: HeadersInit
  /** ms, instead of the mall's. */
  timeout?: number
  /**
   * `false` for a site's own endpoint that answers without the envelope: the call resolves to the JSON of a 2xx, or to its text, and fails by the status. It goes
   * through the same queues.
   */
  envelope?: false
}
