/** PostgreSQL stores no text with a NUL in it and no JSON with half of a surrogate pair, and no keyboard types either. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text)
