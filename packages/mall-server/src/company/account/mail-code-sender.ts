import type { MailSender } from '../../platform/mail/mail-sender.ts'
import type { CodeMessage, CodeSender } from './code-sender.ts'

const words: Readonly<Record<CodeMessage['purpose'], { readonly subject: string; readonly why: string; readonly otherwise: string }>> = {
  reset: { subject: '找回密码验证码', why: '您正在找回商城的登录密码。', otherwise: '您的密码不会改变' },
  unlock: { subject: '账号解锁验证码', why: '您正在解锁商城账号。', otherwise: '账号不会改变。如果多次收到，请修改密码' },
  contact: { subject: '邮箱验证码', why: '您正在把此邮箱设为商城账号的邮箱。', otherwise: '账号不会改变' },
}

/** Sends codes by mail. A code for a mobile number goes to `others`: the mall sends no text messages itself. */
export const createMailCodeSender = (mail: MailSender, others: CodeSender): CodeSender => ({
  send: async (message) => {
    const { purpose, email, mobile, code, minutes } = message
    if (email === null && purpose === 'contact' && mobile !== null) return others.send(message)
    if (email === null) throw new Error('The account has no mail address.')
    const { subject, why, otherwise } = words[purpose]
    await mail.send({ to: email, subject, text: `${why}\n\n验证码：${code}\n\n${minutes}分钟内有效。如果不是您本人操作，请忽略本邮件，${otherwise}。\n` })
  },
})
