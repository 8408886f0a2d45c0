import { MallError } from '@mall/api'
import type { DepartmentNode } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { startTransition, useState } from 'react'
import type { DepartmentMove, OpenDepartmentTask } from './department-task.ts'

const targetOf = ({ DepartmentId, Version }: DepartmentNode) => ({ DepartmentId, Version })

/** The actions on departments, and what is open for them. */
export const useDepartmentTasks = () => {
  const mall = useMall()
  const [open, setOpen] = useState<OpenDepartmentTask | null>(null)
  const close = () => setOpen(null)
  const moving = useAction('POST /api/Department/Move', { done: ({ Name }) => `“${Name}”已移动，数据范围随之变化` })
  const deleting = useAction('POST /api/Department/Delete', { onDecided: close, done: (words) => words })
  const saving = useAction('POST /api/Department/Save', { silent: true, awaitsChanges: true, done: '部门已保存' })
  return {
    open,
    pending: moving.pending || deleting.pending,
    // A dialog lays out the whole tree behind it: the button shows first that it was pressed.
    start: (task: OpenDepartmentTask) => startTransition(() => setOpen(task)),
    close,
    move: (department: DepartmentNode, move: DepartmentMove) => moving.run({ ...targetOf(department), ...move }),
    save: saving.send,
    confirmDelete: async () => {
      if (open?.kind === 'delete') await deleting.send(targetOf(open.department))
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
