import { sign, verify } from 'hono/jwt'
import * as z from 'zod/mini'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { authenticate } from './authenticate.ts'
import { enter } from './second-factor/enter.ts'
import { disabledText } from './rules.ts'
import { findUser } from './user-store.ts'
import { boundUserId } from './we-chat-work-binding.ts'

/** How long a member may bind an account, seconds. */
const bindSeconds = 600

const purpose = 'bind-we-chat-work'
const bindClaims = z.object({ sub: z.string(), use: z.literal(purpose), exp: z.int() })

const makeBindTicket = (memberId: string, secret: string, now: Date): Promise<string> =>
  sign({ sub: memberId, use: purpose, exp: Math.floor(now.getTime() / 1000) + bindSeconds }, secret, 'HS256')

/** The member of a valid ticket, null for any other. */
const memberOfTicket = async (ticket: string, secret: string, now: Date): Promise<string | null> => {
  const verified = await verify(ticket, secret, { alg: 'HS256', exp: false, iat: false, nbf: false }).catch(() => null)
  const claims = bindClaims.safeParse(verified)
  return claims.success && claims.data.exp * 1000 > now.getTime() ? claims.data.sub : null
}

export const weChatWorkRoutes = defineRoutes({
  'POST /api/Account/LoginByWeChatWork': async (context) => {
    const { body, deps } = context
    if (!deps.weChatWork) throw new BusinessError('WECHAT_WORK_NOT_CONFIGURED', '商城尚未开通企业微信登录')
    const identity = await deps.weChatWork.identify(body.Code).catch((error: unknown) => {
      deps.log.warn('the enterprise messenger did not respond', { error: error instanceof Error ? error.name : 'unknown' })
      throw new BusinessError('WECHAT_WORK_UNAVAILABLE', '企业微信暂时没有响应')
    })
    if (identity.kind === 'rejected') throw new BusinessError('WECHAT_WORK_CODE_INVALID', '授权码无效或已过期')
    if (identity.kind === 'outside') return { Outcome: 'outside' as const }
    const userId = await boundUserId(deps.db, identity.memberId)
    const user = userId === null ? null : await findUser(deps.db, userId)
    if (!user) return { Outcome: 'unbound' as const, BindTicket: await makeBindTicket(identity.memberId, deps.config.secret, deps.clock()) }
    if (user.status === 'disabled') throw new BusinessError('ACCOUNT_DISABLED', disabledText)
    return { Outcome: 'loggedIn' as const, Login: await enter(user, {}, context) }
  },

  'POST /api/Account/BindWeChatWork': async (context) => {
    const { body, deps } = context
    const now = deps.clock()
    const memberId = await memberOfTicket(body.BindTicket, deps.config.secret, now)
    if (memberId === null) throw new BusinessError('WECHAT_WORK_TICKET_EXPIRED', '授权已过期，请返回企业微信重试')
    const user = await authenticate(body, context)
    return enter(user, { member: memberId }, context)
  },
})
