import { createTransport } from 'nodemailer'
import type { MailSender } from '../../platform/mail/mail-sender.ts'

/** Sends mails by SMTP. `url` as nodemailer reads it: `smtps://user:password@mail.example:465`. */
export const createSmtpSender = ({ url, from }: { url: string; from: string }): MailSender => {
  const transport = createTransport(url, { from })
  return {
    send: async ({ to, subject, text, attachments = [] }) => {
      await transport.sendMail({
        to: { name: '', address: to }, subject, text,
        attachments: attachments.map(({ fileName, contentType, bytes }) => ({ filename: fileName, contentType, content: Buffer.from(bytes) })),
      })
    },
  }
}
