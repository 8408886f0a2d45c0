import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AccessFormProps } from './access-form.ts'
import { AccessProblem } from './AccessProblem.tsx'

export interface SecondFactorFormProps extends Omit<AccessFormProps, 'captcha'> {
  readonly onCode: (code: string) => void
  /** Back to the password. */
  readonly onBack: () => void
}

/** The second step of a login: the code of the authenticator, or a recovery code. */
export const SecondFactorForm = ({ status, error, onCode, onBack, onEdit }: SecondFactorFormProps) => {
  const [isRecovery, setRecovery] = useState(false)
  const { register, handleSubmit, formState, reset, setFocus } = useForm({ defaultValues: { code: '' } })
  // The page has gone on to another step: the keyboard goes along.
  useEffect(() => setFocus('code'), [setFocus, isRecovery])
  const label = isRecovery ? '恢复码' : '验证码'
  const pattern = isRecovery ? { value: /^[A-Z0-9]{8}$/, message: '恢复码为8位字母和数字' } : { value: /^\d{6}$/, message: '验证码为6位数字' }
  return (
    <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(({ code }) => onCode(code))(event)} onChange={onEdit}>
      <Text as="p" tone="secondary">
        {isRecovery ? '输入开启两步验证时保存的任意一个恢复码，用过的不能再用。' : '打开验证器应用，输入其中显示的6位验证码。'}
      </Text>
      <Field label={label} required error={formState.errors.code?.message}>
        <TextInput
          key={label}
          {...register('code', { setValueAs: (value: string) => value.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, ''), required: `请输入${label}`, pattern })}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          maxLength={isRecovery ? 12 : 7}
          placeholder={isRecovery ? 'XXXX-XXXX' : '6位数字'}
        />
      </Field>
      <AccessProblem error={error} />
      <Button type="submit" variant="primary" block loading={status === 'submitting'}>
        登录
      </Button>
      <Button
        variant="text"
        block
        onClick={() => {
          reset()
          onEdit()
          setRecovery(!isRecovery)
        }}
      >
        {isRecovery ? '使用验证器应用' : '手机不在身边？使用恢复码'}
      </Button>
      <Button variant="text" block onClick={onBack}>
        返回登录
      </Button>
    </Stack>
  )
}
