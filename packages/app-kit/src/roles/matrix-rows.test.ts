import { expect, it } from 'vitest'
import { matrixRows } from './matrix-rows.ts'

const facts = {
  texts: [{ name: '数据范围', textOf: ({ Scope }: { readonly Scope: string }) => Scope }],
  single: [{ permission: 'purchase', name: '采购下单' }],
  areas: [{ area: '地址', levels: [{ permission: 'address.view', name: '地址查看' }, { permission: 'address.manage', name: '地址管理' }] }],
  levels: ['查看', '管理'],
}
const role = (RoleId: number, Scope: string, ...Permissions: readonly string[]) => ({ RoleId, Name: `角色${RoleId}`, Scope, Permissions })

it('says of each role the most that it holds, in the order of the roles', () => {
  const rows = matrixRows([role(1, '本人', 'purchase', 'address.view', 'address.manage'), role(2, '集团', 'address.view'), role(3, '本部门')], facts)
  expect(rows).toEqual([
    { name: '数据范围', cells: [{ text: '本人', isMost: false }, { text: '集团', isMost: false }, { text: '本部门', isMost: false }] },
    { name: '采购下单', cells: [{ text: '有', isMost: true }, { text: '—', isMost: false }, { text: '—', isMost: false }] },
    { name: '地址', cells: [{ text: '管理', isMost: true }, { text: '查看', isMost: false }, { text: '—', isMost: false }] },
  ])
})
