import type { ParcelLabel } from '../../../trade/delivery/labels.ts'
import { rowsInThread } from '../row-texts.ts'
import { drawLabels } from './draw-labels.ts'

export const drawLabelsWork = (labels: readonly string[]): Promise<Uint8Array<ArrayBuffer>> => drawLabels(rowsInThread<ParcelLabel>(labels))
