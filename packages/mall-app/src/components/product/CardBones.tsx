import { Skeleton } from '@mall/ui/skeleton'
import { Bones } from './CardBones.styles.ts'

/** A card that is read: its mat, its name, its price and its button, as large as what will come; on a phone the mat may stand `beside` its words. */
export const CardBones = ({ beside = false }: { readonly beside?: boolean }) => (
  <Bones data-part="bones" data-beside={beside ? '' : undefined} aria-hidden="true">
    <span />
    <Skeleton lines={2} />
    <Skeleton width={96} />
    <Skeleton variant="block" height={32} />
  </Bones>
)
