/** The most that a company has, that one account has, and that one import takes: rows of a check, and rows that are written at a time. */
export const accountLimits = { accounts: 50_000, roles: 20, checkedRows: 10_000, importedRows: 500, name: 30, nickname: 20 } as const
