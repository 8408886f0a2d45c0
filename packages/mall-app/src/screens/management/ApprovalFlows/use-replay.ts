import type { ApprovalFlowContent, ApprovalReplay } from '@mall/api/contract'
import { useState } from 'react'
import { textOf } from './flow-content.ts'
import type { ReplayState } from './Replay.tsx'

/** The last replay of what is written, and whether it still is of what stands there. */
export const useReplay = (content: ApprovalFlowContent, onReplay: (content: ApprovalFlowContent) => Promise<ApprovalReplay>) => {
  const [last, setLast] = useState<{ readonly of: string; readonly result: ApprovalReplay } | null>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const now = textOf(content)
  const replay = async () => {
    setPending(true)
    setProblem(null)
    try {
      setLast({ of: now, result: await onReplay(content) })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '网络连接故障')
    } finally {
      setPending(false)
    }
  }
  const state: ReplayState = { result: last?.result, isStale: last !== null && last.of !== now, pending, problem }
  return { state, run: () => void (pending ? undefined : replay()) }
}
