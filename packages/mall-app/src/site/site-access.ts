/** Where a site of the group sends people, and what it keeps of them. Filled per site; an empty value switches its part off. */
export interface SiteAccess {
  /**
   * Where mobile user agents go (specification §1): `production` from the hosts named, `test` from any other host that is not
   * a local one.
   */
  readonly linkPlatform: { readonly production: string; readonly test: string; readonly productionHosts: readonly string[] }
  /** The old mall: its origins, the only ones that ever receive the token, and how the user is sent there (specification §4). */
  readonly oldMall: { readonly origins: readonly string[]; readonly mode: 'post' | 'get' }
  /** The company's id and the app's in the enterprise messenger, whose secret the server keeps. */
  readonly weChatWork: { readonly corpId: string; readonly agentId: string }
  /** Name of the cookie in which a gateway in front keeps its session. `/cleanCookie` leaves it alone (specification §9). */
  readonly sessionCookie: string
}

export const siteAccess: SiteAccess = {
  linkPlatform: { production: '', test: '', productionHosts: [] },
  oldMall: { origins: [], mode: 'post' },
  weChatWork: { corpId: '', agentId: '' },
  sessionCookie: 'session',
}
