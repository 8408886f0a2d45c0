import { challengeFrom } from '@mall/api'
import { viewerKey } from '@mall/api/query'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Link } from '@mall/ui/link'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FirstPassword } from '../access/FirstPassword.tsx'
import { LoginForm } from '../access/LoginForm.tsx'
import { NextStep } from '../access/NextStep.tsx'
import { PasskeyButton } from '../access/PasskeyButton.tsx'
import { SecondFactorForm } from '../access/SecondFactorForm.tsx'
import { useLogin } from '../access/use-login.ts'
import type { LoginHref } from '../screens/guard.ts'
import { safeReturnPath } from './safe-return.ts'
import type { KeptLogin, Relogin } from './relogin.ts'
import type { KeptPage, SessionKeeper } from './session-keeper.ts'

interface LoginDialogProps {
  readonly page: KeptPage
  readonly keeper: Pick<SessionKeeper, 'session' | 'cancel' | 'leave'>
  readonly relogin: () => Relogin
  readonly loginHref: LoginHref
}

/** A login by somebody else: nothing is stored until the page may be left. */
interface Other {
  readonly name: string
  readonly login: KeptLogin | undefined
}

const titles = { 'refresh-failed': '登录已过期，请重新登录', 'account-disabled': '账号已停用，请联系企业管理员' } as const

const nameOf = ({ User, Enterprise }: Pick<KeptLogin, 'User' | 'Enterprise'>): string => `${User.nname}（${Enterprise.EnterpriseName}）`

/** Over a page that keeps what was typed: its person logs in again and goes on; for anybody else the page is left. */
export const LoginDialog = ({ page, keeper, relogin, loginHref }: LoginDialogProps) => {
  const navigate = useNavigate()
  const [{ account: calls, captcha, forPage, byPasskey, typed: accounts }] = useState(relogin)
  const [other, setOther] = useState<Other | null>(null)
  /** Another account is meant, but not known yet. */
  const [isLeaving, setLeaving] = useState(false)
  const { session, reason, stranger } = page
  const account = accounts.get(session)

  const enter = async (login: KeptLogin, known: string | null) => {
    const own = await forPage(login, session)
    if (viewerKey(own) !== viewerKey(session)) return setOther({ name: nameOf(own), login: own })
    if (known !== null) accounts.set(own, known)
    keeper.session.set(own)
  }
  const steps = useLogin({
    account: calls,
    onLogin: (login, { account: typed }) => enter(login, typed),
    byPasskey:
      byPasskey &&
      (async () => {
        const found = await byPasskey()
        await enter(found.login, found.account)
      }),
  })
  const { status, error, isLocked, activating, asksForCode, passkey, onEdit, onSubmit, onActivate, onCode, onBack } = steps
  const form = { status, error, onEdit, captcha: challengeFrom(captcha) }

  const foreign = other ?? (stranger && { name: nameOf(stranger), login: undefined })
  const leave = () => {
    keeper.leave(other?.login)
    void navigate(foreign ? (safeReturnPath(other?.login?.Redirect) ?? '/') : loginHref(''))
  }

  if (foreign || isLeaving) {
    return (
      <Dialog
        open
        size="small"
        title="离开此页？"
        onOpenChange={() => keeper.cancel()}
        footer={
          <>
            <Button
              onClick={() => {
                if (stranger) return keeper.cancel()
                setOther(null)
                setLeaving(false)
              }}
            >
              留在此页
            </Button>
            <Button variant="primary" onClick={leave}>
              离开
            </Button>
          </>
        }
      >
        <Stack>
          {foreign ? <Text as="p">{`当前登录的是${foreign.name}，此页属于${nameOf(session)}。`}</Text> : null}
          <Text as="p">离开此页，已填写的内容不会保留。</Text>
        </Stack>
      </Dialog>
    )
  }
  if (reason === 'account-disabled') {
    return (
      <Dialog
        open
        size="small"
        title={titles[reason]}
        onOpenChange={() => keeper.cancel()}
        footer={
          <>
            <Button onClick={() => keeper.cancel()}>知道了</Button>
            <Button variant="primary" onClick={() => setLeaving(true)}>
              换账号登录
            </Button>
          </>
        }
      >
        已填写的内容仍保留在此页。
      </Dialog>
    )
  }
  return (
    <Dialog open size="small" title={titles[reason]} onOpenChange={() => keeper.cancel()}>
      <Stack>
        <Text as="p" tone="secondary">
          {`请以${nameOf(session)}的身份登录。已填写的内容不会丢失，登录后继续。`}
        </Text>
        {activating === undefined ? (
          asksForCode ? (
            <SecondFactorForm {...form} onCode={onCode} onBack={onBack} />
          ) : (
            <>
              <LoginForm {...form} defaultAccount={account ?? ''} isFixed={account !== null} isLocked={isLocked} unlock={<Alert>可在新窗口用验证码解锁，登录后此处自动继续。</Alert>} onSubmit={onSubmit} />
              {passkey ? <PasskeyButton passkey={passkey} disabled={status === 'submitting'} /> : null}
            </>
          )
        ) : (
          <NextStep>
            <FirstPassword {...form} account={activating} onChoose={onActivate} />
          </NextStep>
        )}
        <Inline justify="between">
          <Text>
            <Link href={loginHref('')} target="_blank">
              在新窗口登录
            </Link>
          </Text>
          <Button variant="text" onClick={() => setLeaving(true)}>
            换账号
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
