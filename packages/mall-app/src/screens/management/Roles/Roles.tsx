import type { RoleAction, RoleSummary } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { matrixRows } from '@mall/app-kit/roles/matrix-rows.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { Suspense, useState } from 'react'
import { useListPage } from '../../../queries/use-list-page.ts'
import { roleFacts } from './role-words.ts'
import { rolesList } from './roles-list.ts'
import { RolesView } from './RolesView.tsx'

const RoleForm = lazyInPage(async () => (await import('./RoleForm.tsx')).RoleForm)
const DeleteRole = lazyInPage(async () => (await import('@mall/app-kit/roles/DeleteRole.tsx')).DeleteRole)
const RoleMatrix = lazyInPage(async () => (await import('@mall/app-kit/roles/RoleMatrix.tsx')).RoleMatrix)

type Open = { readonly kind: 'save'; readonly role: RoleSummary | null } | { readonly kind: 'delete'; readonly role: RoleSummary } | { readonly kind: 'compare' }

/** `/userCenter/management/role` */
export const Roles = () => {
  const mall = useMall()
  const state = useListPage(rolesList)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const read = (RoleId: number) => mall.role.detail({ RoleId })
  const edit = (role: RoleSummary) => setOpen({ kind: 'save', role })
  const reading = useOnDemand(read, edit)
  // A copy is made to be changed.
  const copying = useAction('POST /api/Role/Copy', { onDone: edit })
  const deleted = open?.kind === 'delete' ? open.role.Name : ''
  const deleting = useAction('POST /api/Role/Delete', { onDecided: close, done: `已删除角色“${deleted}”` })
  const saving = useAction('POST /api/Role/Save', { silent: true, done: '角色已保存' })
  const start = (task: RoleAction, role: RoleSummary) => {
    if (task === 'Edit') reading.run(role.RoleId)
    else if (task === 'Delete') setOpen({ kind: 'delete', role })
    else copying.run({ RoleId: role.RoleId })
  }
  return (
    <>
      <RolesView state={state} onCreate={() => setOpen({ kind: 'save', role: null })} onCompare={() => setOpen({ kind: 'compare' })} onTask={start} />
      <Suspense>
        {open?.kind === 'save' && state.data ? (
          <RoleForm role={open.role} grantable={state.data.Grantable} onSave={saving.send} onRefresh={read} onClose={close} />
        ) : null}
        {open?.kind === 'compare' && state.data ? <RoleMatrix roles={state.data.Items} rows={matrixRows(state.data.Items, roleFacts)} onClose={close} /> : null}
        {open?.kind === 'delete' ? <DeleteRole role={open.role} pending={deleting.pending} onConfirm={async () => void (await deleting.send({ RoleId: open.role.RoleId, Version: open.role.Version }))} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
