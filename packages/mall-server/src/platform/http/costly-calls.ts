import * as z from 'zod/mini'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'

/** They read much, though they return no pages of a list. */
const withoutPages: ReadonlySet<AnyCallKey> = new Set([
  'POST /api/ApprovalFlow/Replay',
  'POST /api/Product/Rank',
  'POST /api/Product/Search',
  'POST /api/Product/Select',
  'POST /api/PurchaseList/LastMonth',
  'POST /api/Report/People',
  'POST /api/Workbench/Index',
])

const takesPage = ({ body }: AnyCallDefinition): boolean => body instanceof z.ZodMiniObject && 'PageIndex' in body.shape

/** Lists, reports and searches: what they cost depends on their filters and on how much their caller may see. Exports are downloads, which have turns of their own. */
export const costlyCalls: ReadonlySet<AnyCallKey> = new Set((Object.keys(allCalls) as AnyCallKey[]).filter((key) => takesPage(allCalls[key]) || withoutPages.has(key)))

/** They draw files as downloads do, and send them by mail. */
export const sendsFiles: ReadonlySet<AnyCallKey> = new Set(['POST /api/Invoice/Resend'])
