/** Limits of a user's passkeys, and how long one may take to answer a challenge, seconds. */
export const passkeyLimits = { count: 10, name: 30, seconds: 300 } as const
