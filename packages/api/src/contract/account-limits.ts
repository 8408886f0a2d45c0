/** Limits of a company, of one account and of one import: rows that are checked, and rows that are written at a time. */
export const accountLimits = { accounts: 50_000, roles: 20, checkedRows: 10_000, importedRows: 500, name: 30, nickname: 20 } as const
