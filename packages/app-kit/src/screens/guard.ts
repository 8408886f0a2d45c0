import type { Screen } from './define-screen.ts'

/** The address of an app's login, which comes back to `returnUrl`; '' for the login alone. */
export type LoginHref = (returnUrl: string) => string

export interface GuardInput {
  readonly route: Pick<Screen, 'access'>
  readonly hasToken: boolean
  /** Path, query and hash of the address that was asked for. */
  readonly address: string
  readonly loginHref: LoginHref
}

export type GuardVerdict = { readonly kind: 'enter' } | { readonly kind: 'redirect'; readonly to: string }

/** A login-required route without a token redirects to the login (specification §2), which comes back afterwards. */
export const guard = ({ route, hasToken, address, loginHref }: GuardInput): GuardVerdict => {
  if (route.access === 'public' || hasToken) return { kind: 'enter' }
  return { kind: 'redirect', to: loginHref(address) }
}
