import type { MadePhoto, MakePhoto, PhotoFault } from '../../../catalogue/pictures/make-photo.ts'
import { BusinessError, CallError } from '../../../platform/http/errors.ts'
import { createThreadPool } from '../thread-pool.ts'

/**
 * Makes photos in a thread of their own, one after the other, so that a large one delays no request. What needs more time or memory than any
 * photo counts as broken.
 * @throws BusinessError when too many wait already
 */
export const createPhotoMaker = (): MakePhoto => {
  const make = createThreadPool<Uint8Array<ArrayBuffer>, MadePhoto | PhotoFault>({
    module: new URL('make-photo.ts', import.meta.url),
    name: 'makePhoto',
    priority: 'low',
    mayWait: 20,
    patienceMs: 60_000,
    workMs: 45_000,
    keepMs: 5_000,
    // Of JavaScript: the pixels of a photo are outside of it, and bounded by how many it may have.
    maxHeapMb: 256,
    busy: () => new BusinessError('PICTURES_BUSY', '正在处理的图片较多，请稍后再试'),
    overspent: () => new Error('Not to be made in the time that a photo may take.'),
  })
  return async (bytes) => {
    try {
      return await make(bytes)
    } catch (error) {
      if (error instanceof CallError) throw error
      return 'broken'
    }
  }
}
