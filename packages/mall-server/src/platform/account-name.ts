/** Normalises a name that somebody types to log in: full width, capitals and surrounding blanks make no difference. */
export const normaliseAccount = (account: string): string => account.normalize('NFKC').trim().toLowerCase()
