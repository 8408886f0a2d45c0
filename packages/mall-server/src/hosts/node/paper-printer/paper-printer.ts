import { BusinessError } from '../../../platform/http/errors.ts'
import type { DrawPapers } from '../../../platform/papers.ts'
import { textsOf } from '../row-texts.ts'
import { createThreadPool } from '../thread-pool.ts'

const busy = () => new BusinessError('PAPER_BUSY', '正在生成的单据较多，请稍后再试')

/**
 * Draws papers in a thread of their own, as invoices are: reading the font and picking its glyphs takes a good part of a second, in which
 * the server would not respond.
 * @throws BusinessError when too many wait already.
 */
export const createPaperPrinter = (): DrawPapers => {
  const draw = createThreadPool<readonly string[], Uint8Array<ArrayBuffer>>({
    module: new URL('draw-papers-work.ts', import.meta.url),
    name: 'drawPapersWork',
    priority: 'low',
    mayWait: 16,
    patienceMs: 60_000,
    workMs: 60_000,
    keepMs: 0,
    maxHeapMb: 512,
    busy,
    overspent: busy,
  })
  return async (papers) => draw(await textsOf(papers))
}
