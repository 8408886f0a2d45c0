/** The beginning of a text, of at most `most` characters. Half of a surrogate pair would be no character, and PostgreSQL refuses JSON that has one. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** The same, with a mark where something was left out. */
export const shortenedText = (text: string, most: number): string => (text.length > most ? `${cutText(text, most)}…` : text)
