import { AccessCard } from '@mall/app-kit/access/AccessCard.tsx'
import { LoginForm, type LoginFormProps } from '@mall/app-kit/access/LoginForm.tsx'
import { NextStep } from '@mall/app-kit/access/NextStep.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Mark } from '@mall/app-kit/shell/Mark.tsx'
import { Alert } from '@mall/ui/alert'
import { Checkbox } from '@mall/ui/checkbox'
import { Text } from '@mall/ui/text'
import { Suspense } from 'react'

// Once in the life of an account.
const FirstPassword = lazyInPage(async () => (await import('@mall/app-kit/access/FirstPassword.tsx')).FirstPassword)
// For those whose roles demand it.
const SecondFactorForm = lazyInPage(async () => (await import('@mall/app-kit/access/SecondFactorForm.tsx')).SecondFactorForm)

export interface LoginViewProps extends Omit<LoginFormProps, 'isFixed' | 'unlock' | 'renderAside'> {
  /** Given when the password was the initial one: whose account it is. */
  readonly activating?: string | undefined
  readonly onActivate: (password: string, credential: string) => void
  /** The password was right, and the account has a second factor. */
  readonly asksForCode?: boolean
  readonly onCode: (code: string) => void
  readonly onBack: () => void
}

const headingOf = (asksForCode: boolean, activating: string | undefined): string => {
  if (asksForCode) return '两步验证'
  return activating === undefined ? '登录' : '设置密码'
}

/** Account and password, then the slide captcha; a code of the authenticator where there is one; a new password after the initial one. */
export const LoginView = ({ activating, asksForCode = false, onActivate, onCode, onBack, ...form }: LoginViewProps) => (
  <AccessCard
    heading={headingOf(asksForCode, activating)}
    mark={
      <>
        <Mark chrome />
        <Text size={18} strong>
          商家后台
        </Text>
      </>
    }
  >
    <Suspense fallback={null}>
      {asksForCode ? (
        <SecondFactorForm status={form.status} error={form.error} onCode={onCode} onBack={onBack} onEdit={form.onEdit} />
      ) : activating === undefined ? (
        <LoginForm
          {...form}
          renderAside={(remember) => <Checkbox {...remember}>记住账号</Checkbox>}
          unlock={<Alert>可稍后再试，或请管理员解锁。</Alert>}
        />
      ) : (
        <NextStep>
          <FirstPassword account={activating} status={form.status} error={form.error} captcha={form.captcha} onEdit={form.onEdit} onChoose={onActivate} />
        </NextStep>
      )}
    </Suspense>
  </AccessCard>
)
