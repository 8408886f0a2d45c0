import type { SavedStaff, StaffAction, StaffMember } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useState } from 'react'
import { useSeller } from '../../../queries/seller.ts'

type Open =
  | { readonly kind: 'save'; readonly member: StaffMember | null }
  | { readonly kind: 'Disable' | 'ResetPwd' | 'ResetFactor' | 'EndSessions' | 'HandOver'; readonly member: StaffMember }
  | { readonly kind: 'initial'; readonly saved: SavedStaff }

const targetOf = ({ StaffId, Version }: StaffMember) => ({ StaffId, Version })

/** The actions on the staff, and what is open for them. */
export const useStaffTasks = () => {
  const seller = useSeller()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const showInitial = (saved: SavedStaff) => setOpen(saved.Initial === null ? null : { kind: 'initial', saved })
  const read = (StaffId: number) => seller.sellerStaff.detail({ StaffId })
  const reading = useOnDemand(read, (member) => setOpen({ kind: 'save', member }))
  const moving = useAction('POST /api/SellerStaff/Enable', { onDecided: close, done: ({ Name }, { Action }) => `“${Name}”已${{ Enable: '启用', Disable: '停用', Unlock: '解锁' }[Action]}` })
  const resetting = useAction('POST /api/SellerStaff/ResetPwd', { onDecided: close, onDone: showInitial })
  const ending = useAction('POST /api/SellerStaff/EndSessions', { onDecided: close, done: ({ Name }) => `“${Name}”已在所有设备上退出登录` })
  const resettingFactor = useAction('POST /api/SellerStaff/SecondFactorReset', { onDecided: close, done: ({ Name }) => `“${Name}”的两步验证已关闭` })
  const saving = useAction('POST /api/SellerStaff/Save', { silent: true, done: '员工已保存' })
  const handing = useAction('POST /api/SellerStaff/HandOver', { silent: true, done: ({ Name }) => `“${Name}”的客户已移交` })
  const pending = moving.pending || resetting.pending || ending.pending || resettingFactor.pending
  return {
    open,
    pending,
    close,
    read,
    create: () => setOpen({ kind: 'save', member: null }),
    start: (task: StaffAction, member: StaffMember) => {
      if (pending || reading.pending) return
      if (task === 'Edit') reading.run(member.StaffId)
      else if (task === 'Enable' || task === 'Unlock') moving.run({ ...targetOf(member), Action: task })
      else setOpen({ kind: task, member })
    },
    /** What a dialog that only asks is about. */
    confirm: async () => {
      if (open?.kind === 'Disable') await moving.send({ ...targetOf(open.member), Action: 'Disable' })
      // Not waited for: the question closes at once, since closing later it would take the password with it.
      else if (open?.kind === 'ResetPwd') resetting.run(targetOf(open.member))
      else if (open?.kind === 'EndSessions') await ending.send(targetOf(open.member))
      else if (open?.kind === 'ResetFactor') await resettingFactor.send(targetOf(open.member))
    },
    save: saving.send,
    saved: showInitial,
    handOver: (member: StaffMember, ToStaffId: number) => handing.send({ ...targetOf(member), ToStaffId }),
  }
}

export type StaffTasks = ReturnType<typeof useStaffTasks>
