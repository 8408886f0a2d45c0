import { appServerOf } from './app-server.ts'

/** The status of the page at an address: 404 where the app says that there is none, or that there is no such product. */
export type PageStatus = (pathname: string) => Promise<200 | 404>

const always: PageStatus = () => Promise.resolve(200)

/** Without a server's module in the build, nobody knows which pages exist. A database that does not respond makes no page unknown. */
export const createPageStatus = (folder: string, isProduct: (code: string) => Promise<boolean>): PageStatus => {
  const load = appServerOf(folder)
  if (load === null) return always
  return async (pathname) => {
    const page = (await load()).pageAt(pathname)
    const isKnown = typeof page === 'string' ? page === 'page' : await isProduct(page.productCode).catch(() => true)
    return isKnown ? 200 : 404
  }
}
