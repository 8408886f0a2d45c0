'use client'

import { challengeFrom, createMall } from '@mall/api'
import { Button, Field, SlideCaptcha, TextInput } from '@mall/ui'
import { useActionState, useMemo, useState } from 'react'
import { logIn } from '../actions'

export const LoginForm = ({ mall }: { mall: string }) => {
  const [{ problem, tries }, action, isPending] = useActionState(logIn, { problem: null, tries: 0 })
  const [account, setAccount] = useState('')
  const [credential, setCredential] = useState<{ readonly of: number; readonly value: string }>()
  const captcha = useMemo(() => challengeFrom(createMall({ baseUrl: mall }).captcha), [mall])
  // What a captcha gives works once.
  const isVerified = credential?.of === tries
  return (
    <form action={action} style={{ display: 'grid', gap: 16 }}>
      <Field label="账号">
        <TextInput name="account" autoComplete="username" value={account} onValueChange={setAccount} required />
      </Field>
      <Field label="密码" error={problem ?? undefined}>
        <TextInput name="password" type="password" autoComplete="current-password" required />
      </Field>
      <SlideCaptcha key={tries} {...captcha} onPass={(value) => setCredential({ of: tries, value })} />
      <input type="hidden" name="captcha" value={isVerified ? credential.value : ''} />
      <Button type="submit" variant="primary" loading={isPending} disabled={!isVerified}>
        登录
      </Button>
    </form>
  )
}
