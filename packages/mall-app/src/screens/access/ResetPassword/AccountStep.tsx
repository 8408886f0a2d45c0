import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountField, accountRules } from '../../../components/account-field/AccountField.tsx'
import { CaptchaDialog } from '../../../components/captcha-dialog/CaptchaDialog.tsx'
import { href } from '../../../lib/routes.ts'
import type { ResetPasswordViewProps } from './ResetPasswordView.tsx'
import * as S from './ResetPassword.styles.ts'

/** 填写账号: whose password it is, and the captcha before a code is sent. */
export const AccountStep = ({ account, status, error, captcha, onCheck, onEdit }: ResetPasswordViewProps) => {
  const [submitted, setSubmitted] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { account } })
  const pass = (credential: string) => {
    if (submitted === null) return
    setSubmitted(null)
    onCheck(submitted, credential)
  }
  return (
    <>
      <S.Form noValidate onSubmit={(event) => void handleSubmit((values) => setSubmitted(values.account))(event)} onChange={onEdit}>
        <AccountField error={formState.errors.account?.message} {...register('account', accountRules)} />
        <S.Failure role="alert">{error}</S.Failure>
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          获取验证码
        </Button>
        <S.Links>
          <Link href={href('login')}>返回登录</Link>
        </S.Links>
      </S.Form>
      <CaptchaDialog open={submitted !== null} captcha={captcha} onPass={pass} onClose={() => setSubmitted(null)} />
    </>
  )
}
