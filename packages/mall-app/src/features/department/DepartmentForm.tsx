import { departmentCalls, type CallInput, type CallOutput, type DepartmentNode } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import { TreeSelect } from '@mall/ui/tree-select'
import { useMemo, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { companyNodes, placeIn, placeOf } from './department-nodes.ts'

export type DepartmentInput = CallInput<'POST /api/Department/Save'>

export interface DepartmentFormProps {
  /** Null: a new one. */
  readonly department: DepartmentNode | null
  /** Where a new one begins; null for the top. */
  readonly parent: DepartmentNode | null
  readonly departments: readonly DepartmentNode[]
  readonly onFind: (enterpriseId: number, keyword: string, signal: AbortSignal) => Promise<CallOutput<'POST /api/Department/Candidates'>['Items']>
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: DepartmentInput) => Promise<DepartmentNode>
  readonly onSaved: (department: DepartmentNode) => void
  /** Reads the department again, after somebody else changed it. */
  readonly onRefresh: (departmentId: number) => Promise<DepartmentNode>
  readonly onClose: () => void
}

const schema = departmentCalls['POST /api/Department/Save'].body
const texts = { Name: '请输入部门名称' }

const personOf = (department: DepartmentNode | null): ComboboxOption<number> | null =>
  department?.ManagerId === null || department?.ManagerName === null || department === null ? null : { value: department.ManagerId, label: department.ManagerName }

const valuesOf = (department: DepartmentNode | null, parent: DepartmentNode | null, departments: readonly DepartmentNode[]) =>
  department === null
    ? { Name: '', ManagerId: null, ParentId: parent?.DepartmentId ?? null, EnterpriseId: (parent ?? departments[0])?.EnterpriseId }
    : { DepartmentId: department.DepartmentId, Version: department.Version, Name: department.Name, ManagerId: department.ManagerId, EnterpriseId: department.EnterpriseId }

/** 新增部门, 编辑部门. What was typed stays when saving fails. */
export const DepartmentForm = ({ department, parent, departments, onFind, onSave, onSaved, onRefresh, onClose }: DepartmentFormProps) => {
  const [person, setPerson] = useState(() => personOf(department))
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: valuesOf(department, parent, departments),
    send: onSave,
    onSent: (saved: DepartmentNode) => {
      onSaved(saved)
      onClose()
    },
    refresh: async ({ setValue }) => {
      if (department !== null) setValue('Version', (await onRefresh(department.DepartmentId)).Version)
    },
  })
  const { register, control, setValue, clearErrors, formState: { errors } } = form
  const { field: { ref: managerRef, onChange: onManager } } = useController({ control, name: 'ManagerId' })
  const [ParentId = null, EnterpriseId = 0] = useWatch({ control, name: ['ParentId', 'EnterpriseId'] })
  const nodes = useMemo(() => companyNodes(departments), [departments])
  const about = (code: string) => (errors.root?.server?.type === code ? problem?.text : undefined)
  const [nameProblem, managerProblem, placeProblem] = [about('DEPARTMENT_NAME_TAKEN'), about('DEPARTMENT_MANAGER_INVALID'), about('DEPARTMENT_LIMIT_REACHED')]
  const isShownAtField = (nameProblem ?? managerProblem ?? placeProblem) !== undefined
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={department === null ? '新增部门' : '编辑部门'}
        dirty={dirty}
        pending={pending}
        problem={problem && !isShownAtField ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="名称" required error={errors.Name?.message ?? nameProblem}>
          <TextInput {...register('Name', { onChange: () => clearErrors('root.server') })} maxLength={50} counter placeholder="如：行政部" />
        </Field>
        {department === null ? (
          <Field label="上级部门" error={placeProblem} hint="选择公司，即为它的一级部门">
            <TreeSelect
              label="上级部门"
              nodes={nodes}
              value={[placeOf(ParentId, EnterpriseId)]}
              onValueChange={([id]) => {
                const place = placeIn(departments, id)
                setValue('ParentId', place.ParentId, { shouldDirty: true })
                if (place.EnterpriseId !== undefined) setValue('EnterpriseId', place.EnterpriseId)
                clearErrors('root.server')
              }}
            />
          </Field>
        ) : null}
        <Field label="负责人" error={managerProblem} hint="审批流中的“部门负责人”由其审批">
          <Combobox
            ref={managerRef}
            label="负责人"
            clearable
            value={person}
            onValueChange={(option: ComboboxOption<number> | null) => {
              setPerson(option)
              onManager(option?.value ?? null)
              clearErrors('root.server')
            }}
            loadOptions={async (query, { signal }) => (await onFind(EnterpriseId, query, signal)).map((one) => ({ value: one.UserId, label: one.UserName, note: one.DepartmentName }))}
            messages={{ placeholder: '输入姓名或部门查找' }}
          />
        </Field>
      </FormDialog>
    </>
  )
}
