import type { OrderDetail } from '@mall/api/contract'

type Step = OrderDetail['Steps'][number]

/** The current step: the index of the step in progress or of the one that failed; the number of steps when all are done. */
export const progressOf = (steps: readonly Step[]): { readonly current: number; readonly failed: boolean } => {
  const at = steps.findIndex(({ State }) => State === 'current' || State === 'failed')
  if (at < 0) return { current: steps.length, failed: false }
  return { current: at, failed: steps[at]?.State === 'failed' }
}
