import { asc, isNull } from 'drizzle-orm'
import {
  allPermissions, contract, controllers, dataScopes, decideAccess, permissionName, permissionsFor, recordScopes,
  type CallDefinition, type CallKey, type ControllerName, type DataScope, type Permission, type RecordScope,
} from '@mall/api/contract'
import { role } from '../src/platform/db/schema/role.ts'
import type { AccessCell } from '../src/testing/access-cell.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { staffAccessLines } from './staff-access-table.ts'
import { quoted, tableOf } from './table-text.ts'

interface PresetRole {
  readonly code: string
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly scope: DataScope
}

const keys = Object.keys(contract) as readonly CallKey[]
const definitionOf = (key: CallKey): CallDefinition => contract[key]

let presetRoles: Promise<readonly PresetRole[]> | undefined
/** As the migrations leave them in an empty database, which is opened once. */
const readPresetRoles = () => (presetRoles ??= queryPresetRoles())

const queryPresetRoles = async (): Promise<readonly PresetRole[]> => {
  const { db, close } = await openTestDatabase(null)
  try {
    const { code, name, permissions, scope } = role
    return await db.select({ code, name, permissions, scope }).from(role).where(isNull(role.enterpriseId)).orderBy(asc(role.id))
  } finally {
    await close()
  }
}

/** How far a call reaches for a role with this 数据范围. */
const reach = (scope: RecordScope, ofRole: DataScope): AccessCell => {
  if (scope === 'none') return 'allowed'
  if (scope === 'role') return ofRole
  if (scope === 'roleInEnterprise') return ofRole === 'group' ? 'enterprise' : ofRole
  if (scope === 'companies') return ofRole === 'group' ? 'group' : 'enterprise'
  return scope
}

const cellOf = ({ access, scope }: CallDefinition, { permissions, scope: ofRole }: PresetRole): AccessCell =>
  decideAccess(access, { permissions: new Set(permissions), scope: ofRole }) === 'allow' ? reach(scope, ofRole) : 'forbidden'

/** A visitor, and then the preset roles. */
const cellsOf = (definition: CallDefinition, roles: readonly PresetRole[]): readonly AccessCell[] => [
  decideAccess(definition.access, null) === 'allow' ? 'allowed' : 'unauthorized',
  ...roles.map((one) => cellOf(definition, one)),
]

/** The table as the tests read it. */
export const accessTableText = async (heading: string): Promise<string> => {
  const roles = await readPresetRoles()
  const columns = ['visitor', ...roles.map(({ code }) => code)]
  const object = (cells: readonly AccessCell[]) => `{ ${cells.map((cell, index) => `${columns[index]}: '${cell}'`).join(', ')} }`
  return [
    heading,
    `import type { CallKey, Permission } from '@mall/api/contract'`,
    `import type { PresetRole } from '../company/role/presets.ts'`,
    `import type { AccessRow, PresetGrants } from './access-cell.ts'`,
    '',
    '/** What the preset roles hold. */',
    'export const presetGrants: Readonly<Record<PresetRole, PresetGrants>> = {',
    ...roles.map(({ code, permissions, scope }) => `  ${code}: { scope: '${scope}', permissions: ${quoted(permissions)} },`),
    '}',
    '',
    '/** The permissions of which each call asks for one. A call that is not here asks for none. */',
    'export const neededFor: Readonly<Partial<Record<CallKey, readonly Permission[]>>> = {',
    ...keys.flatMap((key) => {
      const needed = permissionsFor(definitionOf(key).access)
      return needed.length === 0 ? [] : [`  '${key}': ${quoted(needed)},`]
    }),
    '}',
    '',
    '/** Who may make each call, and whose records it reaches for them: docs/access.md. */',
    'export const accessTable: Readonly<Record<CallKey, AccessRow>> = {',
    ...keys.map((key) => `  '${key}': ${object(cellsOf(definitionOf(key), roles))},`),
    '}',
    '',
  ].join('\n')
}

const needs = ({ access }: CallDefinition): string => {
  if (access.who === 'public') return 'nothing'
  const parts = [permissionsFor(access).join(' or '), access.colleagues === true ? 'colleagues' : '', access.prices === true ? 'prices' : ''].filter((part) => part !== '')
  return parts.length === 0 ? 'a login' : parts.join(', ')
}

const shown = (cell: AccessCell): string => (cell === 'allowed' ? '✓' : cell === 'unauthorized' || cell === 'forbidden' ? '–' : cell)

/** The table as people read it. */
export const accessPage = async (): Promise<string> => {
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
    '# Who may call what',
    '',
    'Written by `npm run generate` from the access rule and the scope of each call (`packages/api/src/contract`) and from the preset roles as the migrations leave',
    'them in the database. The tests make each call as each of these roles and compare (`access.test.ts`, `access-scopes.test.ts`). Companies can make roles of their own:',
    'for them the columns *needs* and *scope* say what follows.',
    '',
    'In a column of a role: – the call is rejected, with 401 for a visitor and 403 for the others; ✓ it is allowed and about no record of a customer; else whose records exist',
    `for the role: ${dataScopes.map(({ scope, name }) => `\`${scope}\` ${name}`).join(', ')}, or \`shared\` and \`approval\` as below.`,
    '*colleagues*: only for a 数据范围 wider than 本人. *prices*: only for callers who see prices (价格可见), because of their company or by `price.view`.',
    '',
    ...tableOf(['scope', 'whose records'], Object.entries(recordScopes).map(([scope, text]) => [`\`${scope}\``, text])),
    '',
    '## The preset roles',
    '',
    ...tableOf(
      ['permission', '', ...names],
      [
        ...allPermissions.map((one) => [`\`${one}\``, permissionName(one), ...roles.map(({ permissions }) => (permissions.includes(one) ? '✓' : '–'))]),
        ['*scope*', '数据范围', ...roles.map(({ scope }) => `\`${scope}\``)],
      ],
    ),
    '',
    ...(Object.keys(controllers) as ControllerName[]).flatMap((controller) => [
      `## ${controller}`,
      '',
      ...tableOf(['call', 'needs', 'scope', 'visitor', ...names, 'what it does'], callsOf(controller)),
      '',
    ]),
    ...(await staffAccessLines()),
  ].join('\n')
}
