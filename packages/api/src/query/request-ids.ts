import { isMallError, type MallError } from '../errors.ts'

// oxlint-disable-next-line eslint/no-restricted-properties -- the one place that makes them
const newRequestId = (): string => crypto.randomUUID()

/** What a failure says of a call: the server rejected it; it never looked at it; or nobody knows whether it was made. */
export type FailureMeaning = 'decided' | 'untouched' | 'unknown'

const untouched = new Set<MallError['kind']>(['unauthorized', 'rateLimited'])
const unknown = new Set<MallError['kind']>(['network', 'timeout', 'envelope', 'server'])

/** After 'unknown' only the same input under the same id is sure not to make it twice. */
export const meaningOf = (failure: unknown): FailureMeaning => {
  if (!isMallError(failure) || unknown.has(failure.kind)) return 'unknown'
  return untouched.has(failure.kind) ? 'untouched' : 'decided'
}

/** The same for inputs with the same fields, in whatever order. */
const textOf = (input: unknown): string | undefined =>
  JSON.stringify(input, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.keys(part).toSorted().map((name) => [name, (part as Record<string, unknown>)[name]])) : part,
  )

/** An input that was sent, and its id. */
export interface SentInput<Input> {
  readonly input: Input
  readonly id: string
}

/** The ids of one call. */
export interface RequestIds {
  readonly of: (input: unknown) => string
  readonly after: (outcome: 'made' | FailureMeaning) => void
}

/**
 * The same input keeps its id until the server has decided; other input has another id.
 * @param kept What a page had sent before it was loaded again.
 * @param keep Keeps what is sent over a reload; null: it is known what became of it.
 */
export const createRequestIds = (kept: SentInput<unknown> | null = null, keep: (sent: SentInput<unknown> | null) => void = () => {}): RequestIds => {
  let last = kept
  /** An attempt under the id may have been made. */
  let isOpen = kept !== null
  return {
    of: (input) => {
      if (last === null || textOf(last.input) !== textOf(input)) {
        last = { input, id: newRequestId() }
        isOpen = false
      }
      keep(last)
      return last.id
    },
    after: (outcome) => {
      if (outcome === 'unknown') isOpen = true
      // A 401 says nothing of an attempt before it.
      if (outcome === 'unknown' || (outcome === 'untouched' && isOpen)) return
      last = null
      isOpen = false
      keep(null)
    },
  }
}
