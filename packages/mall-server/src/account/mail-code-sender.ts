import type { MailSender } from '../mail/mail-sender.ts'
import type { CodeSender } from './code-sender.ts'

/** Sends codes by mail. */
export const createMailCodeSender = (mail: MailSender): CodeSender => ({
  send: async ({ email, code, minutes }) => {
    if (email === null) throw new Error('The account has no mail address.')
    await mail.send({
      to: email,
      subject: '找回密码验证码',
      text: `您正在找回商城的登录密码。\n\n验证码：${code}\n\n${minutes}分钟内有效。如果不是您本人操作，请忽略本邮件，您的密码不会改变。\n`,
    })
  },
})
