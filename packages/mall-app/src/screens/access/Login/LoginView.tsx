import { Button } from '@mall/ui/button'
import { Tabs } from '@mall/ui/tabs'
import { Text } from '@mall/ui/text'
import { lazy, Suspense } from 'react'
import { AccountForm, type AccountFormProps } from './AccountForm.tsx'
import { EnterpriseChoice } from './EnterpriseChoice.tsx'
import { LoginPage } from './LoginPage.tsx'

// Once in the life of an account.
const FirstPassword = lazy(async () => ({ default: (await import('./FirstPassword.tsx')).FirstPassword }))
// For those who switched it on.
const SecondFactorForm = lazy(async () => ({ default: (await import('@mall/app-kit/access/SecondFactorForm.tsx')).SecondFactorForm }))

export interface LoginViewProps extends AccountFormProps {
  /** Given when the user belongs to several: 请选择要登录的企业. */
  readonly enterprises?: readonly { readonly EnterpriseId: number; readonly EnterpriseName: string }[] | undefined
  /** Where the authorisation begins; absent where the mall has no enterprise messenger. */
  readonly weChatWorkHref?: string | undefined
  /** Given when the password was the initial one: whose account it is. */
  readonly activating?: string | undefined
  readonly onActivate: (password: string, credential: string) => void
  /** The password was right, and the account has a second factor. */
  readonly asksForCode?: boolean
  readonly onCode: (code: string) => void
  readonly onBack: () => void
  readonly onEnterpriseChoose: (enterpriseId: number) => void
}

/** Account and password, then the slide captcha; a code of the authenticator where the user has one; a new password after the initial one; the enterprise when there are several. */
export const LoginView = ({ enterprises, activating, weChatWorkHref, asksForCode = false, onEnterpriseChoose, onActivate, onCode, onBack, ...form }: LoginViewProps) => {
  return (
    <LoginPage heading={enterprises ? '选择企业' : asksForCode ? '两步验证' : activating === undefined ? '登录' : '设置密码'}>
      {enterprises ? (
        <EnterpriseChoice enterprises={enterprises} error={form.error} submitting={form.status === 'submitting'} onChoose={onEnterpriseChoose} />
      ) : asksForCode ? (
        <Suspense fallback={null}>
          <SecondFactorForm status={form.status} error={form.error} onCode={onCode} onBack={onBack} onEdit={form.onEdit} />
        </Suspense>
      ) : activating === undefined ? (
        <Tabs
          label="登录方式"
          items={[
            { value: 'account', label: '账号登录', panel: <AccountForm {...form} /> },
            { value: 'weChatWork', label: '企业微信', panel: <WeChatWorkPanel href={weChatWorkHref} /> },
          ]}
        />
      ) : (
        <Suspense fallback={null}>
          <FirstPassword account={activating} status={form.status} error={form.error} captcha={form.captcha} onEdit={form.onEdit} onChoose={onActivate} />
        </Suspense>
      )}
    </LoginPage>
  )
}

const WeChatWorkPanel = ({ href }: { readonly href: string | undefined }) => {
  if (href === undefined) return (
      <Text as="p" tone="secondary">
        企业微信登录尚未开通，请使用账号登录。
      </Text>
    )
  return (
    <Button variant="primary" block href={href}>
      前往企业微信授权
    </Button>
  )
}
