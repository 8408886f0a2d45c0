/** The most that one user has, and that a department shares. */
export const addressLimits = { addresses: 50 } as const

/** The most characters that `Address/Parse` reads. */
export const addressTextMax = 500
