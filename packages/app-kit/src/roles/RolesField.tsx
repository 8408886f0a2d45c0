import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import type { Ref } from 'react'

interface NamedRole {
  readonly RoleId: number
  readonly Name: string
}

interface RolesFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly value: readonly number[]
  /** Those that the account has: one that the user may not assign keeps its name. */
  readonly held: readonly NamedRole[]
  /** The roles that the user may assign; undefined while they load. */
  readonly roles: readonly NamedRole[] | undefined
  readonly hint: string
  readonly error: string | undefined
  readonly onChange: (roleIds: number[]) => void
}

/** 角色 of an account, of either side. */
export const RolesField = ({ ref, value, held, roles, hint, error, onChange }: RolesFieldProps) => {
  const names = new Map([...held, ...(roles ?? [])].map(({ RoleId, Name }) => [RoleId, Name]))
  return (
    <Field data-full="" label="角色" required error={error} hint={hint}>
      <Combobox
        ref={ref}
        label="角色"
        multiple
        disabled={roles === undefined}
        value={value.map((roleId) => ({ value: roleId, label: names.get(roleId) ?? String(roleId) }))}
        onValueChange={(options) => onChange(options.map((option) => option.value))}
        loadOptions={(query) => Promise.resolve((roles ?? []).filter(({ Name }) => Name.includes(query.trim())).map(({ RoleId, Name }) => ({ value: RoleId, label: Name })))}
        messages={{ placeholder: '选择角色' }}
      />
    </Field>
  )
}
