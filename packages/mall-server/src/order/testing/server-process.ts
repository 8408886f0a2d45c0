import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CallInput, CallKey, CallOutput } from '@mall/api/contract'
import { demoPassword } from '../../db/seed/organisation.ts'

const entry = fileURLToPath(new URL('../../node.ts', import.meta.url))

/** The real server in a process of its own, as a test kills it. */
export interface ServerProcess {
  readonly address: string
  /** `SIGKILL`: at once, in the middle of whatever it does. `SIGTERM`: as one stops it. Resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

const addressIn = (output: string): string | undefined => /listens on (http:\S+)/.exec(output)?.[1]

const gone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()))

/** Starts the server on a free port, with the small demo data; resolves when it listens. */
export const startServer = (variables: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MALL_ENV: 'test',
      SEED_SIZE: 'small',
      PORT: '0',
      FULFILMENT: 'off',
      RATE_PER_MINUTE: '100000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const address = addressIn(output)
      if (address === undefined) return
      resolve({
        address,
        end: async (signal) => {
          child.kill(signal)
          await gone(child)
        },
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}

export interface HttpAnswer<Body> {
  readonly success: boolean
  readonly message: string
  readonly body: Body | null
  readonly headers: Headers
}

/** Makes calls to a server over HTTP. */
export const callerOf =
  (address: string, token?: string) =>
  async <Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<HttpAnswer<CallOutput<Key>>> => {
    const response = await fetch(address + key.slice('POST '.length), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(input ?? {}),
    })
    const { MsgHeader, MsgBody } = (await response.json()) as {
      MsgHeader: { Success: boolean; RetMessage: string }
      MsgBody: CallOutput<Key> | null
    }
    return { success: MsgHeader.Success, message: MsgHeader.RetMessage, body: MsgBody, headers: response.headers }
  }

/** Logs a demo account in, the captcha solved with the answer that a server for tests gives away. */
export const loginTo = async (address: string, account: string): Promise<string> => {
  const call = callerOf(address)
  const challenge = await call('POST /api/Captcha/Challenge', {})
  const x = Number(challenge.headers.get('X-Captcha-Answer'))
  const track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: x * share, y: step, t: step * 90 }))
  const verified = await call('POST /api/Captcha/Verify', { Id: challenge.body?.Id ?? '', X: x, Track: track, Input: 'pointer' })
  const param = verified.body?.CaptchaVerifyParam ?? ''
  const login = await call('POST /api/Account/Login', { Account: account, Password: demoPassword, CaptchaVerifyParam: param })
  if (login.body === null) throw new Error(login.message)
  return login.body.Token
}
