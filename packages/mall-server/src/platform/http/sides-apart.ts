import type { MiddlewareHandler } from 'hono'
import type { SidesApart } from '../config.ts'
import { failure } from './envelope.ts'
import { NotFoundError } from './errors.ts'

/** Where the pages of the seller's side are, on whichever host. */
export const sellerPath = '/seller'

export const isSellerPage = (path: string): boolean => path === sellerPath || path.startsWith(`${sellerPath}/`)

const hostOf = (url: string): string => new URL(url).host

/** What is of neither side: what a load balancer asks, and what is shown on both. */
const isShared = (path: string): boolean => path === '/healthz' || path === '/readyz' || path.startsWith('/pictures/') || path.startsWith('/files/') || path.startsWith('/api/Captcha/')

const isOfSeller = (path: string): boolean => isSellerPage(path) || path.startsWith('/api/Seller')

/**
 * Keeps the two sides on their hosts. A page of the other side leads there, by an origin that is configured and never by what a request says; a call, and whatever else is sent, is not found.
 * Ports count, schemes do not: a proxy speaks TLS, and may name its port.
 */
export const keepApart = ({ mallOrigin, sellerOrigin }: SidesApart): MiddlewareHandler => {
  const { host: sellerHost, protocol } = new URL(sellerOrigin)
  return async (context, next) => {
    const { method, url } = context.req.raw
    const { host, pathname, search } = new URL(url)
    const isAtSeller = hostOf(`${protocol}//${host}`) === sellerHost
    // Calls are found by the decoded path: `/api/%53eller…` would be of the seller's side at neither host.
    if (isOfSeller(pathname) !== isOfSeller(context.req.path)) return failure(new NotFoundError())
    if (isShared(pathname) || isOfSeller(pathname) === isAtSeller) return next()
    if ((method !== 'GET' && method !== 'HEAD') || pathname.startsWith('/api/')) return failure(new NotFoundError())
    if (isAtSeller && pathname === '/') return context.redirect(sellerPath)
    return context.redirect(`${isAtSeller ? mallOrigin : sellerOrigin}${pathname}${search}`)
  }
}
