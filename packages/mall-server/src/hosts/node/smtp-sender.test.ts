import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailCodeSender } from '../../company/account/mail-code-sender.ts'
import { createMemorySender } from '../../testing/memory-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

/** The part of SMTP that one mail needs; keeps what was sent. */
const mails: string[] = []
const recipients: string[] = []
const talk = (socket: Socket) => {
  let isData = false
  let data = ''
  socket.write('220 mail.example\r\n')
  socket.on('data', (chunk: Buffer) => {
    const text = chunk.toString()
    if (isData) {
      data += text
      if (!data.endsWith('\r\n.\r\n')) return
      mails.push(data)
      isData = false
      socket.write('250 kept\r\n')
    } else if (text.startsWith('RCPT')) {
      recipients.push(text.trim())
      socket.write('250 ok\r\n')
    } else if (text.startsWith('DATA')) {
      isData = true
      socket.write('354 go on\r\n')
    } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
    else socket.write('250 ok\r\n')
  })
}
const server = createServer(talk)

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => void server.close(resolve)))

const sender = () => createSmtpSender({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, from: 'mall@mall.example' })

it('sends a code by mail', async () => {
  await createMailCodeSender(sender(), createMemorySender()).send({ purpose: 'reset', email: 'buyer@mall.example', mobile: null, code: '042042', minutes: 10 })
  const [mail = ''] = mails
  expect(mail).toMatch(/^From: mall@mall\.example/m)
  expect(mail).toMatch(/^To: buyer@mall\.example/m)
  const body = mail.split('\r\n\r\n')[1] ?? ''
  const text = /base64/.test(mail) ? Buffer.from(body, 'base64').toString() : body
  expect(text).toContain('042042')
})

it('has one recipient per address, also with separators in it', async () => {
  const before = recipients.length
  await sender().send({ to: 'buyer@mall.example, thief@evil.example', subject: '消息', text: '1' })
  expect(recipients.slice(before)).toEqual(['RCPT TO:<"buyer@mall.example, thief"@evil.example>'])
})

it('attaches files', async () => {
  await sender().send({ to: 'buyer@mall.example', subject: '发票', text: '见附件', attachments: [{ fileName: '26000000000000000001.pdf', contentType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.3') }] })
  const mail = mails.at(-1) ?? ''
  expect(mail).toContain('Content-Type: application/pdf; name=26000000000000000001.pdf')
  expect(mail).toContain(btoa('%PDF-1.3'))
})

it('fails for an account without a mail address', async () => {
  await expect(createMailCodeSender(sender(), createMemorySender()).send({ purpose: 'reset', email: null, mobile: '12000000002', code: '042042', minutes: 10 })).rejects.toThrow('no mail address')
})

it('leaves the code for a new mobile number to another sender', async () => {
  const others = createMemorySender()
  await createMailCodeSender(sender(), others).send({ purpose: 'contact', email: null, mobile: '13900000002', code: '042042', minutes: 10 })
  expect(others.sent).toMatchObject([{ mobile: '13900000002', code: '042042' }])
})
