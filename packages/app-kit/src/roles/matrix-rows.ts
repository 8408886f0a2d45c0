import type { PermissionRow } from './PermissionGrid.tsx'

/** A role of either side, as far as a comparison needs it. */
export interface ComparedRole {
  readonly RoleId: number
  readonly Name: string
  readonly Permissions: readonly string[]
}

/** What there is to hold on a side, and what else is said of a role. */
export interface RoleFacts<Role> {
  /** 数据范围 and the like. */
  readonly texts: readonly { readonly name: string; readonly textOf: (role: Role) => string }[]
  /** What is held or not: 采购下单. */
  readonly single: readonly { readonly permission: string; readonly name: string }[]
  /** What is held by levels, the lowest first: 订单 查看, 管理. */
  readonly areas: readonly PermissionRow<string>[]
  readonly levels: readonly string[]
}

/** One thing that roles may do, and which of them may, in the order of the roles. */
export interface MatrixRow {
  readonly name: string
  readonly cells: readonly { readonly text: string; readonly isMost: boolean }[]
}

/** The most that is held of an area. */
const levelHeld = ({ levels }: PermissionRow<string>, { Permissions }: ComparedRole): number => levels.findLastIndex(({ permission }) => Permissions.includes(permission))

/** All that can be held, one below the other, with what each role holds of it. */
export const matrixRows = <Role extends ComparedRole>(roles: readonly Role[], { texts, single, areas, levels }: RoleFacts<Role>): MatrixRow[] => [
  ...texts.map(({ name, textOf }) => ({ name, cells: roles.map((role) => ({ text: textOf(role), isMost: false })) })),
  ...single.map(({ name, permission }) => ({
    name,
    cells: roles.map(({ Permissions }) => (Permissions.includes(permission) ? { text: '有', isMost: true } : { text: '—', isMost: false })),
  })),
  ...areas.map((area) => ({
    name: area.area,
    cells: roles.map((role) => {
      const held = levelHeld(area, role)
      return { text: levels[held] ?? '—', isMost: held === area.levels.length - 1 }
    }),
  })),
]
