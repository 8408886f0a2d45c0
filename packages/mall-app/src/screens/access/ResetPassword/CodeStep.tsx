import { AccessProblem } from '@mall/app-kit/access/AccessProblem.tsx'
import { CaptchaDialog } from '@mall/app-kit/access/CaptchaDialog.tsx'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AccountStepProps } from './AccountStep.tsx'
import * as S from './ResetPassword.styles.ts'
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts'

export interface CodeStepProps extends AccountStepProps {
  /** Where the code went, as far as the asker may see. */
  readonly target: string
  /** When another code can be requested, ms since the epoch. */
  readonly resendAt: number
  readonly onVerify: (code: string) => void
  readonly onRestart: () => void
}

/** 身份验证: the six digits that were sent; another code after 60 s, behind another captcha. */
export const CodeStep = ({ account, target, resendAt, status, error, captcha, onCheck, onVerify, onEdit, onRestart }: CodeStepProps) => {
  const [asking, setAsking] = useState(false)
  const seconds = useSecondsLeft(resendAt)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } })
  const pass = (credential: string) => {
    setAsking(false)
    onCheck(account, credential)
  }
  return (
    <>
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(({ code }) => onVerify(code))(event)} onChange={onEdit}>
        <Text as="p" role="status" tone="secondary">
          如果账号存在，6位验证码已发送至{target}，10分钟内有效。
        </Text>
        <Field label="验证码" required error={formState.errors.code?.message}>
          <S.CodeRow>
            <TextInput
              {...register('code', {
                setValueAs: (value: string) => value.normalize('NFKC').trim(),
                required: '请输入验证码',
                pattern: { value: /^\d{6}$/, message: '验证码为6位数字' },
              })}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              placeholder="6位数字"
            />
            <Button disabled={seconds > 0 || status === 'submitting'} onClick={() => setAsking(true)}>
              {seconds > 0 ? `${seconds}秒后重新获取` : '重新获取'}
            </Button>
          </S.CodeRow>
        </Field>
        <AccessProblem error={error} />
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          下一步
        </Button>
        <Button variant="text" block onClick={onRestart}>
          更换账号
        </Button>
      </Stack>
      <CaptchaDialog open={asking} captcha={captcha} onPass={pass} onClose={() => setAsking(false)} />
    </>
  )
}
