import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail server that keeps what it is given: the part of SMTP that one mail needs. */
export interface MailBox {
  /** For `SMTP_URL`. */
  readonly url: string
  /** The texts of the mails to an address, the newest last. */
  readonly mailsTo: (address: string) => readonly string[]
}

/** The text of a mail, whichever way it is carried. */
const textOf = (mail: string): string => {
  const at = mail.indexOf('\r\n\r\n')
  const [head, body] = [mail.slice(0, at), mail.slice(at + 4)]
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return body
  return Buffer.from(body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))), 'latin1').toString()
}

export const openMailBox = async (): Promise<MailBox> => {
  const mails: { readonly to: string; readonly text: string }[] = []
  const talk = (socket: Socket) => {
    let to = ''
    let data: string | null = null
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1')
      if (data !== null) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        mails.push({ to, text: textOf(data.slice(0, -5)) })
        data = null
        socket.write('250 kept\r\n')
      } else if (text.startsWith('RCPT')) {
        to = /<(.*)>/.exec(text)?.[1] ?? ''
        socket.write('250 ok\r\n')
      } else if (text.startsWith('DATA')) {
        data = ''
        socket.write('354 go on\r\n')
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
    socket.on('error', () => socket.destroy())
  }
  const server = createServer(talk)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mailsTo: (address) => mails.filter(({ to }) => to === address).map(({ text }) => text),
  }
}
