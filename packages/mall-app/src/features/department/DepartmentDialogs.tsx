import type { DepartmentNode } from '@mall/api/contract'
import { ConfirmDialog } from '@mall/ui/dialog'
import { DepartmentForm } from './DepartmentForm.tsx'
import type { DepartmentTasks } from './use-department-tasks.ts'

interface DepartmentDialogsProps {
  readonly tasks: DepartmentTasks
  readonly departments: readonly DepartmentNode[]
  readonly onSaved: (department: DepartmentNode) => void
}

/** The dialog of what a person has begun with a department. */
export const DepartmentDialogs = ({ tasks, departments, onSaved }: DepartmentDialogsProps) => {
  const { open } = tasks
  if (open === null) return null
  if (open.kind === 'delete') {
    return (
      <ConfirmDialog
        open
        danger
        title="删除部门"
        description={`确定删除“${open.department.Name}”吗？删除后不可恢复`}
        messages={{ confirm: '删除' }}
        pending={tasks.pending}
        onConfirm={tasks.confirmDelete}
        onOpenChange={tasks.close}
      />
    )
  }
  return (
    <DepartmentForm
      department={open.kind === 'edit' ? open.department : null}
      parent={open.kind === 'create' ? open.parent : null}
      departments={departments}
      onFind={tasks.find}
      onSave={tasks.save}
      onSaved={onSaved}
      onRefresh={tasks.read}
      onClose={tasks.close}
    />
  )
}
