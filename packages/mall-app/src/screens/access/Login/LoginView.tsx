import { LoginForm, type LoginFormProps } from '@mall/app-kit/access/LoginForm.tsx'
import { NextStep } from '@mall/app-kit/access/NextStep.tsx'
import { PasskeyButton, type PasskeyWay } from '@mall/app-kit/access/PasskeyButton.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Link } from '@mall/ui/link'
import { Inline, Stack } from '@mall/ui/stack'
import { Tabs } from '@mall/ui/tabs'
import { Text } from '@mall/ui/text'
import { Suspense } from 'react'
import { EnterpriseChoice } from '../../../features/access/EnterpriseChoice.tsx'
import { href } from '../../../site/routes.ts'
import { LoginPage } from './LoginPage.tsx'

// Once in the life of an account.
const FirstPassword = lazyInPage(async () => (await import('@mall/app-kit/access/FirstPassword.tsx')).FirstPassword)
// For those who switched it on.
const SecondFactorForm = lazyInPage(async () => (await import('@mall/app-kit/access/SecondFactorForm.tsx')).SecondFactorForm)

export interface LoginViewProps extends Omit<LoginFormProps, 'isFixed' | 'unlock' | 'renderAside'> {
  /** Given when the user belongs to several: 请选择要登录的企业. */
  readonly enterprises?: readonly { readonly EnterpriseId: number; readonly EnterpriseName: string }[] | undefined
  /** Where the authorisation begins; absent where the mall has no enterprise messenger. */
  readonly weChatWorkHref?: string | undefined
  /** Given where passkeys can be used. */
  readonly passkey?: PasskeyWay | undefined
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
export const LoginView = ({ enterprises, activating, weChatWorkHref, passkey, asksForCode = false, onEnterpriseChoose, onActivate, onCode, onBack, ...form }: LoginViewProps) => {
  return (
    <LoginPage heading={enterprises ? '选择企业' : asksForCode ? '两步验证' : activating === undefined ? '登录' : '设置密码'}>
      {enterprises ? (
        <NextStep>
          <EnterpriseChoice enterprises={enterprises} error={form.error} submitting={form.status === 'submitting'} onChoose={onEnterpriseChoose} />
        </NextStep>
      ) : asksForCode ? (
        <Suspense fallback={null}>
          <SecondFactorForm status={form.status} error={form.error} onCode={onCode} onBack={onBack} onEdit={form.onEdit} />
        </Suspense>
      ) : activating === undefined ? (
        <Tabs
          label="登录方式"
          items={[
            { value: 'account', label: '账号登录', panel: <PasswordPanel {...form} passkey={passkey} /> },
            { value: 'weChatWork', label: '企业微信', panel: <WeChatWorkPanel href={weChatWorkHref} /> },
          ]}
        />
      ) : (
        <Suspense fallback={null}>
          <NextStep>
            <FirstPassword account={activating} status={form.status} error={form.error} captcha={form.captcha} onEdit={form.onEdit} onChoose={onActivate} />
          </NextStep>
        </Suspense>
      )}
    </LoginPage>
  )
}

const PasswordPanel = ({ passkey, ...form }: LoginFormProps & Pick<LoginViewProps, 'passkey'>) => (
  <Stack>
    <LoginForm
      {...form}
      renderAside={(remember) => (
        <Inline justify="between">
          <Checkbox {...remember}>记住账号</Checkbox>
          <Text>
            <Link href={href('resetPassword')}>忘记密码</Link>
          </Text>
        </Inline>
      )}
      unlock={
        <Text as="p">
          是您本人？
          <Link href={href('resetPassword', { Purpose: 'unlock' })}>用验证码解锁</Link>
        </Text>
      }
    />
    {passkey ? <PasskeyButton passkey={passkey} disabled={form.status === 'submitting'} /> : null}
  </Stack>
)

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
