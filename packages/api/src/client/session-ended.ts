import type { ErrorCode } from '../contract/codes.ts'
import { MallError, messages } from '../errors.ts'

/** The owner logged out, or another one logged in, during a call. Not shown, since the user caused it. */
export class SessionEndedError extends MallError {
  constructor(path: string) {
    super('unauthorized', messages.missing, { path, code: 'UNAUTHORIZED' satisfies ErrorCode })
  }
}
