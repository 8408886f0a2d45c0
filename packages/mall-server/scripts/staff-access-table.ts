import { asc, lt } from 'drizzle-orm'
import {
  allStaffPermissions, decideStaffAccess, sellerContract, sellerControllers, staffPermissionName, staffPermissionsFor, staffRecordScopes, staffScopes,
  type SellerCallDefinition, type SellerControllerName, type SellerKey, type StaffRecordScope, type StaffScope,
} from '@mall/api/seller/contract'
import { staffRole } from '../src/platform/db/schema/staff.ts'
import type { PresetStaffGrants, StaffAccessCell } from '../src/testing/staff-access-cell.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { quoted, tableOf } from './table-text.ts'

interface PresetStaffRole extends PresetStaffGrants {
  readonly code: string
  readonly name: string
}

const keys = Object.keys(sellerContract) as readonly SellerKey[]
const definitionOf = (key: SellerKey): SellerCallDefinition => sellerContract[key]

let presetRoles: Promise<readonly PresetStaffRole[]> | undefined
/** As the migrations leave them in an empty database, which is opened once. */
const readPresetRoles = () => (presetRoles ??= queryPresetRoles())

const queryPresetRoles = async (): Promise<readonly PresetStaffRole[]> => {
  const { db, close } = await openTestDatabase(null)
  try {
    const { id, code, name, permissions, scope, demandsFactor } = staffRole
    return await db.select({ code, name, permissions, scope, demandsFactor }).from(staffRole).where(lt(id, 100)).orderBy(asc(id))
  } finally {
    await close()
  }
}

/** How far a call reaches for a role with this scope. */
const reach = (scope: StaffRecordScope, ofRole: StaffScope): StaffAccessCell => {
  if (scope === 'none') return 'allowed'
  return scope === 'portfolio' ? ofRole : scope
}

/** A visitor, whom a buyer's login makes nobody else, and then the preset roles. */
const cellsOf = ({ access, scope }: SellerCallDefinition, roles: readonly PresetStaffRole[]): readonly StaffAccessCell[] => [
  decideStaffAccess(access, null) === 'allow' ? 'allowed' : 'unauthorized',
  ...roles.map((role): StaffAccessCell => (decideStaffAccess(access, { permissions: new Set(role.permissions), scope: role.scope }) === 'allow' ? reach(scope, role.scope) : 'forbidden')),
]

/** The table as the tests read it. */
export const staffAccessTableText = async (heading: string): Promise<string> => {
  const roles = await readPresetRoles()
  const columns = ['visitor', ...roles.map(({ code }) => code)]
  const object = (cells: readonly StaffAccessCell[]) => `{ ${cells.map((cell, index) => `${columns[index]}: '${cell}'`).join(', ')} }`
  return [
    heading,
    `import type { SellerKey } from '@mall/api/seller/contract'`,
    `import type { PresetStaffRole } from '../seller/account/presets.ts'`,
    `import type { PresetStaffGrants, StaffAccessRow } from './staff-access-cell.ts'`,
    '',
    '/** What the preset roles of the staff hold. */',
    'export const presetStaffGrants: Readonly<Record<PresetStaffRole, PresetStaffGrants>> = {',
    ...roles.map(({ code, permissions, scope, demandsFactor }) => `  ${code}: { scope: '${scope}', demandsFactor: ${demandsFactor}, permissions: ${quoted(permissions)} },`),
    '}',
    '',
    '/** Which of the staff may make each call of the seller’s side, and whose records it reaches for them: docs/access.md. */',
    'export const staffAccessTable: Readonly<Record<SellerKey, StaffAccessRow>> = {',
    ...keys.map((key) => `  '${key}': ${object(cellsOf(definitionOf(key), roles))},`),
    '}',
    '',
  ].join('\n')
}

const needs = ({ access }: SellerCallDefinition): string => {
  if (access.who === 'public') return 'nothing'
  return staffPermissionsFor(access).join(' or ') || 'a login of the staff'
}

const shown = (cell: StaffAccessCell): string => (cell === 'allowed' ? '✓' : cell === 'unauthorized' || cell === 'forbidden' ? '–' : cell)

/** The part of the page for the seller's side. */
export const staffAccessLines = async (): Promise<readonly string[]> => {
  const roles = await readPresetRoles()
  const names = roles.map(({ name }) => name)
  const callsOf = (controller: string): string[][] =>
    keys
      .filter((key) => key.split('/')[2] === controller)
      .map((key) => {
        const definition = definitionOf(key)
        return [key.split('/').slice(3).join('/'), needs(definition), definition.scope, ...cellsOf(definition, roles).map(shown), definition.summary]
      })
  return [
    '# The seller’s side',
    '',
    'Its staff have accounts, roles and tokens of their own. A buyer’s token opens none of these calls, and a token of the staff none of those above (`sides.test.ts`); the preset roles',
    `are compared by \`staff-access.test.ts\`. In a column of a role: ${staffScopes.map(({ scope, name }) => `\`${scope}\` ${name}`).join(', ')}.`,
    '',
    ...tableOf(['scope', 'whose records'], Object.entries(staffRecordScopes).map(([scope, text]) => [`\`${scope}\``, text])),
    '',
    '## The preset roles of the staff',
    '',
    ...tableOf(
      ['permission', '', ...names],
      [
        ...allStaffPermissions.map((one) => [`\`${one}\``, staffPermissionName(one), ...roles.map(({ permissions }) => (permissions.includes(one) ? '✓' : '–'))]),
        ['*scope*', '客户范围', ...roles.map(({ scope }) => `\`${scope}\``)],
        ['*second factor*', '两步验证', ...roles.map(({ demandsFactor }) => (demandsFactor ? 'demanded' : '–'))],
      ],
    ),
    '',
    ...(Object.keys(sellerControllers) as SellerControllerName[]).flatMap((controller) => [
      `## ${controller}`,
      '',
      ...tableOf(['call', 'needs', 'scope', 'visitor or buyer', ...names, 'what it does'], callsOf(controller)),
      '',
    ]),
  ]
}
