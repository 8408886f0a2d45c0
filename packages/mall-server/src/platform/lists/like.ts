/** Escapes a text for a LIKE pattern. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A LIKE pattern: the text anywhere. */
export const containing = (text: string): string => `%${escapeLike(text.trim())}%`
