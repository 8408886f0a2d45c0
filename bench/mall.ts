import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../packages/mall-server/src/testing/free-port.ts'
import type { LoginInfo } from '../packages/api/src/contract/index.ts'
import { root } from '../scripts/run.ts'

/** A separate mall for a bench: its own process, port and data directory. */
export interface BenchMall extends AsyncDisposable {
  readonly origin: string
  /** Time from the spawn until /readyz responds, ms. */
  readonly readyMs: number
  /** What it was started with: a command beside it reads the same. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface BenchMallOptions {
  /** If given, it is not deleted at the end, so that a second start finds its data. */
  readonly dataDirectory?: string
  readonly databaseUrl?: string
  /** What is served in place of the built mall. */
  readonly appDirectory?: string
  /** Its calls alone: no mall is built for its pages. */
  readonly withoutPages?: true
  /** Further settings of the server. */
  readonly environment?: Readonly<Record<string, string>>
}

const untilReady = async (origin: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready.`)
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(20)
  }
}

/** Signs the tokens of the malls that benches start. */
export const secret = 'a secret for the benches, long enough to pass'

/** Starts `npm start`'s server as a process and waits until it is ready. With MALL_ENV=test the captcha's answer is in a response header. */
export const startMall = async ({ dataDirectory, databaseUrl = '', appDirectory = '', withoutPages, environment }: BenchMallOptions = {}): Promise<BenchMall> => {
  const directory = dataDirectory ?? mkdtempSync(join(tmpdir(), 'mall-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const begin = performance.now()
  // A Vite build in an earlier bench leaves NODE_ENV=production in this process, with which the server refuses MALL_ENV=test.
  const env = { ...process.env, NODE_ENV: '', MALL_ENV: 'test', RATE_LIMIT: 'off', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: directory, DATABASE_URL: databaseUrl, SEED: 'demo', MALL_SECRET: secret, APP_DIR: appDirectory, ...environment }
  const child = spawn('node', [withoutPages ? 'packages/mall-server/src/hosts/node.ts' : 'scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  await untilReady(origin, child)
  const readyMs = performance.now() - begin
  return {
    origin,
    readyMs,
    environment: env,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await new Promise((resolve) => child.once('exit', resolve))
      }
      if (dataDirectory === undefined) rmSync(directory, { recursive: true, force: true })
    },
  }
}

interface Envelope<Body> {
  readonly MsgHeader: { readonly Success: boolean; readonly RetMessage: string }
  readonly MsgBody: Body
}

/** The body and the headers of a successful call. */
export const call = async <Body>(origin: string, path: string, body: unknown, token?: string): Promise<{ body: Body; headers: Headers }> => {
  const authorization = token === undefined ? undefined : { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...authorization }, body: JSON.stringify(body) })
  const { MsgHeader, MsgBody } = (await answer.json()) as Envelope<Body>
  if (!MsgHeader.Success) throw new Error(`${path}: ${MsgHeader.RetMessage}`)
  return { body: MsgBody, headers: answer.headers }
}

/** A credential for a captcha that was solved. */
export const captchaCredential = async (origin: string): Promise<string> => {
  const challenge = await call<{ Id: string }>(origin, 'Captcha/Challenge', {})
  const X = Number(challenge.headers.get('X-Captcha-Answer'))
  const Track = Array.from({ length: 20 }, (_, step) => ({ x: (X * step) / 19, y: Math.sin(step), t: step * 30 }))
  const { body } = await call<{ CaptchaVerifyParam: string }>(origin, 'Captcha/Verify', { Id: challenge.body.Id, X, Track, Input: 'pointer' })
  return body.CaptchaVerifyParam
}

/** Logs in a demo account, captcha included. */
export const logIn = async (origin: string, account: string): Promise<LoginInfo> => {
  const login = await call<LoginInfo>(origin, 'Account/Login', { Account: account, Password: 'Mall@2026', CaptchaVerifyParam: await captchaCredential(origin) })
  return login.body
}
