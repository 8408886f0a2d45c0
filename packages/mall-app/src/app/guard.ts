import type { Screen } from '../lib/define-screen.ts'
import { href } from '../site/routes.ts'

export interface GuardInput {
  readonly route: Pick<Screen, 'access'>
  readonly hasToken: boolean
  /** Path, query and hash of the address that was asked for. */
  readonly address: string
}

export type GuardVerdict = { readonly kind: 'enter' } | { readonly kind: 'redirect'; readonly to: string }

/** A login-required route without a token redirects to /login (specification §2), which comes back afterwards. */
export const guard = ({ route, hasToken, address }: GuardInput): GuardVerdict => {
  if (route.access === 'public' || hasToken) return { kind: 'enter' }
  return { kind: 'redirect', to: href('login', { ReturnUrl: address }) }
}
