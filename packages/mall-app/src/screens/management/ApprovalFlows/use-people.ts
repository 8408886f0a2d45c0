import type { ApprovalFlowDetail, ApprovalFlowPerson } from '@mall/api/contract'
import { useState } from 'react'
import type { FlowChoices } from './flow-choices.ts'

/** The people whose names are known: those of the flow, and those that were found. */
export const usePeople = (flow: ApprovalFlowDetail | null, onFind: FlowChoices['onFindPeople']) => {
  const [people, setPeople] = useState<ReadonlyMap<number, ApprovalFlowPerson>>(() => new Map(flow?.People.map((one) => [one.UserId, one])))
  const find: FlowChoices['onFindPeople'] = async (keyword, signal) => {
    const found = await onFind(keyword, signal)
    setPeople((known) => new Map([...known, ...found.map((one) => [one.UserId, one] as const)]))
    return found
  }
  return { people, find }
}
