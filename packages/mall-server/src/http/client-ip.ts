/** Set by the host that accepts the connection; a client's own header of this name is overwritten there. */
export const peerAddressHeader = 'x-mall-peer-address'

/** The caller's address: the connection's, or the proxy's word for it where the configuration trusts the proxy. */
export const clientIp = (request: Request, trustProxy: boolean): string => {
  const peer = request.headers.get(peerAddressHeader) ?? '0.0.0.0'
  if (!trustProxy) return peer
  // The last entry is the one our own proxy wrote; those before it are whatever the client claimed.
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}
