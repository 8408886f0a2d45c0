/** Words of one query; further ones are left out, they would only cost time. */
export const maxTokens = 8

/**
 * Full-width to half-width, lower case, punctuation and runs of blanks to one space. The query and the searched text
 * both pass through it.
 */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/[^\p{L}\p{N}.\-+#%_\\×]+/gu, ' ').trim()

const scriptRuns = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu

/**
 * The words of a query, all of which a product must have. Blanks separate, and so does a change between Chinese and
 * Latin: `a4复印纸` finds `A4 多功能复印纸`.
 */
export const tokensOf = (query: string): string[] => [...new Set(normalise(query).match(scriptRuns) ?? [])].slice(0, maxTokens)

/** Whether a word may be pinyin or initials. */
export const isPinyinLike = (token: string): boolean => /^[a-z\d]*[a-z][a-z\d]*$/.test(token)

/** The whole query without blanks, as `search_name` is stored. */
export const compact = (text: string): string => normalise(text).replaceAll(' ', '')

/** All texts that find a product, except pinyin: parts that repeat an earlier one are left out. */
export const searchTextOf = (parts: readonly string[]): string => [...new Set(parts.map(normalise).filter((part) => part !== ''))].join(' ')
