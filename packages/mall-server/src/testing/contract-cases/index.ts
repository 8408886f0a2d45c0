import { contract, type CallDefinition, type CallKey } from '@mall/api/contract'
import { accessTable } from '../access-table.ts'
import { successOf } from './successes.ts'
import { plain, type ContractCase } from './define.ts'
import { extras, failures } from './others.ts'

export type { ContractCase, ContractTarget, Reply } from './define.ts'

const keys = Object.keys(contract) as readonly CallKey[]

/** Accounts of the demo with one preset role each. */
const roles = { buyer: 'Buyer', finance: 'Finance', approver: 'Approver' } as const

const accessCases = (key: CallKey): ContractCase[] => {
  const { access, body }: CallDefinition = contract[key]
  const cases: ContractCase[] = []
  if (access.who === 'user') cases.push({ key, name: 'a visitor', who: 'visitor', outcome: 'UNAUTHORIZED', input: plain({}) })
  for (const who of ['buyer', 'finance', 'approver'] as const) {
    if (accessTable[key][roles[who]] === 'forbidden') cases.push({ key, name: `${who}, who may not`, who, outcome: 'FORBIDDEN', input: plain({}) })
  }
  if (body && contract[key].response && !body.safeParse({}).success && !('mode' in contract[key])) {
    cases.push({ key, name: 'a body that misses everything', who: successOf(key)[0], outcome: 'INVALID_INPUT', input: plain({}) })
  }
  return cases
}

const isDownload = (key: CallKey): boolean => 'mode' in contract[key] && contract[key].mode === 'download'

/** Every case of every call: the access rule, success, and failure. A success may end the session, so what is refused comes first. */
export const contractCases: readonly ContractCase[] = keys.flatMap((key): ContractCase[] => {
  const [who, input] = successOf(key)
  return [
    ...accessCases(key),
    { key, name: who, who, outcome: isDownload(key) ? 'file' : 'success', input },
    ...extras.filter((one) => one.key === key),
    ...failures.filter((one) => one.key === key),
  ]
})
