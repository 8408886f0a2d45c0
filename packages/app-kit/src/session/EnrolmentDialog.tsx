import { logout, type Mall } from '@mall/api'
import { ConfirmDialog } from '@mall/ui/dialog'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { EnrolDialog } from '../second-factor/EnrolDialog.tsx'

interface EnrolmentDialogProps {
  readonly mall: Mall
  /** Whether there is a second factor now. Without one the user has left. */
  readonly onSettle: (isSetUp: boolean) => void
}

const quietly = { silent: true, quiet: true } as const

/** Over the page that was open: the company demands a second factor, and the calls of the page wait until there is one. */
export const EnrolmentDialog = ({ mall, onSettle }: EnrolmentDialogProps) => {
  const [isLeaving, setLeaving] = useState(false)
  const starting = useAction('POST /api/Account/SecondFactorStart', quietly)
  const confirming = useAction('POST /api/Account/SecondFactorConfirm', quietly)
  const leave = async () => {
    await logout(mall)
    onSettle(false)
  }
  return (
    <>
      <EnrolDialog
        demanded
        onStart={starting.send}
        onConfirm={confirming.send}
        onDone={() => onSettle(true)}
        onCancel={() => setLeaving(true)}
      />
      {isLeaving ? (
        <ConfirmDialog
          open
          title="暂不设置，退出登录？"
          description="开启两步验证前不能使用商城的其他功能。"
          messages={{ confirm: '退出登录', cancel: '继续设置' }}
          onConfirm={leave}
          onOpenChange={() => setLeaving(false)}
        />
      ) : null}
    </>
  )
}
