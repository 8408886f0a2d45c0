import { sitePath } from './site-path.ts'

/** Whether an address is one of the web. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address)

/** Whether a link may lead to an address: a path of the mall, or an address of the web. A browser runs nothing that begins otherwise. */
export const isLinkAddress = (address: string): boolean => isWebAddress(address) || sitePath(address) !== null
