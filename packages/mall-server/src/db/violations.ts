const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}

/** Whether a statement failed because other rows refer to the one that it would delete. */
export const isStillReferredTo = (error: unknown): boolean => codeOf(error) === '23503'

/** Whether a statement failed because another row has what only one may have. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'
