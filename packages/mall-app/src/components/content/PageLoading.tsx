import { Skeleton } from '@mall/ui/skeleton'

/** In place of a page to read: what is shipped is not drawn before what was published is known, which would change it below the eyes. */
export const PageLoading = () => (
  <div role="status" aria-label="内容加载中">
    <Skeleton lines={6} />
  </div>
)
