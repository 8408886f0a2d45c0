import type { DepartmentNode } from '@mall/api/contract'
import { InitialPasswordDialog } from '@mall/app-kit/access/InitialPasswordDialog.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { roleList } from '../../../queries/role.ts'
import { AccountForm } from './AccountForm.tsx'
import { DisableAccount } from './DisableAccount.tsx'
import { ImportAccounts } from './ImportAccounts.tsx'
import type { AccountTasks } from './use-account-tasks.ts'

interface AccountDialogsProps {
  readonly tasks: AccountTasks
  readonly departments: readonly DepartmentNode[] | undefined
}

/** The dialog of what a person has begun with an account. */
export const AccountDialogs = ({ tasks, departments }: AccountDialogsProps) => {
  const { open } = tasks
  const { key } = useViewer()
  const roles = useQuery({ ...roleList(useMall(), key), enabled: open?.kind === 'save' })
  if (open?.kind === 'initial') return open.saved.Initial && <InitialPasswordDialog account={open.saved.Account} initial={open.saved.Initial} onClose={tasks.close} />
  if (open?.kind === 'disable') return <DisableAccount account={open.account} onFind={tasks.find} onDisable={tasks.disable} onRefresh={tasks.read} onClose={tasks.close} />
  if (open?.kind === 'reset') {
    return (
      <ConfirmDialog
        open
        title={`重置“${open.account.Name}”的密码`}
        description="原密码立即失效，已登录的设备会退出。系统会生成一个初始密码，只显示一次。"
        messages={{ confirm: '重置' }}
        pending={tasks.resetting}
        onConfirm={tasks.confirmReset}
        onOpenChange={tasks.close}
      />
    )
  }
  if (open?.kind === 'resetFactor') {
    return (
      <ConfirmDialog
        open
        danger
        title={`关闭“${open.account.Name}”的两步验证`}
        description="之后只凭密码即可登录，恢复码全部失效，通行密钥全部删除，并邮件通知本人。请先确认是本人提出。"
        messages={{ confirm: '关闭两步验证' }}
        pending={tasks.resettingFactor}
        onConfirm={tasks.confirmFactorReset}
        onOpenChange={tasks.close}
      />
    )
  }
  if (open?.kind === 'endSessions') {
    return (
      <ConfirmDialog
        open
        danger
        title={`强制“${open.account.Name}”下线`}
        description="该账号在所有设备上立即退出登录，没有保存的内容会丢失；密码不变，可以重新登录。"
        messages={{ confirm: '强制下线' }}
        pending={tasks.ending}
        onConfirm={tasks.confirmEnd}
        onOpenChange={tasks.close}
      />
    )
  }
  if (open?.kind === 'import') return <ImportAccounts source={tasks.importing} onClose={tasks.close} />
  if (open?.kind !== 'save') return null
  return (
    <AccountForm
      account={open.account}
      departments={departments}
      roles={roles.data?.Items.filter(({ CanGrant }) => CanGrant)}
      onSave={tasks.save}
      onSaved={tasks.saved}
      onRefresh={tasks.read}
      onClose={tasks.close}
    />
  )
}
