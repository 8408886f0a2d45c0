import type { AccessFormProps } from '@mall/app-kit/access/access-form.ts'
import { FirstPassword } from '@mall/app-kit/access/FirstPassword.tsx'
import { NextStep } from '@mall/app-kit/access/NextStep.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Text } from '@mall/ui/text'
import { Suspense } from 'react'
import { AccessCard } from '../../../components/access-card/AccessCard.tsx'
import { href } from '../../../site/routes.ts'

// For those who belong to several.
const EnterpriseChoice = lazyInPage(async () => (await import('../../../features/access/EnterpriseChoice.tsx')).EnterpriseChoice)

export interface InvitationViewProps extends AccessFormProps {
  /** Whose account it is; null: the link is of no use (any more). */
  readonly account: string | null
  /** The password is set: of these the user chooses one. */
  readonly enterprises?: readonly { readonly EnterpriseId: number; readonly EnterpriseName: string }[] | undefined
  readonly onChoose: (password: string, credential: string) => void
  readonly onEnterpriseChoose: (enterpriseId: number) => void
}

/** The page of an invitation: its owner chooses a password, one of several enterprises, and is logged in. */
export const InvitationView = ({ account, enterprises, onEnterpriseChoose, ...form }: InvitationViewProps) => (
  <AccessCard heading={enterprises ? '选择企业' : account === null ? '邀请已失效' : '接受邀请'}>
    {enterprises ? (
      <Suspense fallback={null}>
        <NextStep>
          <EnterpriseChoice enterprises={enterprises} error={form.error} submitting={form.status === 'submitting'} onChoose={onEnterpriseChoose} />
        </NextStep>
      </Suspense>
    ) : account === null ? (
      <Empty kind="error" size="small" title="链接已使用、已过期，或已被新的邀请替代" action={<Button href={href('login')}>去登录</Button>}>
        已设置过密码的，请直接登录；没有设置过的，请联系给您开通的客户经理重新发送邀请。
      </Empty>
    ) : (
      <FirstPassword
        account={account}
        hint={
          <>
            您的登录名是 <Text strong>{account}</Text>，设置登录密码后即可使用商城，链接随即失效。
          </>
        }
        {...form}
      />
    )}
  </AccessCard>
)
