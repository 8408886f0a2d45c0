import { simplified } from './traditional.ts'
import { isSynonym } from './synonyms.ts'

/** Words of one query; further ones are left out, they would only cost time. */
export const maxTokens = 8

/**
 * Full-width to half-width, lower case, punctuation and runs of blanks to one space. The query and the searched text
 * both pass through it.
 */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/[^\p{L}\p{N}.\-+#%_\\×]+/gu, ' ').trim()

/** All texts that find a product, except pinyin: parts that repeat an earlier one are left out. */
export const searchTextOf = (parts: readonly string[]): string => [...new Set(parts.map(normalise).filter((part) => part !== ''))].join(' ')

/** Units as people write them, after a number. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*毫米/gu, 'mm'], [/(?<=\d)\s*(?:厘米|公分)/gu, 'cm'], [/(?<=\d)\s*(?:公斤|千克)/gu, 'kg'], [/(?<=\d)\s*毫升/gu, 'ml'],
  [/(?<=\d)\s*克(?!力)/gu, 'g'], [/(?<=\d)\s*公?升/gu, 'l'], [/(?<=\d)\s*米(?![黄色白])/gu, 'm'], [/(?<=\d)\s*英?寸/gu, '寸'], [/(?<=\d)\s*瓦/gu, 'w'],
  [/(?<=\d)\s*毫安时?/gu, 'mah'], [/(?<=\d)\s+(?=(?:mm|cm|kg|ml|mah|gb|tb|g|m|l|w)(?![a-z]))/gu, ''],
]

/** One spelling for words of products and of queries: normalised, simplified, `80克` as `80g`, `76*76` as `76×76`, `76mm×76mm` as `76×76mm`. */
export const spelled = (text: string): string => {
  const crossed = simplified(text.normalize('NFKC'))
    .replaceAll(/(?<=\d(?:[mc]m)?)\s*[*x×]\s*(?=\d)/giu, '×')
    .replaceAll(/(?<=\d)([mc]m)×(?=[\d.]+\1)/giu, '×')
    .replaceAll(/[双三]a(?=(?:碱性|充电|干)?电池)/giu, (size) => (size.startsWith('双') ? 'aa' : 'aaa'))
  return units.reduce((so, [unit, short]) => so.replaceAll(unit, short), normalise(crossed))
}

/** A number with what it counts, a letter that names a type, what is not Chinese, what is. */
const parts = /\d+(?:\.\d+)?[号寸张抽层页节支只个包卷口位格片条枚盒袋瓶色人]|[a-z][型类形]|[^\p{Script=Han}\s]+|\p{Script=Han}+/gu

/** At least a letter or a digit; a letter alone says nothing. */
const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part) && !/^[a-z]$/.test(part)

/** What holds so many: of 12支/盒 and 500张/包 the last character, which is no word of a product, and of which a copied name must not ask. */
const packedIn = /(?<=\d[\p{Script=Han}a-z]{1,2})\s*[/／]\s*\p{Script=Han}(?![\p{L}\p{N}])/giu

/**
 * The parts of a query. Blanks separate, and so does a change between Chinese and Latin: `a4复印纸` finds `A4 多功能复印纸`. What is left
 * without a blank may be several words yet.
 */
export const tokensOf = (query: string): string[] => {
  const all = spelled(query.replaceAll(packedIn, '')).split(' ').flatMap((chunk) => (isSynonym(chunk) ? [chunk] : (chunk.match(parts) ?? [])))
  return [...new Set(all.map((part) => part.replaceAll(/^[-+.#%_\\×]+|[-.#_\\×]+$/gu, '')).filter(isWord))].slice(0, maxTokens)
}

/** Whether a word may be pinyin or initials. */
export const isPinyinLike = (token: string): boolean => /^[a-z]{2,}$/.test(token)
