import { areaLevels, areaNames, permissionAreas, permissionName, type AreaLevel, type AreaPermission, type Permission } from '@mall/api/contract'
import { Checkbox } from '@mall/ui/checkbox'
import { Grid } from './PermissionGrid.styles.ts'
import { areaHints, changed } from './role-words.ts'

interface PermissionGridProps {
  readonly value: readonly Permission[]
  /** What may be chosen; nothing else can. */
  readonly grantable: readonly Permission[]
  /** Absent: what is held is only shown. */
  readonly onChange?: (value: readonly Permission[]) => void
}

const levels = Object.keys(areaLevels) as readonly AreaLevel[]

/** Area by area, whether a role reads it and whether it changes it. 管理 includes 查看. */
export const PermissionGrid = ({ value, grantable, onChange }: PermissionGridProps) => {
  const cell = (permission: AreaPermission) => {
    const isHeld = value.includes(permission)
    if (onChange === undefined) return isHeld ? '有' : '—'
    return (
      <Checkbox
        aria-label={permissionName(permission)}
        checked={isHeld}
        disabled={!grantable.includes(permission)}
        onCheckedChange={(checked) => onChange(changed(value, permission, checked))}
      />
    )
  }
  return (
    <Grid aria-label="各区域的权限">
      <thead>
        <tr>
          <th scope="col">区域</th>
          {levels.map((level) => <th key={level} scope="col">{areaLevels[level]}</th>)}
        </tr>
      </thead>
      <tbody>
        {permissionAreas.map((area) => (
          <tr key={area}>
            <th scope="row">{`${areaNames[area]}${areaHints[area] ?? ''}`}</th>
            {levels.map((level) => <td key={level}>{cell(`${area}.${level}`)}</td>)}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
