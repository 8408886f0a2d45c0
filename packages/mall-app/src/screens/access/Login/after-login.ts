import { safeReturnPath } from '@mall/app-kit/session/safe-return.ts'

/** Where to go after a login: `ReturnUrl` when it is a path of this site, else `Redirect`, else `/`. Never another origin. */
export const afterLogin = (returnUrl: string | null, redirect: string): string =>
  safeReturnPath(returnUrl) ?? safeReturnPath(redirect) ?? '/'
