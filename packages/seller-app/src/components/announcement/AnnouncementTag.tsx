import type { AnnouncementState, SellerAnnouncement } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<AnnouncementState, StatusTone>> = { live: 'success', waiting: 'warning', over: 'neutral' }

/** How an announcement stands. */
export const AnnouncementTag = ({ announcement: { State, StateName } }: { readonly announcement: Pick<SellerAnnouncement, 'State' | 'StateName'> }) => <StatusTag tone={tones[State]}>{StateName}</StatusTag>
