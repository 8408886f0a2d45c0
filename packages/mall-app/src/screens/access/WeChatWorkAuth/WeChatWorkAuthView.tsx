import { NextStep } from '@mall/app-kit/access/NextStep.tsx'
import type { SecondFactorFormProps } from '@mall/app-kit/access/SecondFactorForm.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Text } from '@mall/ui/text'
import { Suspense } from 'react'
import { AccessCard } from '../../../components/access-card/AccessCard.tsx'
import { href } from '../../../site/routes.ts'
import { BindForm, type BindFormProps } from './BindForm.tsx'

// For those who switched it on.
const SecondFactorForm = lazyInPage(async () => (await import('@mall/app-kit/access/SecondFactorForm.tsx')).SecondFactorForm)
// For those who belong to several.
const EnterpriseChoice = lazyInPage(async () => (await import('../../../features/access/EnterpriseChoice.tsx')).EnterpriseChoice)

/** The phase of an authorisation (screens §1). */
export type AuthPhase = 'authorising' | 'binding' | 'choosing' | 'code' | 'failed' | 'outside'

/** `error` says why the authorisation failed, or what was wrong with the account to bind. */
export interface WeChatWorkAuthViewProps extends BindFormProps, Pick<SecondFactorFormProps, 'onCode' | 'onBack'> {
  readonly phase: AuthPhase
  /** Of which the user chooses one. */
  readonly enterprises?: readonly { readonly EnterpriseId: number; readonly EnterpriseName: string }[] | undefined
  readonly onEnterpriseChoose: (enterpriseId: number) => void
}

const headings: Readonly<Partial<Record<AuthPhase, string>>> = { binding: '绑定商城账号', choosing: '选择企业', code: '两步验证' }

const loginInstead = <Button href={href('login')}>使用账号登录</Button>

/** 授权中… · 绑定商城账号 · 请选择要登录的企业 · 授权失败 · 您不在应用可见范围内 */
export const WeChatWorkAuthView = (props: WeChatWorkAuthViewProps) => {
  const { phase, status, error, enterprises, onEnterpriseChoose } = props
  return (
    <AccessCard heading={headings[phase] ?? '企业微信登录'}>
      {phase === 'authorising' ? (
        <Text as="p" role="status" tone="secondary">
          授权中…
        </Text>
      ) : null}
      {phase === 'binding' ? <BindForm {...props} /> : null}
      {phase === 'code' ? (
        <Suspense fallback={null}>
          <SecondFactorForm {...props} />
        </Suspense>
      ) : null}
      {phase === 'choosing' && enterprises ? (
        <Suspense fallback={null}>
          <NextStep>
            <EnterpriseChoice enterprises={enterprises} error={error} submitting={status === 'submitting'} onChoose={onEnterpriseChoose} />
          </NextStep>
        </Suspense>
      ) : null}
      {phase === 'failed' ? (
        <Empty kind="error" size="small" title="授权失败，请返回企业微信重试" action={loginInstead}>
          {error}
        </Empty>
      ) : null}
      {phase === 'outside' ? (
        <Empty kind="forbidden" size="small" title="您不在应用可见范围内" action={loginInstead}>
          请联系企业管理员，在企业微信后台将您加入应用的可见范围。
        </Empty>
      ) : null}
    </AccessCard>
  )
}
