/** An address in place of a name: browsers make no passkeys for one. */
const isAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host)

/**
 * What passkeys are for, of the origin where people open the mall: its domain and itself. Null where browsers make none: without an origin, for an address
 * in place of a name, and without TLS but for `localhost`.
 */
export const passkeyPlaceOf = (publicUrl: string | undefined): { readonly rpId: string; readonly origin: string } | null => {
  if (publicUrl === undefined) return null
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return isAddress(hostname) || (protocol !== 'https:' && !isLocal) ? null : { rpId: hostname, origin }
}
