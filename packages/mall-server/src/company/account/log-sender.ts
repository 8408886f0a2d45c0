import type { Log } from '../../platform/log.ts'
import type { CodeSender } from './code-sender.ts'

/** For a mall without mail or text messages: its operator reads the code from the log. */
export const createLogSender = (log: Log): CodeSender => ({
  send: async ({ purpose, email, mobile, code, minutes }) => {
    log.info(purpose === 'reset' ? 'password reset code (no mail is configured)' : 'code for a new mobile number or email', { to: email ?? mobile ?? '', code, minutes })
  },
})
