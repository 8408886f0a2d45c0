import type { StaffMember, StaffRoleSummary } from '@mall/api/seller/contract'
import { InitialPasswordDialog } from '@mall/app-kit/access/InitialPasswordDialog.tsx'
import { ConfirmDialog } from '@mall/ui/dialog'
import { HandOverForm, type HandOverFormProps } from './HandOverForm.tsx'
import { StaffForm } from './StaffForm.tsx'
import type { StaffTasks } from './use-staff-tasks.ts'

export interface StaffDialogsProps {
  readonly tasks: StaffTasks
  readonly roles: readonly StaffRoleSummary[] | undefined
  readonly loadColleagues: HandOverFormProps['loadColleagues']
}

interface Question {
  readonly title: string
  readonly description: string
  readonly confirm: string
  readonly danger: boolean
}

type Asked = 'Disable' | 'ResetPwd' | 'ResetFactor' | 'EndSessions'

const questionOf: Readonly<Record<Asked, (member: StaffMember) => Question>> = {
  Disable: ({ Name, Customers }) => ({
    title: `停用“${Name}”`,
    description: `立即在所有设备上退出登录，不能再登录${Customers === 0 ? '' : `。名下还有 ${Customers} 家客户，停用后可移交给同事`}。`,
    confirm: '停用',
    danger: true,
  }),
  ResetPwd: ({ Name }) => ({ title: `重置“${Name}”的密码`, description: '原密码立即失效，已登录的设备会退出。系统会生成一个初始密码，只显示一次。', confirm: '重置', danger: false }),
  ResetFactor: ({ Name }) => ({ title: `关闭“${Name}”的两步验证`, description: '恢复码全部失效，已登录的设备会退出，之后只凭密码即可登录。请先确认是本人提出。', confirm: '关闭两步验证', danger: true }),
  EndSessions: ({ Name }) => ({ title: `强制“${Name}”下线`, description: '该账号在所有设备上立即退出登录，没有保存的内容会丢失；密码不变，可以重新登录。', confirm: '强制下线', danger: true }),
}

/** The dialog of what a person has begun with one of the staff. */
export const StaffDialogs = ({ tasks, roles, loadColleagues }: StaffDialogsProps) => {
  const { open } = tasks
  if (open === null) return null
  if (open.kind === 'initial') return open.saved.Initial && <InitialPasswordDialog account={open.saved.Staff} initial={open.saved.Initial} onClose={tasks.close} />
  if (open.kind === 'HandOver') return <HandOverForm member={open.member} loadColleagues={loadColleagues} onHandOver={tasks.handOver} onRefresh={tasks.read} onClose={tasks.close} />
  if (open.kind === 'save') {
    return <StaffForm member={open.member} roles={roles?.filter(({ CanGrant }) => CanGrant)} onSave={tasks.save} onSaved={tasks.saved} onRefresh={tasks.read} onClose={tasks.close} />
  }
  const { title, description, confirm, danger } = questionOf[open.kind](open.member)
  return <ConfirmDialog open danger={danger} title={title} description={description} messages={{ confirm }} pending={tasks.pending} onConfirm={tasks.confirm} onOpenChange={tasks.close} />
}
