import type { ApprovalFlowDetail, ApprovalFlowPerson } from '@mall/api/contract'
import { useState } from 'react'
import type { FlowChoices } from './flow-choices.ts'

/** The people whose names are known: those of a draft, those of the flow, which is newer, and those that were found. */
export const usePeople = (flow: ApprovalFlowDetail | null, drafted: readonly ApprovalFlowPerson[], onFind: FlowChoices['onFindPeople']) => {
  const [people, setPeople] = useState<ReadonlyMap<number, ApprovalFlowPerson>>(() => new Map([...drafted, ...(flow?.People ?? [])].map((one) => [one.UserId, one])))
  const know = (more: readonly ApprovalFlowPerson[]) => setPeople((known) => new Map([...known, ...more.map((one) => [one.UserId, one] as const)]))
  const find: FlowChoices['onFindPeople'] = async (keyword, signal) => {
    const found = await onFind(keyword, signal)
    know(found)
    return found
  }
  return { people, find, know }
}
