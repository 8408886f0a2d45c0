import type { Paper } from '../../../platform/papers.ts'
import { rowsInThread } from '../row-texts.ts'
import { drawPapers } from './draw-papers.ts'

export const drawPapersWork = (papers: readonly string[]): Promise<Uint8Array<ArrayBuffer>> => drawPapers(rowsInThread<Paper>(papers))
