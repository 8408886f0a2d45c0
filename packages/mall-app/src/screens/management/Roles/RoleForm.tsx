import { allPermissions, roleCalls, tradePermissionNames, type CallInput, type Permission, type RoleList, type RoleSummary } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { PermissionGrid } from '@mall/app-kit/roles/PermissionGrid.tsx'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { Select } from '@mall/ui/select'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useController } from 'react-hook-form'
import { changed, levelNames, menuOf, permissionRows, scopeChoices, tradePermissions } from './role-words.ts'

export type RoleInput = CallInput<'POST /api/Role/Save'>

export interface RoleFormProps {
  /** Null: a new one. */
  readonly role: RoleSummary | null
  /** What may be put into it. */
  readonly grantable: RoleList['Grantable']
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: RoleInput) => Promise<unknown>
  /** Reads the role again, after somebody else changed it. */
  readonly onRefresh: (roleId: number) => Promise<RoleSummary>
  readonly onClose: () => void
}

const schema = roleCalls['POST /api/Role/Save'].body
const texts = { Name: '请输入角色名称，最多30个字', Description: '描述不能超过100个字' }

const valuesOf = (role: RoleSummary | null): RoleInput =>
  role === null
    ? { Name: '', Description: '', Scope: 'self', Permissions: [] }
    : {
        RoleId: role.RoleId, Name: role.Name, Description: role.Description, Scope: role.Scope,
        Permissions: role.Permissions, Version: role.Version,
      }

/** 新增角色, 编辑角色: nothing can be chosen that the user does not have. What was typed stays when saving fails. */
export const RoleForm = ({ role, grantable, onSave, onRefresh, onClose }: RoleFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: valuesOf(role),
    send: onSave,
    onSent: onClose,
    refresh: async ({ setValue }) => {
      if (role !== null) setValue('Version', (await onRefresh(role.RoleId)).Version)
    },
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const { field: { ref: scopeRef, value: scope, onChange: onScope } } = useController({ control, name: 'Scope' })
  const { field: { value: permissions, onChange: onPermissions } } = useController({ control, name: 'Permissions' })
  const change = (permission: Permission, isHeld: boolean) => onPermissions([...changed(permissions, permission, isHeld)])
  const isTaken = errors.root?.server?.type === 'ROLE_NAME_TAKEN' ? errors.root.server.message : undefined
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="large"
        title={role === null ? '新增角色' : '编辑角色'}
        description={role !== null && role.MemberCount > 0 ? `${role.MemberCount} 人有这个角色，保存后立即生效` : undefined}
        dirty={dirty}
        pending={pending}
        problem={problem && isTaken === undefined ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field label="角色名称" required error={errors.Name?.message ?? isTaken}>
            <TextInput {...register('Name', { onChange: () => clearErrors('root.server') })} maxLength={30} counter placeholder="如：会议采购员" />
          </Field>
          <Field label="数据范围" required hint="看得到谁的订单、预算和报表">
            <Select ref={scopeRef} options={scopeChoices(grantable.Scope)} value={scope} onValueChange={onScope} />
          </Field>
          <Field data-full="" label="描述" error={errors.Description?.message}>
            <TextInput {...register('Description')} maxLength={100} counter />
          </Field>
          <Field data-full="" label="采购权限" group hint={grantable.Permissions.length < allPermissions.length ? '只能授予自己有的权限' : undefined}>
            <Inline gap={16}>
              {tradePermissions.map((permission) => (
                <Checkbox
                  key={permission}
                  checked={permissions.includes(permission)}
                  disabled={!grantable.Permissions.includes(permission)}
                  onCheckedChange={(checked) => change(permission, checked)}
                >
                  {tradePermissionNames[permission]}
                </Checkbox>
              ))}
            </Inline>
          </Field>
          <Field data-full="" label="管理权限" group>
            <PermissionGrid rows={permissionRows} levels={levelNames} value={permissions} grantable={grantable.Permissions} onChange={change} />
          </Field>
          <Field data-full="" label="菜单" group hint="由权限和数据范围决定">
            <Text tone="secondary">{menuOf(permissions, scope)}</Text>
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
