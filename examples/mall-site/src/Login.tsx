import { isMallError } from '@mall/api'
import { Button, Field, TextInput } from '@mall/ui'
import { useState } from 'react'
import { askCaptcha } from './captcha.ts'
import { mall } from './mall.ts'

const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export const Login = () => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const logIn = async (Account: string, Password: string) => {
    const CaptchaVerifyParam = await askCaptcha()
    if (CaptchaVerifyParam === null) return
    setBusy(true)
    try {
      // Shown beside the password, so `onError` needs not hear of it.
      mall.session.set(await mall.account.login({ Account, Password, CaptchaVerifyParam }, { silent: true }))
    } catch (error) {
      if (!isMallError(error)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      aria-label="登录"
      style={{ display: 'grid', gap: 16, inlineSize: 'min(100%, 320px)' }}
      onChange={() => setProblem(undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void logIn(textOf(event.currentTarget, 'account').trim(), textOf(event.currentTarget, 'password'))
      }}
    >
      <Field label="账号">
        <TextInput name="account" autoComplete="username" required />
      </Field>
      <Field label="密码" error={problem}>
        <TextInput name="password" type="password" autoComplete="current-password" required />
      </Field>
      <Button type="submit" variant="primary" loading={busy}>
        登录
      </Button>
    </form>
  )
}
