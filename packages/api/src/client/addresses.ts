/** Where the mall is, and what is elsewhere. */
export interface Addresses {
  /** Where a call to a path or an address goes, as the URL parser has it; a path where no origin is known. */
  resolve(target: string): string | URL
  /** A path as an address, an address as it is: to put it into a page. */
  url(path: string): string
  /** Whether a path or address is the mall's own: token, cookies and headers are sent only there. */
  isOurs(target: string): boolean
}

const isAddress = (target: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)

/** Stands for the origin of a page without one (a sandboxed frame): a path must not leave it either. */
const nowhere = 'http://mall.invalid'

export const createAddresses = (baseUrl: string): Addresses => {
  const page = typeof location === 'undefined' ? undefined : location.origin
  const wanted = baseUrl || '/'
  const base = URL.canParse(wanted, page) ? new URL(wanted, page) : undefined
  const prefix = (base?.href ?? baseUrl).replace(/\/+$/, '')
  const url = (path: string) => (isAddress(path) ? path : `${prefix}/${path.replace(/^\/+/, '')}`)
  const resolve = (target: string) => (URL.canParse(url(target), base) ? new URL(url(target), base) : url(target))
  return {
    resolve,
    url,
    isOurs: (target) => {
      const resolved = resolve(target)
      if (typeof resolved !== 'string') return resolved.origin === base?.origin
      return URL.canParse(resolved, nowhere) && new URL(resolved, nowhere).origin === nowhere
    },
  }
}
