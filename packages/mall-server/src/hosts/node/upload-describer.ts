import { BusinessError, CallError } from '../../platform/http/errors.ts'
import type { DescribeUpload } from '../../catalogue/search/image/describe-upload.ts'
import { createThreadPool } from './thread-pool.ts'

/**
 * Describes uploads in a thread of their own, one after the other, so that a large picture delays no request. What needs more time or
 * memory than any picture counts as unreadable.
 * @throws BusinessError when too many wait already.
 */
export const createUploadDescriber = (): DescribeUpload => {
  const describe = createThreadPool<Uint8Array<ArrayBuffer>, Uint8Array | null>({
    module: new URL('../../catalogue/search/image/describe-upload.ts', import.meta.url),
    name: 'describeUpload',
    priority: 'low',
    mayWait: 8,
    patienceMs: 30_000,
    // The largest picture takes two seconds.
    workMs: 10_000,
    keepMs: 0,
    // More than the largest picture needs.
    maxHeapMb: 512,
    busy: () => new BusinessError('IMAGE_SEARCH_BUSY', '图片搜索繁忙，请稍后再试'),
    overspent: () => new Error('No picture to search by.'),
  })
  return async (bytes) => {
    try {
      return await describe(bytes)
    } catch (error) {
      if (error instanceof CallError) throw error
      return null
    }
  }
}
