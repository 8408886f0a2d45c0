import { isMallError } from '@mall/api'
import { hashKey } from '@tanstack/react-query'

// oxlint-disable-next-line eslint/no-restricted-properties -- the one place that makes them
const newRequestId = (): string => crypto.randomUUID()

/** After these failures it is unknown whether the call was made: only the same input under the same id is sure not to make it twice. */
export const isUndecided = (failure: unknown): boolean =>
  !isMallError(failure) || ['network', 'timeout', 'server', 'unauthorized', 'rateLimited'].includes(failure.kind)

/** An input that was sent, and its id. */
export interface SentInput<Input> {
  readonly input: Input
  readonly id: string
}

/** The ids of one call. */
export interface RequestIds {
  readonly of: (input: unknown) => string
  readonly forget: () => void
}

/**
 * The same input keeps its id until the server has decided; other input has another id.
 * @param kept What a page had sent before it was loaded again.
 * @param keep Keeps what is sent over a reload; null: the server has decided.
 */
export const createRequestIds = (kept: SentInput<unknown> | null = null, keep: (sent: SentInput<unknown> | null) => void = () => {}): RequestIds => {
  let last = kept
  return {
    of: (input) => {
      if (last === null || hashKey([last.input]) !== hashKey([input])) last = { input, id: newRequestId() }
      keep(last)
      return last.id
    },
    forget: () => {
      last = null
      keep(null)
    },
  }
}
