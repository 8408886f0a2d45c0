import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { href } from '../../site/routes.ts'
import type { AutoLoginPrompt } from '../auto-login-prompt.ts'

interface AutoLoginDialogProps {
  readonly state: AutoLoginPrompt
  readonly onClose: () => void
}

/** Specification §2, auto-login: nothing else can be done meanwhile, and nobody is replaced without being asked. */
export const AutoLoginDialog = ({ state, onClose }: AutoLoginDialogProps) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const failed = state.phase === 'failed'
  const isHome = pathname + search === href('home')
  useEffect(() => {
    if (!failed) return
    // Closed only once there is a session: the guard of the requested screen would send a visitor to the login.
    if (isHome) onClose()
    else void navigate(href('home'), { replace: true })
  }, [failed, isHome, navigate, onClose])
  if (state.phase === 'asking') return <ReplaceDialog {...state} />
  return (
    <Dialog open dismissible={false} size="small" title="自动登录">
      <p role="status">正在自动登录，请稍候…</p>
    </Dialog>
  )
}

const ReplaceDialog = ({ current, next, settle }: Extract<AutoLoginPrompt, { phase: 'asking' }>) => {
  return (
    <Dialog
      open
      size="small"
      title="切换登录账号？"
      onOpenChange={(open) => {
        if (!open) settle(false)
      }}
      footer={
        <>
          <Button onClick={() => settle(true)}>切换账号</Button>
          <Button variant="primary" onClick={() => settle(false)}>
            保留当前账号
          </Button>
        </>
      }
    >
      <p>
        当前已登录：<strong>{current}</strong>
      </p>
      <p>{next === null ? '打开的链接要求以管理方式登录另一个账号，当前账号将退出。' : `打开的链接将登录为：${next}`}</p>
      <p>如果这不是您本人的操作，请保留当前账号。</p>
    </Dialog>
  )
}
