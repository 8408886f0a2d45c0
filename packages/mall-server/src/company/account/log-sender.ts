import type { Log } from '../../platform/log.ts'
import type { CodeMessage, CodeSender } from './code-sender.ts'

const messages: Readonly<Record<CodeMessage['purpose'], string>> = {
  reset: 'password reset code (no mail is configured)', unlock: 'unlock code (no mail is configured)', contact: 'code for a new mobile number or email',
}

/** For a mall without mail or text messages: its operator reads the code from the log. */
export const createLogSender = (log: Log): CodeSender => ({
  send: async ({ purpose, email, mobile, code, minutes }) => {
    log.info(messages[purpose], { to: email ?? mobile ?? '', code, minutes })
  },
})
