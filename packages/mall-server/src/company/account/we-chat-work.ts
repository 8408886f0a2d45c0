import * as z from 'zod/mini'

/** The user of a WeChat Work authorisation: a member of the company, a user outside the visible range of the app, or none (a bad code). */
export type WeChatWorkIdentity =
  | { readonly kind: 'member'; readonly memberId: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'rejected' }

/** The enterprise messenger, as far as a login needs it. */
export interface WeChatWorkProvider {
  identify(code: string): Promise<WeChatWorkIdentity>
}

interface WeComOptions {
  readonly corpId: string
  readonly secret: string
  readonly clock: () => Date
  /** Where its API is: a company may run the messenger on servers of its own. The public one by default. */
  readonly api?: string | undefined
  readonly fetch?: typeof fetch
}

const publicApi = 'https://qyapi.weixin.qq.com/cgi-bin'
const timeoutMs = 10_000

const tokenResponse = z.object({ access_token: z.string(), expires_in: z.number() })
const memberResponse = z.object({ errcode: z.number(), userid: z.optional(z.string()), openid: z.optional(z.string()) })

/** The token was changed or has expired early. */
const staleTokenCodes = new Set([40014, 42001])
/** No privilege to see this member: the app is not shown to them. */
const outsideCodes = new Set([60011, 81013])

/** WeCom's own API. The access token is reused until a minute before it expires. */
export const createWeCom = ({ corpId, secret, clock, api = publicApi, fetch: send = fetch }: WeComOptions): WeChatWorkProvider => {
  let kept: { readonly token: string; readonly until: number } | null = null

  const request = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const response = await send(`${api}/${path}?${new URLSearchParams(query)}`, { signal: AbortSignal.timeout(timeoutMs) })
    return response.json()
  }

  const tokenNow = async (): Promise<string> => {
    const now = clock().getTime()
    if (kept && kept.until > now) return kept.token
    const { access_token: token, expires_in: seconds } = tokenResponse.parse(await request('gettoken', { corpid: corpId, corpsecret: secret }))
    kept = { token, until: now + (seconds - 60) * 1000 }
    return token
  }

  const memberOf = async (code: string) => memberResponse.parse(await request('auth/getuserinfo', { access_token: await tokenNow(), code }))

  return {
    identify: async (code) => {
      let response = await memberOf(code)
      if (staleTokenCodes.has(response.errcode)) {
        kept = null
        response = await memberOf(code)
      }
      if (outsideCodes.has(response.errcode)) return { kind: 'outside' }
      if (response.errcode !== 0) return { kind: 'rejected' }
      // A user outside of the company has an openid and no userid.
      return response.userid ? { kind: 'member', memberId: `${corpId}/${response.userid}` } : { kind: 'outside' }
    },
  }
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where the mall has no enterprise messenger. */
    readonly weChatWork: WeChatWorkProvider | null
  }
}
