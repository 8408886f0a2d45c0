/** When an access token runs out, ISO 8601; null when it does not say. For display only: nothing is verified. */
export const tokenExpiry = (token: string): string | null => {
  try {
    const { exp } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' ? new Date(exp * 1000).toISOString() : null
  } catch {
    return null
  }
}

/** The same token with an invalid signature: the next call fails with 401. */
export const spoiled = (token: string): string => `${token.split('.').slice(0, 2).join('.')}.spoiled`
