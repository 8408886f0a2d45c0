import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Link } from '@mall/ui/link'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CaptchaDialog } from '../../../components/captcha-dialog/CaptchaDialog.tsx'
import { href } from '../../../lib/routes.ts'
import type { ResetPasswordViewProps } from './ResetPasswordView.tsx'
import * as S from './ResetPassword.styles.ts'

const accountMax = 50

/** 填写账号: whose password it is, and the captcha before a code is sent. */
export function AccountStep({ account, status, error, captcha, onCheck, onEdit }: ResetPasswordViewProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { account } })
  const pass = (credential: string) => {
    if (asked === null) return
    setAsked(null)
    onCheck(asked, credential)
  }
  return (
    <>
      <S.Form noValidate onSubmit={(event) => void handleSubmit((values) => setAsked(values.account))(event)} onChange={onEdit}>
        <Field label="账号" required error={formState.errors.account?.message}>
          <TextInput
            {...register('account', {
              setValueAs: (value: string) => value.trim(),
              required: '请输入账号',
              maxLength: { value: accountMax, message: `账号不能超过${accountMax}个字符` },
            })}
            autoComplete="username"
            maxLength={accountMax}
            placeholder="账号/手机号/邮箱"
          />
        </Field>
        <S.Refusal role="alert">{error}</S.Refusal>
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          获取验证码
        </Button>
        <S.Links>
          <Link href={href('login')}>返回登录</Link>
        </S.Links>
      </S.Form>
      <CaptchaDialog open={asked !== null} captcha={captcha} onPass={pass} onClose={() => setAsked(null)} />
    </>
  )
}
