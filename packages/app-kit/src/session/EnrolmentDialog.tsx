import { ConfirmDialog } from '@mall/ui/dialog'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { EnrolDialog } from '../second-factor/EnrolDialog.tsx'
import type { EnrolmentCalls, EnrolmentSide } from './enrolment.ts'

interface EnrolmentDialogProps {
  readonly calls: EnrolmentCalls
  /** Whether there is a second factor now. Without one the user has left. */
  readonly onSettle: (isSetUp: boolean) => void
}

const quietly = { silent: true, quiet: true } as const

const ofTheMall: EnrolmentSide = {
  start: 'POST /api/Account/SecondFactorStart',
  confirm: 'POST /api/Account/SecondFactorConfirm',
  words: { demand: '您的企业要求登录时使用两步验证，开启后即可继续。', without: '开启两步验证前不能使用商城的其他功能。' },
}

/** Over the page that was open: the company demands a second factor, and the calls of the page wait until there is one. */
export const EnrolmentDialog = ({ calls: { side = ofTheMall, logout }, onSettle }: EnrolmentDialogProps) => {
  const { start, confirm, words } = side
  const [isLeaving, setLeaving] = useState(false)
  const starting = useAction(start, quietly)
  const confirming = useAction(confirm, quietly)
  const leave = async () => {
    await logout()
    onSettle(false)
  }
  return (
    <>
      <EnrolDialog
        demand={words.demand}
        onStart={starting.send}
        onConfirm={confirming.send}
        onDone={() => onSettle(true)}
        onCancel={() => setLeaving(true)}
      />
      {isLeaving ? (
        <ConfirmDialog
          open
          title="暂不设置，退出登录？"
          description={words.without}
          messages={{ confirm: '退出登录', cancel: '继续设置' }}
          onConfirm={leave}
          onOpenChange={() => setLeaving(false)}
        />
      ) : null}
    </>
  )
}
