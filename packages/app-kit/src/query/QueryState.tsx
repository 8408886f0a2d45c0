import type { ReactNode } from 'react'
import { loadFailure } from './load-failure.ts'
import { QueryFailure, type QueryFailureProps } from './QueryFailure.tsx'

/** What is needed of a query: react-query's result, or values in a story. */
export interface QueryLike<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

export interface QueryStateProps<Data> extends Pick<QueryFailureProps, 'notFound' | 'part'> {
  readonly query: QueryLike<Data>
  /** As large as what will stand there, with `role="status"` and a name. */
  readonly skeleton: ReactNode
  /** Whether the data are nothing to show; then `empty` stands there. */
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Loading, forbidden, failed, not there, empty, or the data. Data that are there stay when a later refresh fails. */
export const QueryState = <Data,>({ query, skeleton, isEmpty, empty, children, ...failed }: QueryStateProps<Data>) => {
  const { data, error, refetch } = query
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  const failure = loadFailure(error)
  return failure ? <QueryFailure {...failed} failure={failure} onRetry={() => void refetch()} /> : skeleton
}
