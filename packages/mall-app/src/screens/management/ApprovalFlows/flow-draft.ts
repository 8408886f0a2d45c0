import type { ApprovalFlowContent, ApprovalFlowPerson } from '@mall/api/contract'
import type { Draft } from '@mall/app-kit/forms/draft-store.ts'

/** What is written of a flow and not saved. */
export interface FlowDraft {
  /** The version that it was written on; null: of a new flow. */
  readonly Version: number | null
  readonly Content: ApprovalFlowContent
  /** Those who are named in it: whom a search found, the flow does not know yet. */
  readonly People: readonly ApprovalFlowPerson[]
}

const userIdsIn = ({ Rules }: ApprovalFlowContent): readonly number[] => Rules.flatMap(({ Nodes }) => Nodes.flatMap(({ UserIds }) => UserIds))

/** What is kept: only the people who are named. */
export const flowDraft = ({ Version, Content, People }: FlowDraft): FlowDraft => {
  const named = new Set(userIdsIn(Content))
  return { Version, Content, People: People.filter(({ UserId }) => named.has(UserId)) }
}

/** Null where nothing is kept, and for what another version of the page has kept. */
export const flowDraftOf = (draft: Draft | null): FlowDraft | null => {
  try {
    return draft === null ? null : flowDraft(draft.values as FlowDraft)
  } catch {
    return null
  }
}
