import { isMallError } from '@mall/api'

/** A failed call in words: the server's own, or that it could not be reached. */
export const failureText = (failure: unknown): string => (isMallError(failure) ? failure.message : '网络连接故障')
