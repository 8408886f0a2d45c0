import { allStaffPermissions, factorPermissions, staffExtraNames, staffPermissionName, staffRoleValues, type StaffPermission, type StaffRoleList, type StaffRoleSummary } from '@mall/api/seller/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
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
import { changed, extraPermissions, levelNames, menuOf, permissionRows, scopeChoices } from './role-words.ts'

export type RoleInput = ActionInput<'POST /api/SellerRole/Save'>

export interface RoleFormProps {
  /** Null: a new one. */
  readonly role: StaffRoleSummary | null
  /** What may be put into it. */
  readonly grantable: StaffRoleList['Grantable']
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: RoleInput) => Promise<unknown>
  /** Reads the role again, after somebody else changed it. */
  readonly onRefresh: (roleId: number) => Promise<StaffRoleSummary>
  readonly onClose: () => void
}

const texts = { Name: '请输入角色名称，最多30个字', Description: '描述不能超过100个字' }

const valuesOf = (role: StaffRoleSummary | null): RoleInput =>
  role === null
    ? { Name: '', Description: '', Scope: 'portfolio', Permissions: [], DemandsFactor: false }
    : {
        RoleId: role.RoleId, Name: role.Name, Description: role.Description, Scope: role.Scope,
        Permissions: role.Permissions, DemandsFactor: role.DemandsFactor, Version: role.Version,
      }

/** 新增角色, 编辑角色: nothing can be chosen that the user does not have. What was typed stays when saving fails. */
export const RoleForm = ({ role, grantable, onSave, onRefresh, onClose }: RoleFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: staffRoleValues,
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
  const { field: { value: demandsFactor, onChange: onDemandsFactor } } = useController({ control, name: 'DemandsFactor' })
  const change = (permission: StaffPermission, isHeld: boolean) => onPermissions([...changed(permissions, permission, isHeld)])
  const demanding = permissions.filter((permission) => factorPermissions.includes(permission))
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
            <TextInput {...register('Name', { onChange: () => clearErrors('root.server') })} maxLength={30} counter placeholder="如：夜班仓储" />
          </Field>
          <Field label="数据范围" required hint="看得到谁的订单、售后和协议">
            <Select ref={scopeRef} options={scopeChoices(grantable.Scope)} value={scope} onValueChange={onScope} />
          </Field>
          <Field data-full="" label="描述" error={errors.Description?.message}>
            <TextInput {...register('Description')} maxLength={100} counter />
          </Field>
          <Field data-full="" label="权限" group hint={grantable.Permissions.length < allStaffPermissions.length ? '只能授予自己有的权限' : undefined}>
            <PermissionGrid rows={permissionRows} levels={levelNames} value={permissions} grantable={grantable.Permissions} onChange={change} />
          </Field>
          <Field data-full="" label="其他权限" group>
            <Inline gap={16}>
              {extraPermissions.map((permission) => (
                <Checkbox key={permission} checked={permissions.includes(permission)} disabled={!grantable.Permissions.includes(permission)} onCheckedChange={(checked) => change(permission, checked)}>
                  {staffExtraNames[permission]}
                </Checkbox>
              ))}
            </Inline>
          </Field>
          <Field data-full="" label="登录" group hint={demanding.length > 0 ? `有${demanding.map(staffPermissionName).join('、')}的角色必须两步验证` : '开启前，成员登录后什么都不能做'}>
            <Checkbox checked={demandsFactor || demanding.length > 0} disabled={demanding.length > 0} onCheckedChange={onDemandsFactor}>
              须开启两步验证
            </Checkbox>
          </Field>
          <Field data-full="" label="菜单" group hint="由权限决定">
            <Text tone="secondary">{menuOf(permissions, scope)}</Text>
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
