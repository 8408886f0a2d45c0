import type { ApprovalFlowContent, ApprovalSimulation } from '@mall/api/contract'
import { useState } from 'react'
import { textOf } from './flow-content.ts'
import type { Sample } from './Simulation.tsx'

/** Which rules held for the last sample order, as long as the draft is as it was then. */
export const useTrial = (content: ApprovalFlowContent, onSimulate: (content: ApprovalFlowContent, sample: Sample) => Promise<ApprovalSimulation>) => {
  const [last, setLast] = useState<{ readonly of: string; readonly rules: readonly number[] } | null>(null)
  const now = textOf(content)
  const simulate = async (sample: Sample): Promise<ApprovalSimulation> => {
    const result = await onSimulate(content, sample)
    setLast({ of: now, rules: result.Rules })
    return result
  }
  return { simulate, rules: last?.of === now ? last.rules : [], isStale: last !== null && last.of !== now }
}
