/** True for an address of one of the old mall's origins. Browsers and tokens are sent to no other origin. */
export const isOldMallAddress = (address: string, origins: readonly string[]): boolean => {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && origins.includes(url.origin)
}

/** Where the old mall is to return the user: the page that is open, marked as one of the new mall (specification §2). */
export const returnFromOldMall = (href: string): string => {
  const url = new URL(href)
  url.searchParams.set('MallVersion', 'new')
  return url.href
}
