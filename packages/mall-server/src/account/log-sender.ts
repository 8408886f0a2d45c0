import type { Log } from '../log.ts'
import type { CodeSender } from './code-sender.ts'

/** For a mall without mail: its operator reads the code from the log. */
export const createLogSender = (log: Log): CodeSender => ({
  send: async ({ email, mobile, code, minutes }) => {
    log.info('password reset code (no mail is configured)', { to: email ?? mobile ?? '', code, minutes })
  },
})
