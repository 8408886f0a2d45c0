import type { RoleAction, RoleSummary } from '@mall/api/contract'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useListPage } from '../../../queries/use-list-page.ts'
import { rolesList } from './roles-list.ts'
import { RolesView } from './RolesView.tsx'
import type { RoleInput } from './RoleForm.tsx'

const RoleForm = lazy(async () => ({ default: (await import('./RoleForm.tsx')).RoleForm }))
const DeleteRole = lazy(async () => ({ default: (await import('./DeleteRole.tsx')).DeleteRole }))

type Open = { readonly kind: 'save'; readonly role: RoleSummary | null } | { readonly kind: 'delete'; readonly role: RoleSummary }

/** `/userCenter/management/role` */
export const Roles = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const state = useListPage(rolesList)
  const [open, setOpen] = useState<Open | null>(null)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: controllerKey('Role') })
  const close = () => setOpen(null)
  const read = (RoleId: number) => mall.role.detail({ RoleId })
  const reading = useMutation({ mutationFn: read, onSuccess: (role) => setOpen({ kind: 'save', role }) })
  const copying = useMutation({
    mutationFn: ({ RoleId }: RoleSummary) => mall.role.copy({ RoleId }),
    // A copy is made to be changed.
    onSuccess: (role) => {
      refresh()
      setOpen({ kind: 'save', role })
    },
  })
  const deleting = useMutation({
    mutationFn: ({ RoleId, Version }: RoleSummary) => mall.role.delete({ RoleId, Version }),
    onSuccess: (_, { Name }) => notify(`已删除角色“${Name}”`),
    onSettled: () => {
      close()
      refresh()
    },
  })
  const start = (task: RoleAction, role: RoleSummary) => {
    if (task === 'Edit') reading.mutate(role.RoleId)
    else if (task === 'Delete') setOpen({ kind: 'delete', role })
    else if (!copying.isPending) copying.mutate(role)
  }
  const save = async (input: RoleInput) => {
    await mall.role.save(input, { silent: true })
    notify('角色已保存')
    refresh()
  }
  return (
    <>
      <RolesView state={state} onCreate={() => setOpen({ kind: 'save', role: null })} onTask={start} />
      <Suspense>
        {open?.kind === 'save' && state.data ? (
          <RoleForm role={open.role} grantable={state.data.Grantable} onSave={save} onRefresh={read} onClose={close} />
        ) : null}
        {open?.kind === 'delete' ? <DeleteRole role={open.role} pending={deleting.isPending} onConfirm={() => deleting.mutate(open.role)} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
