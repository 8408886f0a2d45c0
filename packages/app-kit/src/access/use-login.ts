import { isMallError, secondFactorOf, type CallOptions } from '@mall/api'
import { useState } from 'react'
import { failureText } from '../words/failure-text.ts'
import type { AccessFormProps } from './access-form.ts'

export interface LoginValues {
  readonly account: string
  readonly password: string
  readonly remember: boolean
}

/** Whose login it is, as typed. */
export type LoginOwner = Pick<LoginValues, 'account' | 'remember'>

/** The calls of a login at one side. Methods, so that a side whose calls take less serves too. */
export interface LoginCalls<Login> {
  login(input: { Account: string; Password: string; CaptchaVerifyParam: string; ReturnUrl?: string }, options: CallOptions): Promise<Login>
  activate(input: { Account: string; InitialPassword: string; Password: string; CaptchaVerifyParam: string }, options: CallOptions): Promise<Login>
  secondFactor(input: { Ticket: string; Code: string; ReturnUrl?: string }, options: CallOptions): Promise<Login>
}

interface LoginOptions<Login> {
  readonly account: LoginCalls<Login>
  /** A path of this site to go on to. */
  readonly returnUrl?: string | null
  /** All that was asked for was right. Nothing is stored yet. */
  readonly onLogin: (login: Login, owner: LoginOwner) => void | Promise<void>
  /** Where passkeys can be used: logs in by one. It proves both factors, so that no code is asked for. */
  readonly byPasskey?: (() => Promise<void>) | undefined
}

const quietly = { silent: true, quiet: true } as const

/** The steps of a login: the password, a password of the user’s own after the initial one, a code. */
export const useLogin = <Login>({ account, returnUrl = null, onLogin, byPasskey }: LoginOptions<Login>) => {
  const [status, setStatus] = useState<AccessFormProps['status']>('idle')
  const [error, setError] = useState<string | null>(null)
  const [isLocked, setLocked] = useState(false)
  /** The initial password was right: the user must choose their own before anything opens. */
  const [activating, setActivating] = useState<LoginValues | null>(null)
  /** Password right, and a code is asked for. The ticket is kept only in the page's memory. */
  const [asked, setAsked] = useState<{ readonly ticket: string; readonly owner: LoginOwner } | null>(null)
  /** The browser asks for a fingerprint, a face or a PIN. */
  const [isAsking, setAsking] = useState(false)
  const onward = returnUrl === null ? {} : { ReturnUrl: returnUrl }
  const onEdit = () => {
    setError(null)
    setLocked(false)
  }

  const attempt = async (work: () => void | Promise<void>) => {
    setStatus('submitting')
    onEdit()
    try {
      await work()
    } catch (failure) {
      setLocked(isMallError(failure) && (failure.code === 'ACCOUNT_LOCKED' || failure.code === 'LOGIN_SLOWED'))
      setError(failureText(failure))
    } finally {
      setStatus('idle')
    }
  }

  /** Goes on to the second step where a login asks for it; all else is a failure. */
  const askForCode = (failure: unknown, owner: LoginOwner) => {
    const ticket = secondFactorOf(failure)
    if (ticket === null) throw failure
    setActivating(null)
    setAsked({ ticket: ticket.Ticket, owner })
  }

  const logIn = (values: LoginValues, CaptchaVerifyParam: string) =>
    attempt(async () => {
      try {
        await onLogin(await account.login({ Account: values.account, Password: values.password, CaptchaVerifyParam, ...onward }, quietly), values)
      } catch (failure) {
        if (isMallError(failure) && failure.code === 'ACTIVATION_REQUIRED') setActivating(values)
        else askForCode(failure, values)
      }
    })

  const activate = (Password: string, CaptchaVerifyParam: string) =>
    attempt(async () => {
      if (!activating) return
      const { account: Account, password: InitialPassword } = activating
      try {
        await onLogin(await account.activate({ Account, InitialPassword, Password, CaptchaVerifyParam }, quietly), activating)
      } catch (failure) {
        askForCode(failure, activating)
      }
    })

  const sendCode = (Code: string) =>
    attempt(async () => {
      if (!asked) return
      try {
        await onLogin(await account.secondFactor({ Ticket: asked.ticket, Code, ...onward }, quietly), asked.owner)
      } catch (failure) {
        if (isMallError(failure) && failure.code === 'SECOND_FACTOR_EXPIRED') setAsked(null)
        throw failure
      }
    })

  const askPasskey = async (work: () => Promise<void>) => {
    setAsking(true)
    await attempt(work)
    setAsking(false)
  }

  return {
    status: isAsking ? ('idle' as const) : status,
    passkey: byPasskey && { isAsking, onUse: () => void askPasskey(byPasskey) },
    error,
    isLocked,
    /** Whose initial password was right. */
    activating: activating?.account,
    asksForCode: asked !== null,
    attempt,
    onEdit,
    onSubmit: (values: LoginValues, credential: string) => void logIn(values, credential),
    onActivate: (password: string, credential: string) => void activate(password, credential),
    onCode: (code: string) => void sendCode(code),
    /** From the code back to the password. */
    onBack: () => {
      setAsked(null)
      onEdit()
    },
  }
}
