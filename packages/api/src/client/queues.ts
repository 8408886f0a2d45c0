import type { createWords } from '../client-messages.ts'
import type { SecurityInfo } from '../contract/common.ts'
import type { AnyContract } from '../contract/types.ts'
import { isMallError, messages } from '../errors.ts'
import { createDeduplicator } from '../notices.ts'
import type { Session, SessionState } from '../session/session.ts'
import { createEnrolment } from './enrolment.ts'
import { failureDetailsOf, parseJson } from './envelope.ts'
import type { Incoming } from './exchange.ts'
import { exclusive } from './exclusive.ts'
import type { MallOptions } from './options.ts'
import type { ClientParts, Plan } from './plan.ts'
import { createRefresh, type RefreshOutcome } from './refresh.ts'
import { createVerification } from './verification.ts'

/** Statuses of a gateway that did not pass the request to the mall: too many calls, or no response from behind it. */
const saysNothing = new Set([429, 502, 503, 504])

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

const securityInfoOf = (path: string, incoming: Incoming): SecurityInfo => {
  const response = parseJson(incoming.text) as Record<string, unknown> | null | undefined
  const info = (response?.MsgBody ?? response ?? {}) as Record<string, unknown>
  return {
    Ip: textOf(info.Ip, ''),
    CurrentTime: textOf(info.CurrentTime, new Date().toISOString()),
    Target: textOf(info.Target, path),
    Guid: textOf(info.Guid, incoming.headers.get('x-request-id') ?? ''),
  }
}

const tokensOf = (body: unknown) => {
  const { Token, RefreshToken } = (body ?? {}) as Record<string, unknown>
  return typeof Token === 'string' && Token && typeof RefreshToken === 'string' && RefreshToken ? { Token, RefreshToken } : null
}

const expired = { reason: 'refresh-failed', message: messages.expired, code: 'SESSION_EXPIRED' } as const
const disabled = { reason: 'account-disabled', message: messages.disabled, code: 'ACCOUNT_DISABLED' } as const

/** What was lifted and set up when a call was sent: what came since is no reason to ask again. */
export interface Marks {
  readonly lifted: number
  readonly enrolled: number
}

/** A response that is no answer yet, and the request that it is for. */
export interface Held {
  readonly incoming: Incoming
  readonly path: string
  /** The token that was sent. */
  readonly token: string | undefined
  readonly signal: AbortSignal | undefined
  readonly marks: Marks
}

interface Parts extends ClientParts {
  readonly session: Session
  readonly options: MallOptions<AnyContract>
  readonly words: ReturnType<typeof createWords>
  readonly call: (plan: Plan) => Promise<unknown>
  readonly ownAccount: string
}

/** What calls wait for: a new token, a captcha, a second factor. A module of its own, loaded beside the first call of a login, or when a call has to wait. */
export const createQueues = ({ session, options, words, call, ownAccount, side, exclusive: own, shareRefresh }: Parts) => {
  const isNewLoss = createDeduplicator()

  const requestTokens = async ({ RefreshToken, User }: SessionState): Promise<RefreshOutcome> => {
    try {
      return tokensOf(await call({ key: `${ownAccount}RefreshToken`, input: { RefreshToken, UserId: User.uid } })) ?? expired
    } catch (error) {
      // Without a status there was no response, and the status of a gateway says nothing about the session.
      if (isMallError(error) && error.status !== undefined && !saysNothing.has(error.status)) {
        return error.code === 'ACCOUNT_DISABLED' ? disabled : expired
      }
      throw error
    }
  }

  const refresh = createRefresh({
    session,
    // The ids of the staff are not those of the buyers: neither waits for the other.
    exclusive: own ?? ((name, work) => exclusive(side ? `seller:${name}` : name, work)),
    requestTokens: (state) => (shareRefresh ? shareRefresh(state, () => requestTokens(state)) : requestTokens(state)),
    onEnd: (reason) => options.onSessionEnd?.(reason),
    onLost: (reason) => {
      // Many calls of a page without a login count as one loss of the session.
      if (reason !== 'missing' || isNewLoss(reason)) options.onSessionLost?.(reason)
    },
  })

  const verification = createVerification({
    verify: options.verify?.bind(options),
    onVerification: (passed, text) => options.onVerification?.(passed, words.textOf(text)),
    unlock: (CaptchaVerifyParam, signal) => call({ key: `${ownAccount}UnLock`, input: { CaptchaVerifyParam }, options: { signal } }),
  })

  const enrolment = createEnrolment({ enrol: options.enrol?.bind(options) })

  return {
    isRefreshing: refresh.isUnderWay,
    settled: refresh.settled,
    renew: refresh.renew,
    marks: (): Marks => ({ lifted: verification.lifted(), enrolled: enrolment.done() }),

    /** Whether a call is to be sent again after its 401, 429 or 403; rejects when it has failed. */
    pass: async ({ incoming, path, token, signal, marks }: Held): Promise<boolean> => {
      if (incoming.status === 403) return enrolment.pass(marks.enrolled, signal)
      if (incoming.status === 401) await refresh.renew(token, path, signal)
      else await verification.pass(securityInfoOf(path, incoming), marks.lifted, failureDetailsOf(path, incoming), signal)
      return true
    },
  }
}
