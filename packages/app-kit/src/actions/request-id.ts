import { isMallError } from '@mall/api'
import { hashKey } from '@tanstack/react-query'

export const newRequestId = (): string => crypto.randomUUID()

/** After these failures it is unknown whether the call was made: only the same input under the same id is sure not to make it twice. */
export const isUndecided = (failure: unknown): boolean =>
  !isMallError(failure) || ['network', 'timeout', 'server', 'unauthorized', 'rateLimited'].includes(failure.kind)

/** The ids of one call. The same input keeps its id until the server has decided; other input has another id. */
export const createRequestIds = () => {
  let last: { readonly input: string; readonly id: string } | null = null
  return {
    of: (input: unknown): string => {
      const hash = hashKey([input])
      if (last?.input !== hash) last = { input: hash, id: newRequestId() }
      return last.id
    },
    forget: (): void => {
      last = null
    },
  }
}
