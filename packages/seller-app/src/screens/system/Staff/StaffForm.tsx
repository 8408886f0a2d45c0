import { staffValues, type SavedStaff, type StaffMember, type StaffRoleSummary } from '@mall/api/seller/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { RolesField } from '@mall/app-kit/roles/RolesField.tsx'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { TextInput } from '@mall/ui/text-input'
import { useController } from 'react-hook-form'

export type StaffInput = ActionInput<'POST /api/SellerStaff/Save'>

export interface StaffFormProps {
  /** Null: a new one. */
  readonly member: StaffMember | null
  /** The roles that the user may assign; undefined while they load. */
  readonly roles: readonly Pick<StaffRoleSummary, 'RoleId' | 'Name' | 'DemandsFactor'>[] | undefined
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: StaffInput) => Promise<SavedStaff>
  readonly onSaved: (saved: SavedStaff) => void
  /** Reads the account again, after somebody else changed it. */
  readonly onRefresh: (staffId: number) => Promise<StaffMember>
  readonly onClose: () => void
}

const texts = { Account: '请输入2–30位字母、数字或._-，不能是手机号', Name: '请输入姓名', RoleIds: '请选择角色' }

const valuesOf = (member: StaffMember | null) =>
  member === null ? { Account: '', Name: '', RoleIds: [] } : { StaffId: member.StaffId, Name: member.Name, RoleIds: member.Roles.map(({ RoleId }) => RoleId), Version: member.Version }

/** What the server has against a field is said beside it. */
const fieldOf: Readonly<Record<string, keyof typeof texts>> = { ACCOUNT_NAME_TAKEN: 'Account', ROLE_NOT_FOUND: 'RoleIds', ROLE_EXCEEDS_OWN: 'RoleIds' }

/** 新增员工, 编辑员工: no role can be assigned that holds more than the user has. What was typed stays when saving fails. */
export const StaffForm = ({ member, roles, onSave, onSaved, onRefresh, onClose }: StaffFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: staffValues,
    texts,
    defaultValues: valuesOf(member),
    send: onSave,
    onSent: onSaved,
    refresh: async ({ setValue }) => {
      if (member !== null) setValue('Version', (await onRefresh(member.StaffId)).Version)
    },
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const { field: { ref: rolesRef, value: roleIds, onChange: onRoles } } = useController({ control, name: 'RoleIds' })
  const refused = fieldOf[errors.root?.server?.type ?? '']
  const errorOf = (field: keyof typeof texts) => errors[field]?.message ?? (refused === field ? problem?.text : undefined)
  const demanding = (roles ?? []).filter(({ RoleId, DemandsFactor }) => DemandsFactor && roleIds.includes(RoleId)).map(({ Name }) => Name)
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={member === null ? '新增员工' : '编辑员工'}
        description={member === null ? '保存后会生成初始密码，首次登录时须修改' : `${member.Account}，保存后立即生效`}
        dirty={dirty}
        pending={pending}
        problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          {member === null ? (
            <Field label="登录名" required error={errorOf('Account')} hint="字母、数字或._-，创建后不能更改">
              <TextInput {...register('Account', { onChange: () => clearErrors('root.server') })} maxLength={30} autoComplete="off" placeholder="如：linxiao" />
            </Field>
          ) : null}
          <Field label="姓名" required error={errorOf('Name')} hint="商家同事看到的名字">
            <TextInput {...register('Name')} maxLength={30} autoComplete="off" />
          </Field>
          <RolesField
            ref={rolesRef}
            value={roleIds}
            held={member?.Roles ?? []}
            roles={roles}
            hint={demanding.length > 0 ? `${demanding.join('、')}须开启两步验证，开启前不能使用` : '只能授予不超出自己权限的角色'}
            error={errorOf('RoleIds')}
            onChange={(ids) => {
              onRoles(ids)
              clearErrors('root.server')
            }}
          />
        </FormGrid>
      </FormDialog>
    </>
  )
}
