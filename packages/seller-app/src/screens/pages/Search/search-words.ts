import type { MissedWord, SearchPin, SellerSynonym } from '@mall/api/seller/contract'

/** 2026-03-01 至 2026-03-31 */
export const pinDaysText = ({ From, Until }: Pick<SearchPin, 'From' | 'Until'>): string => {
  if (From === null && Until === null) return '一直'
  if (Until === null) return `${From} 起`
  return From === null ? `至 ${Until}` : `${From} 至 ${Until}`
}

/** 互为同义词, or the one direction: 搜它也找“订书机”. */
export const synonymText = ({ Meaning, BothWays }: Pick<SellerSynonym, 'Meaning' | 'BothWays'>): string => (BothWays ? `与“${Meaning}”互为同义词` : `搜它也找“${Meaning}”`)

/** What was decided about a word: 同义词：订书机. */
export const handledText = ({ Meanings, Ignored }: Pick<MissedWord, 'Meanings' | 'Ignored'>): string => (Meanings.length > 0 ? `同义词：${Meanings.join('、')}` : Ignored ? '已忽略' : '')

/** Whose searches they were, as a number. */
export const companiesText = ({ Companies }: Pick<MissedWord, 'Companies'>): string => (Companies === 0 ? '只有访客' : `${Companies} 家`)
