import { Worker } from 'node:worker_threads'
import { BusinessError } from '../http/errors.ts'
import type { DescribeUpload } from '../search/image/describe-upload.ts'
import { createTurns } from './in-turn.ts'

/** A picture that takes longer is given up, ms. */
const patienceMs = 20_000

/** More than the largest picture needs, MB; a picture that wants more is given up, not the server. */
const maxHeapMb = 512

const runWorker = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    const giveUp = setTimeout(() => void worker.terminate(), patienceMs)
    worker.once('message', (descriptor: Uint8Array | null) => resolve(descriptor))
    worker.once('error', () => resolve(null))
    worker.once('exit', () => {
      clearTimeout(giveUp)
      resolve(null)
    })
  })

/**
 * Describes uploads in a thread of their own, one after the other, so that a large picture delays no request. The thread ends
 * with its picture, which frees its memory.
 * @throws BusinessError when too many wait already.
 */
export const createUploadDescriber = (): DescribeUpload => {
  const inTurn = createTurns({ atOnce: 1, mayWait: 8, busy: () => new BusinessError('IMAGE_SEARCH_BUSY', '图片搜索繁忙，请稍后再试') })
  return (bytes) => inTurn(() => runWorker(bytes))
}
