import { Checkbox } from '@mall/ui/checkbox'
import { Grid } from './PermissionGrid.styles.ts'

/** An area of a side, with its permission of each level. */
export interface PermissionRow<Permission extends string> {
  readonly area: string
  readonly levels: readonly { readonly permission: Permission; readonly name: string }[]
}

interface PermissionGridProps<Permission extends string> {
  readonly rows: readonly PermissionRow<Permission>[]
  /** What the columns are: 查看, 管理. */
  readonly levels: readonly string[]
  readonly value: readonly Permission[]
  /** What may be chosen; nothing else can. */
  readonly grantable: readonly Permission[]
  /** Absent: what is held is only shown. */
  readonly onChange?: (permission: Permission, isHeld: boolean) => void
}

/** Area by area, whether a role reads it and whether it changes it. 管理 includes 查看. */
export const PermissionGrid = <Permission extends string>({ rows, levels, value, grantable, onChange }: PermissionGridProps<Permission>) => {
  const cell = (permission: Permission, name: string) => {
    const isHeld = value.includes(permission)
    if (onChange === undefined) return isHeld ? '有' : '—'
    return <Checkbox aria-label={name} checked={isHeld} disabled={!grantable.includes(permission)} onCheckedChange={(checked) => onChange(permission, checked)} />
  }
  return (
    <Grid aria-label="各区域的权限">
      <thead>
        <tr>
          <th scope="col">区域</th>
          {levels.map((level) => <th key={level} scope="col">{level}</th>)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.area}>
            <th scope="row">{row.area}</th>
            {row.levels.map(({ permission, name }) => <td key={permission}>{cell(permission, name)}</td>)}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
