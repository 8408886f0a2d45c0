import { Skeleton } from '@mall/ui/skeleton'
import { lazy, Suspense, type ComponentProps } from 'react'

/** Few reviews have pictures: uploads come after the form. */
const ReviewImagesField = lazy(async () => ({ default: (await import('./ReviewImagesField.tsx')).ReviewImagesField }))

export const LazyReviewImagesField = (props: ComponentProps<typeof ReviewImagesField>) => (
  <Suspense fallback={<Skeleton variant="block" height={132} />}>
    <ReviewImagesField {...props} />
  </Suspense>
)
