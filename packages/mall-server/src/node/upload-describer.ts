import { Worker } from 'node:worker_threads'
import { BusinessError } from '../http/errors.ts'
import type { DescribeUpload } from '../search/image/describe-upload.ts'

/** Pictures described at the same time, and those that may wait for it. */
const atOnce = 1
const mayWait = 8

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
  let running = 0
  const waiting: (() => void)[] = []
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    if (waiting.length >= mayWait) throw new BusinessError('IMAGE_SEARCH_BUSY', '图片搜索繁忙，请稍后再试')
    return new Promise((resolve) => waiting.push(resolve))
  }
  return async (bytes) => {
    await turn()
    try {
      return await runWorker(bytes)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
