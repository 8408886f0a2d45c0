import { Button } from '@mall/ui/button'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { AccessFormProps } from './access-form.ts'
import { AccessProblem } from './AccessProblem.tsx'
import { CaptchaDialog } from './CaptchaDialog.tsx'
import { NewPasswordFields, noPassword } from './NewPasswordFields.tsx'

interface FirstPasswordProps extends AccessFormProps {
  readonly account: string
  /** Why a password is chosen now. By default the initial password was right. */
  readonly hint?: ReactNode
  readonly onChoose: (password: string, credential: string) => void
}

/** The initial password was right: the user replaces it with their own. The login's captcha is used up, so there is another one. */
export const FirstPassword = ({ account, hint = '首次登录，请设置您自己的密码，初始密码随即失效。', status, error, captcha, onEdit, onChoose }: FirstPasswordProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const form = useForm({ defaultValues: noPassword })
  const pass = (credential: string) => {
    if (chosen === null) return
    setChosen(null)
    onChoose(chosen, credential)
  }
  return (
    <>
      <Stack as="form" noValidate onSubmit={(event) => void form.handleSubmit(({ password }) => setChosen(password))(event)} onChange={onEdit}>
        <Text as="p" tone="secondary">
          {hint}
        </Text>
        <NewPasswordFields form={form} account={account} />
        <AccessProblem error={error} />
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          设置密码并登录
        </Button>
      </Stack>
      <CaptchaDialog open={chosen !== null} captcha={captcha} onPass={pass} onClose={() => setChosen(null)} />
    </>
  )
}
