import { allCalls, isSellerKey, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { accessTable } from '../access-table.ts'
import { staffAccessTable } from '../staff-access-table.ts'
import { successOf } from './successes.ts'
import { plain, type ContractCase } from './define.ts'
import { extras, failures } from './others.ts'

export type { ContractCase, ContractTarget, Reply } from './define.ts'

/** It leaves its account with another password, and so comes after every case of that account. */
const changeOfPassword: AnyCallKey = 'POST /api/SellerAccount/ChangePassword'

/** Every call, in an order in which each can be made. */
export const keysInOrder: readonly AnyCallKey[] = (Object.keys(allCalls) as AnyCallKey[]).toSorted((one, other) => Number(one === changeOfPassword) - Number(other === changeOfPassword))

/** Accounts of the demo with one preset role each. */
const roles = { buyer: 'Buyer', finance: 'Finance', approver: 'Approver' } as const

/** The demo's staff with one preset role each. */
const staffRoles = { sales: 'AccountManager', warehouse: 'Warehouse' } as const

/** Those of a side whose roles do not allow the call. */
const forbiddenTo = (key: AnyCallKey): readonly (keyof typeof roles | keyof typeof staffRoles)[] =>
  isSellerKey(key)
    ? (['sales', 'warehouse'] as const).filter((who) => staffAccessTable[key][staffRoles[who]] === 'forbidden')
    : (['buyer', 'finance', 'approver'] as const).filter((who) => accessTable[key][roles[who]] === 'forbidden')

const accessCases = (key: AnyCallKey): ContractCase[] => {
  const { access, body }: AnyCallDefinition = allCalls[key]
  const cases: ContractCase[] = []
  if (access.who !== 'public') cases.push({ key, name: 'a visitor', who: 'visitor', outcome: 'UNAUTHORIZED', input: plain({}) })
  for (const who of forbiddenTo(key)) cases.push({ key, name: `${who}, who may not`, who, outcome: 'FORBIDDEN', input: plain({}) })
  if (body && allCalls[key].response && !body.safeParse({}).success && !('mode' in allCalls[key])) {
    cases.push({ key, name: 'a body that misses everything', who: successOf(key)[0], outcome: 'INVALID_INPUT', input: plain({}) })
  }
  return cases
}

const isDownload = (key: AnyCallKey): boolean => 'mode' in allCalls[key] && allCalls[key].mode === 'download'

/** Every case of every call: the access rule, success, and failure. A success may end the session, so what is refused comes first. */
export const contractCases: readonly ContractCase[] = keysInOrder.flatMap((key): ContractCase[] => {
  const [who, input] = successOf(key)
  return [
    ...accessCases(key),
    { key, name: who, who, outcome: isDownload(key) ? 'file' : 'success', input },
    ...extras.filter((one) => one.key === key),
    ...failures.filter((one) => one.key === key),
  ]
})
