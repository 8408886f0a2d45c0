import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Skeleton } from '@mall/ui/skeleton'
import { Suspense, type ComponentProps } from 'react'

/** Few forms are sent with pictures: uploads come after the form. */
const PicturesField = lazyInPage(async () => (await import('./PicturesField.tsx')).PicturesField)

export const LazyPicturesField = (props: ComponentProps<typeof PicturesField>) => (
  <Suspense fallback={<Skeleton variant="block" height={132} data-full="" />}>
    <PicturesField {...props} />
  </Suspense>
)
