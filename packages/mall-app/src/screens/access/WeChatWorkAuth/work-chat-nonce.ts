/** What the page keeps while the user is at the messenger: a nonce that only this tab knows, and where the user wanted to go. */
export interface WorkChatVisit {
  readonly nonce: string
  readonly returnUrl: string
}

const key = 'workChatVisit'

export const workChatNonce = {
  /** Starts an authorisation and returns its nonce. */
  begin(returnUrl: string, storage: Storage = sessionStorage): string {
    // oxlint-disable-next-line eslint/no-restricted-properties -- a nonce of a login, no RequestId
    const visit: WorkChatVisit = { nonce: crypto.randomUUID(), returnUrl }
    storage.setItem(key, JSON.stringify(visit))
    return visit.nonce
  },

  /** The visit that `state` belongs to, once; null for any other state. */
  take(state: string, storage: Storage = sessionStorage): WorkChatVisit | null {
    const kept = storage.getItem(key)
    storage.removeItem(key)
    if (kept === null || state === '') return null
    const visit = JSON.parse(kept) as WorkChatVisit
    return visit.nonce === state ? visit : null
  },
}

interface Corporation {
  readonly CorpId: string
  readonly AgentId: string
}

/** Address of the messenger's authorisation page, which redirects back with `code` and `state`. */
export const authorizeAddress = ({ CorpId, AgentId }: Corporation, nonce: string, origin: string): string => {
  const query = new URLSearchParams({
    appid: CorpId,
    redirect_uri: `${origin}/wechat-work-auth`,
    response_type: 'code',
    scope: 'snsapi_base',
    state: nonce,
    agentid: AgentId,
  })
  return `https://open.weixin.qq.com/connect/oauth2/authorize?${query}#wechat_redirect`
}
