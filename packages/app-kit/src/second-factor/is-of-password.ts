const ofPassword: ReadonlySet<unknown> = new Set(['WRONG_PASSWORD', 'ACCOUNT_LOCKED', 'LOGIN_SLOWED'])

/** Whether a failure, by its code, is said beside the password. */
export const isOfPassword = (code: unknown): boolean => ofPassword.has(code)
