import { BusinessError } from '../../../platform/http/errors.ts'
import type { CarrierLabels } from '../../../trade/delivery/labels.ts'
import { textsOf } from '../row-texts.ts'
import { createThreadPool } from '../thread-pool.ts'

const busy = () => new BusinessError('PAPER_BUSY', '正在生成的单据较多，请稍后再试')

/**
 * Draws labels itself, in a thread of their own, as papers are.
 * @throws BusinessError when too many wait already.
 */
export const createLabelPrinter = (): CarrierLabels => {
  const draw = createThreadPool<readonly string[], Uint8Array<ArrayBuffer>>({
    module: new URL('draw-labels-work.ts', import.meta.url),
    name: 'drawLabelsWork',
    priority: 'low',
    mayWait: 16,
    patienceMs: 60_000,
    workMs: 60_000,
    keepMs: 0,
    maxHeapMb: 512,
    busy,
    overspent: busy,
  })
  return { print: async (labels) => draw(await textsOf(labels)) }
}
