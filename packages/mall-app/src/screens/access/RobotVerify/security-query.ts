import type { SecurityInfo } from '@mall/api'

const address = /^[\da-f.:]{2,45}$/i
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const fitting = (value: string | null, pattern: RegExp): string => (value !== null && pattern.test(value) ? value : '')

/**
 * Security info (specification §3) as a gateway writes it into the address of this page. Anybody can write an address, so what
 * does not look like what it should be is left out, and nothing of it is ever a link.
 */
export const readSecurityQuery = (query: URLSearchParams, now: Date): SecurityInfo => {
  const time = new Date(query.get('CurrentTime') ?? '')
  return {
    Ip: fitting(query.get('Ip'), address),
    CurrentTime: (Number.isNaN(time.getTime()) ? now : time).toISOString(),
    Target: fitting(query.get('Target'), /^\/(?![/\\])[\w\-./%]{0,200}$/),
    Guid: fitting(query.get('Guid'), uuid),
  }
}
