import { accountValues, type AccountSummary, type DepartmentNode, type RoleSummary, type SavedAccount } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { RolesField } from '@mall/app-kit/roles/RolesField.tsx'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { TextInput } from '@mall/ui/text-input'
import { TreeSelect } from '@mall/ui/tree-select'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { departmentNodes } from '../../../features/department/department-nodes.ts'

export type AccountInput = ActionInput<'POST /api/Account/Save'>

export interface AccountFormProps {
  /** Null: a new one. */
  readonly account: AccountSummary | null
  /** Of the company; undefined while they load. */
  readonly departments: readonly DepartmentNode[] | undefined
  /** The roles that the user may assign; undefined while they load. */
  readonly roles: readonly Pick<RoleSummary, 'RoleId' | 'Name'>[] | undefined
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: AccountInput) => Promise<SavedAccount>
  readonly onSaved: (saved: SavedAccount) => void
  /** Reads the account again, after somebody else changed it. */
  readonly onRefresh: (userId: number) => Promise<AccountSummary>
  readonly onClose: () => void
}

const texts = {
  Account: '请输入2–30位字母、数字或._-，不能是手机号', Name: '请输入姓名', Mobile: '请输入11位手机号', Email: '邮箱格式不正确', DepartmentId: '请选择部门', RoleIds: '请选择角色',
  SingleLimit: '请输入不小于0的金额，最多两位小数',
}

const valuesOf = (account: AccountSummary | null) =>
  account === null
    ? { Account: '', Name: '', RoleIds: [], SingleLimit: null }
    : {
        UserId: account.UserId, Name: account.Name, DepartmentId: account.DepartmentId, RoleIds: account.Roles.map(({ RoleId }) => RoleId), SingleLimit: account.SingleLimit,
        Version: account.Version,
      }

/** What the server has against a field is said beside it. */
const fieldOf: Readonly<Record<string, string>> = { ACCOUNT_NAME_TAKEN: 'Account', ACCOUNT_MOBILE_TAKEN: 'Mobile', ACCOUNT_EMAIL_TAKEN: 'Email', DEPARTMENT_NOT_FOUND: 'DepartmentId', ROLE_NOT_FOUND: 'RoleIds', ROLE_EXCEEDS_OWN: 'RoleIds' }

/** 新增账号, 编辑账号: no role can be assigned that holds more than the user has. What was typed stays when saving fails. */
export const AccountForm = ({ account, departments, roles, onSave, onSaved, onRefresh, onClose }: AccountFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: accountValues,
    texts,
    defaultValues: valuesOf(account),
    send: onSave,
    onSent: onSaved,
    refresh: async ({ setValue }) => {
      if (account !== null) setValue('Version', (await onRefresh(account.UserId)).Version)
    },
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const { field: { ref: departmentRef, value: departmentId, onChange: onDepartment } } = useController({ control, name: 'DepartmentId' })
  const { field: { ref: rolesRef, value: roleIds, onChange: onRoles } } = useController({ control, name: 'RoleIds' })
  const nodes = useMemo(() => departmentNodes(departments ?? []), [departments])
  const named = fieldOf[errors.root?.server?.type ?? '']
  // The name of an account that is there cannot be changed, so it has no field.
  const refused = account !== null && named === 'Account' ? undefined : named
  const errorOf = (field: keyof typeof texts) => errors[field]?.message ?? (refused === field ? problem?.text : undefined)
  // What stays as it is is not sent: an account of before the rule keeps its number.
  const contact = (field: 'Mobile' | 'Email') => ({
    defaultValue: account?.[field] ?? '',
    ...register(field, {
      setValueAs: (typed: string | null | undefined) => (typed === (account?.[field] ?? '') || typed === undefined ? undefined : typed === '' || typed === null ? null : typed),
      onChange: () => clearErrors('root.server'),
    }),
  })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="large"
        title={account === null ? '新增账号' : '编辑账号'}
        description={account === null ? '保存后会生成初始密码，首次登录时须修改' : `${account.Account}，保存后立即生效`}
        dirty={dirty}
        pending={pending}
        problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          {account === null ? (
            <Field label="登录名" required error={errorOf('Account')} hint="字母、数字或._-，创建后不能更改">
              <TextInput {...register('Account', { onChange: () => clearErrors('root.server') })} maxLength={30} autoComplete="off" placeholder="如：lihua" />
            </Field>
          ) : null}
          <Field label="姓名" required error={errorOf('Name')}>
            <TextInput {...register('Name')} maxLength={30} autoComplete="off" />
          </Field>
          <Field label="手机" error={errorOf('Mobile')} hint="可用于登录">
            <TextInput {...contact('Mobile')} inputMode="tel" maxLength={11} autoComplete="off" />
          </Field>
          <Field label="邮箱" error={errorOf('Email')} hint="可用于登录和找回密码">
            <TextInput {...contact('Email')} inputMode="email" maxLength={100} autoComplete="off" />
          </Field>
          <Field label="部门" required error={errorOf('DepartmentId')}>
            <TreeSelect
              ref={departmentRef}
              label="部门"
              nodes={nodes}
              disabled={departments === undefined}
              value={departmentId === undefined ? [] : [String(departmentId)]}
              onValueChange={([id]) => onDepartment(id === undefined ? undefined : Number(id))}
            />
          </Field>
          <Field label="单笔限额（元）" error={errorOf('SingleLimit')} hint="超过时需要审批，不填为不限">
            <AmountInput optional control={control} name="SingleLimit" />
          </Field>
          <RolesField
            ref={rolesRef}
            value={roleIds}
            held={account?.Roles ?? []}
            roles={roles}
            hint="只能授予不超出自己权限的角色"
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
