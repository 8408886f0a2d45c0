import { sitePath } from '@mall/api/contract'

/** Where to go on after a login: a path of this site (`ReturnUrl`, `Redirect`), or null. Never the login itself. */
export const safeReturnPath = (value: string | null | undefined): string | null => {
  const path = sitePath(value)
  return path === null || /^\/login(?![^?#])/.test(path) ? null : path
}
