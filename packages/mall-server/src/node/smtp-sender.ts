import { createTransport } from 'nodemailer'
import type { CodeSender } from '../account/code-sender.ts'

/** Sends codes by mail. `url` as nodemailer reads it: `smtps://user:password@mail.example:465`. */
export const createSmtpSender = ({ url, from }: { url: string; from: string }): CodeSender => {
  const transport = createTransport(url, { from })
  return {
    send: async ({ email, code, minutes }) => {
      if (email === null) throw new Error('The account has no mail address.')
      await transport.sendMail({
        to: { name: '', address: email },
        subject: '找回密码验证码',
        text: `您正在找回商城的登录密码。\n\n验证码：${code}\n\n${minutes}分钟内有效。如果不是您本人操作，请忽略本邮件，您的密码不会改变。\n`,
      })
    },
  }
}
