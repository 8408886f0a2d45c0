/** Where the mall is, and what is elsewhere. */
export interface Addresses {
  /** What stands before every path: absolute wherever the environment has an origin. */
  readonly prefix: string
  /** A path as it is; anything else as an address, which no prefix is put before. */
  resolve(target: string): string | URL
  /** The same as text, with the prefix: to put it into a page. */
  url(path: string): string
  /** Whether a path or address is the mall's own: only there go the token, cookies and headers. */
  isOurs(target: string): boolean
}

const isAddress = (target: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)

export const createAddresses = (baseUrl: string): Addresses => {
  const page = typeof location === 'undefined' ? undefined : location.origin
  const wanted = baseUrl || '/'
  const base = URL.canParse(wanted, page) ? new URL(wanted, page) : undefined
  const resolve = (target: string) => (isAddress(target) && URL.canParse(target, base) ? new URL(target, base) : target)
  const prefix = base?.href ?? baseUrl
  return {
    prefix,
    resolve,
    url: (path) => (isAddress(path) ? path : `${prefix.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`),
    isOurs: (target) => {
      const resolved = resolve(target)
      return typeof resolved === 'string' ? !isAddress(target) : resolved.origin === base?.origin
    },
  }
}
