/** What the host that accepts connections passes to the app with each request. */
export interface HostBindings {
  /** The remote address of the connection. */
  readonly peerAddress?: string | undefined
}

/** The caller's address: the connection's, or the one from the proxy's header when the configuration trusts the proxy. */
export const clientIp = (request: Request, peerAddress: string | undefined, trustProxy: boolean): string => {
  const peer = peerAddress?.replace(/^::ffff:/, '') ?? '0.0.0.0'
  if (!trustProxy) return peer
  // The last entry is the one our own proxy wrote; those before it may come from the client.
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}

/** Whether the client speaks TLS with the proxy, which says so; the mall itself speaks none. */
export const isBehindTls = (request: Request, trustProxy: boolean): boolean =>
  trustProxy && request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https'
