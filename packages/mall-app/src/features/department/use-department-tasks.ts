import { MallError } from '@mall/api'
import type { CallInput, DepartmentNode } from '@mall/api/contract'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import type { DepartmentMove, OpenDepartmentTask } from './department-task.ts'

/** The actions on departments. The tree is asked for again after each of them. */
export const useDepartmentTasks = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenDepartmentTask | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: controllerKey('Department') })
  const moving = useMutation({
    mutationFn: ({ department: { DepartmentId, Version }, move }: { department: DepartmentNode; move: DepartmentMove }) => mall.department.move({ DepartmentId, Version, ...move }),
    onSuccess: ({ Name }) => notify(`“${Name}”已移动，数据范围随之变化`),
    onSettled: refresh,
  })
  const deleting = useMutation({
    mutationFn: ({ DepartmentId, Version }: DepartmentNode) => mall.department.delete({ DepartmentId, Version }),
    onSuccess: (words) => notify(words),
    onSettled: () => {
      setOpen(null)
      return refresh()
    },
  })
  return {
    open,
    pending: moving.isPending || deleting.isPending,
    // A dialog lays out the whole tree behind it: the button shows first that it was pressed.
    start: (task: OpenDepartmentTask) => startTransition(() => setOpen(task)),
    close: () => setOpen(null),
    move: (department: DepartmentNode, move: DepartmentMove) => {
      if (!moving.isPending) moving.mutate({ department, move })
    },
    save: async (input: CallInput<'POST /api/Department/Save'>) => {
      const saved = await mall.department.save(input, { silent: true })
      notify('部门已保存')
      await refresh()
      return saved
    },
    confirmDelete: () => {
      if (open?.kind === 'delete' && !deleting.isPending) deleting.mutate(open.department)
    },
    find: async (EnterpriseId: number, Keyword: string, signal: AbortSignal) => (await mall.department.candidates({ EnterpriseId, Keyword }, { signal, silent: true, quiet: true })).Items,
    read: async (departmentId: number) => {
      const found = (await mall.department.tree({})).find(({ DepartmentId }) => DepartmentId === departmentId)
      if (found === undefined) throw new MallError('business', '该部门已被删除')
      return found
    },
  }
}

export type DepartmentTasks = ReturnType<typeof useDepartmentTasks>
