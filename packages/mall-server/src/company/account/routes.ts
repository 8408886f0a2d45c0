import { normaliseAccount } from '../../platform/account-name.ts'
import { authenticate, authenticateFirst } from './authenticate.ts'
import { changePassword } from './change-password.ts'
import { accessTokenFor, logIn } from './login-info.ts'
import { enter } from './second-factor/enter.ts'
import { requireGoodPassword } from './new-password.ts'
import { disabledText } from './rules.ts'
import { redeemSessionKey } from './session-key.ts'
import { endSession, retireSession, rotateRefreshToken } from './session-store.ts'
import { choosePassword, findUser, findUserByName, membershipsOf, rememberEnterprise } from './user-store.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError, UnauthorizedError } from '../../platform/http/errors.ts'
import { menuCodesOf } from '../role/store.ts'
import { rateKeyOf } from '../../platform/rate-limit/rules.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'

const refreshFailedText = '登录已过期，请重新登录'
const autoLoginFailedText = '自动登录失败，请手动登录'

export const accountRoutes = defineRoutes({
  'POST /api/Account/Login': async (context) =>
    enter(await authenticate(context.body, context), { returnUrl: context.body.ReturnUrl }, context),

  'POST /api/Account/Activate': async (context) => {
    const { deps, body } = context
    const user = await authenticateFirst({ ...body, Password: body.InitialPassword }, context)
    await requireGoodPassword(deps, body.Password, user)
    const passwordHash = await deps.passwords.hash(body.Password)
    if (!(await choosePassword(deps.db, user, passwordHash, { enterpriseId: null, ...context, now: deps.clock() }))) throw new UnauthorizedError()
    return enter({ ...user, passwordHash }, {}, context)
  },

  'POST /api/Account/SwitchEnterprise': async (context) => {
    const { body, caller, deps } = context
    const user = await findUser(deps.db, caller.userId)
    if (!user) throw new UnauthorizedError()
    const info = await logIn(user, { enterpriseId: body.EnterpriseId, from: caller.sessionId }, context)
    await rememberEnterprise(deps.db, user.id, body.EnterpriseId)
    await retireSession(deps.db, caller.sessionId, deps.clock())
    return info
  },

  'POST /api/Account/Logout': async (context) => {
    const { caller, deps } = context
    await deps.db.transaction(async (tx) => {
      await endSession(tx, caller.sessionId, deps.clock())
      const change = { action: 'Account.Logout', entity: 'session', entityId: caller.sessionId, before: null, after: null } as const
      await writeAudit(tx, originOf(context), change)
    })
    return '已退出登录'
  },

  'POST /api/Account/ChangePassword': async (context) => {
    await changePassword(context, context.body)
    return '修改成功，请重新登录'
  },

  'POST /api/Account/RefreshToken': async ({ body, deps }) => {
    const { db, config } = deps
    const rotation = await rotateRefreshToken(db, { token: body.RefreshToken, userId: body.UserId, secret: config.secret, now: deps.clock() })
    if (rotation.outcome === 'reused') deps.log.warn('refresh token used twice: session ended', { userId: body.UserId })
    if (rotation.outcome === 'unknown') throw new UnauthorizedError('SESSION_EXPIRED', refreshFailedText)
    const user = await findUser(db, body.UserId)
    // Only whoever held a session of the account learns it: disabling ends them all.
    if (user?.status === 'disabled') throw new UnauthorizedError('ACCOUNT_DISABLED', disabledText)
    if (rotation.outcome !== 'rotated') throw new UnauthorizedError('SESSION_EXPIRED', refreshFailedText)
    const places = await membershipsOf(db, body.UserId)
    const place = places.find((one) => one.enterpriseId === rotation.enterpriseId)
    if (user?.status !== 'active' || !place) throw new UnauthorizedError('SESSION_EXPIRED', refreshFailedText)
    return { Token: await accessTokenFor(user, place, rotation.sessionId, deps), RefreshToken: rotation.refreshToken }
  },

  'GET /api/Account/LoginBySession': async (context) => {
    const { body, deps } = context
    const admin = body.adminLogin !== undefined && body.adminLogin !== ''
    const account = await redeemSessionKey(deps.db, body.sessionKey, { secret: deps.config.partnerSecret, now: deps.clock(), admin })
    const user = account === null ? null : await findUserByName(deps.db, normaliseAccount(account))
    if (user?.status !== 'active') throw new BusinessError('AUTO_LOGIN_FAILED', autoLoginFailedText)
    deps.log.info('auto-login', { userId: user.id, admin })
    return logIn(user, { way: 'partner' }, context)
  },

  'GET /api/Account/JumpOldLink': async ({ body, deps }) => {
    if (deps.config.oldMallUrl === null) throw new BusinessError('OLD_MALL_NOT_CONFIGURED', '未获取到旧版商城地址')
    const address = new URL(deps.config.oldMallUrl)
    if (body.tag) address.searchParams.set('tag', body.tag)
    return address.href
  },

  'POST /api/Account/UnLock': async ({ body, caller, deps, ip }) => {
    if (!(await deps.captcha.redeem(body.CaptchaVerifyParam))) throw new BusinessError('CAPTCHA_FAILED', '验证失败，请重试')
    await deps.rateLimiter.lift([rateKeyOf(ip, null), ...(caller ? [rateKeyOf(ip, caller.userId)] : [])])
    return '验证成功'
  },

  'POST /api/Account/GetUserMenuList': ({ caller }) => Promise.resolve([...menuCodesOf(caller)]),
})
