import type { SidesApart } from '../config.ts'

/** What a page of the mall may load. `'unsafe-inline'` for styles: styled-components writes style elements. */
export const contentSecurityPolicy = (oldMallUrl: string | null): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // The version switch posts a form to the old mall.
    `form-action 'self'${oldMallUrl ? ` ${new URL(oldMallUrl).origin}` : ''}`,
    "frame-ancestors 'none'",
    // Only text that passed the sanitiser can become HTML.
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ')

/**
 * What a page of the seller's side may load: nothing of others, and no form that is posted but to the mall, where a view opens. HTML from text is the preview of the home page, in a frame
 * without scripts, and that of a product's description, which passed the sanitiser.
 */
export const sellerContentSecurityPolicy = (apart: SidesApart | null): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${apart === null ? "'self'" : apart.mallOrigin}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types home-preview dompurify',
  ].join('; ')

/** A year: for so long a browser asks for nothing but https of a host that it was once given by https. */
const strictTransport = 'max-age=31536000'

interface Protection {
  /** The content security policy of a page. */
  readonly policy: string
  /** Whether the request came over TLS. */
  readonly isSecure: boolean
}

/** Headers of every response. A response with its own policy keeps it. */
export const setSecurityHeaders = (headers: Headers, { policy, isSecure }: Protection): void => {
  if (isSecure) headers.set('Strict-Transport-Security', strictTransport)
  headers.set('X-Content-Type-Options', 'nosniff')
  // Never a path or a query: a partner's link opens a page with a session key in its address.
  headers.set('Referrer-Policy', 'strict-origin')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()')
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
