import { Skeleton } from '@mall/ui/skeleton'

/** While a screen's own code is on its way. */
export const ScreenLoading = () => {
  return (
    <div role="status" aria-label="页面加载中">
      <Skeleton variant="block" height={240} />
    </div>
  )
}
