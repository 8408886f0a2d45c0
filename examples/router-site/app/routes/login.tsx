import { challengeFrom, createMall, isMallError } from '@mall/api'
import { Button, Field, SlideCaptcha, TextInput } from '@mall/ui'
import { useMemo, useState } from 'react'
import { data, Form, redirect, useActionData, useLoaderData, useNavigation, type ActionFunctionArgs } from 'react-router'
import { baseUrl, mallOf } from '../mall.server'

/** The captcha is slid in the browser, which asks the mall itself for it. */
export const loader = () => ({ mall: baseUrl })

export const action = async ({ request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { mall, headers } = mallOf(request)
  try {
    mall.session.set(await mall.account.login({ Account: text('account').trim(), Password: text('password'), CaptchaVerifyParam: text('captcha') }))
  } catch (error) {
    if (!isMallError(error)) throw error
    // A token, so that the same words twice begin a new captcha each time.
    return data({ problem: error.message, token: crypto.randomUUID() }, { status: 400 })
  }
  return redirect('/', { headers })
}

export default function Login() {
  const { mall } = useLoaderData<typeof loader>()
  const { problem, token } = useActionData<typeof action>() ?? { problem: undefined, token: '' }
  const isPending = useNavigation().state !== 'idle'
  const [account, setAccount] = useState('')
  const [credential, setCredential] = useState<{ readonly of: string; readonly value: string }>()
  const captcha = useMemo(() => challengeFrom(createMall({ baseUrl: mall }).captcha), [mall])
  // What a captcha gives works once.
  const isVerified = credential?.of === token
  return (
    <main style={{ maxInlineSize: 360, marginInline: 'auto', padding: 24 }}>
      <h1>登录</h1>
      <Form method="post" style={{ display: 'grid', gap: 16 }}>
        <Field label="账号">
          <TextInput name="account" autoComplete="username" value={account} onValueChange={setAccount} required />
        </Field>
        <Field label="密码" error={problem}>
          <TextInput name="password" type="password" autoComplete="current-password" required />
        </Field>
        <SlideCaptcha key={token} {...captcha} onPass={(value) => setCredential({ of: token, value })} />
        <input type="hidden" name="captcha" value={isVerified ? credential.value : ''} />
        <Button type="submit" variant="primary" loading={isPending} disabled={!isVerified}>
          登录
        </Button>
      </Form>
    </main>
  )
}
