/** Read by bundlers, which leave the warning out of production builds. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

let hasWarned = false

/** In development, once: a login in the memory of a process without a page is that of all requests which the process serves. */
export const warnOfSharing = (): void => {
  // Workers of a page have no window either; they are one user's.
  if (hasWarned || typeof window !== 'undefined' || 'importScripts' in globalThis || typeof process === 'undefined') return
  if (process.env.NODE_ENV !== 'production') {
    hasWarned = true
    // oxlint-disable-next-line eslint/no-console -- a login has no other way to tell a developer
    console.warn(
      '@mall/api: a login was kept in the memory of this process. On a server every request would be sent as this user: create a mall per request with createServerMall of @mall/api/server. A program of one user says so with createMall({ session: createSession({ storage: createMemoryStorage() }) }).',
    )
  }
}
