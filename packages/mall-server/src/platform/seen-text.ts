/** What nobody sees, and what turns the direction of writing. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

/** Words of another system that stand on a page beside others: without what nobody sees of them, and at most so many characters, each of them whole. */
export const seenText = (text: string, most: number): string => [...text.replaceAll(unseen, '').trim()].slice(0, most).join('')
