import type { CallInput } from '@mall/api/contract'
import { publishedFlows, type FlowInForce } from '../../company/approval-flow/store.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { findFlow } from './records.ts'
import { referencesOf, requireKnown } from './references.ts'
import { contentOf } from './wire.ts'

type Draft = Pick<CallInput<'POST /api/ApprovalFlow/Replay'>, 'FlowId' | 'Content'>

/** A flow that is not saved yet: no row has this id. */
const newFlowId = 0

export interface Trial {
  readonly flowId: number
  /** The flows in force now. */
  readonly current: readonly FlowInForce[]
  /** The flows that would be in force, with the draft in place of its published version. */
  readonly tried: readonly FlowInForce[]
}

/**
 * A draft among the flows in force, as if it were published.
 * @throws BusinessError when the flow is unknown, or refers to what the company does not have.
 */
export const tryDraft = async (db: Db, caller: Caller, { FlowId, Content }: Draft): Promise<Trial> => {
  const saved = FlowId === undefined ? null : await findFlow(db, caller, FlowId)
  const content = contentOf(Content)
  requireKnown(await referencesOf(db, caller.enterpriseId, [content]), content)
  const flowId = saved?.id ?? newFlowId
  const current = await publishedFlows(db, caller.enterpriseId)
  // First: of two for the same department it is the draft that is tried.
  return { flowId, current, tried: [{ id: flowId, version: (saved?.publishedVersion ?? 0) + 1, ...content }, ...current.filter(({ id }) => id !== flowId)] }
}
