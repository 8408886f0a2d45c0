import { AccessCard as KitAccessCard, type AccessCardProps } from '@mall/app-kit/access/AccessCard.tsx'
import { Wordmark } from '../wordmark/Wordmark.tsx'

/** The page of a screen without a shell: the mall's mark, and one card below it. */
export const AccessCard = (props: Omit<AccessCardProps, 'mark'>) => <KitAccessCard {...props} mark={<Wordmark />} />
