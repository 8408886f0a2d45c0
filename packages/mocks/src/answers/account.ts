import type { CallKey, LoginInfo } from '@mall/api/contract'
import { drawCustomerLogo, toDataUrl } from '@mall/pictures'
import { HttpRefusal, Refusal } from '../refusal.ts'
import { menuCodesOf } from '../world/menu.ts'
import { buildToken, logins, switched, worldPassword } from '../world/people.ts'
import type { Answers } from './define.ts'
import { redeem } from './redeem.ts'
import type { recoveryAnswers } from './recovery.ts'

type AccountKey = Exclude<
  Extract<CallKey, `${string}/api/Account/${string}` | `${string}/api/ManageService/${string}`>,
  keyof typeof recoveryAnswers
>

const loginOf = (account: string): LoginInfo | undefined =>
  Object.entries(logins).find(([name]) => name === account.trim().toLowerCase())?.[1]

const maxTries = 5

export const accountAnswers: Answers<AccountKey> = {
  'POST /api/Account/Login': ({ Account, Password, CaptchaVerifyParam, ReturnUrl }, { world }) => {
    redeem(world, CaptchaVerifyParam, '验证码验证失败，请重试')
    if (world.wrongPasswords >= maxTries) throw new Refusal('账号已锁定，请15分钟后重试')
    if (Account === 'disabled' && Password === worldPassword) throw new Refusal('账号已停用，请联系企业管理员')
    const login = loginOf(Account)
    if (!login || Password !== worldPassword) {
      world.wrongPasswords += 1
      const left = maxTries - world.wrongPasswords
      throw new Refusal(left > 0 ? `账号或密码错误，还可尝试${left}次` : '账号已锁定，请15分钟后重试')
    }
    return { ...login, ReturnUrl: ReturnUrl !== undefined && /^\/(?!\/)/.test(ReturnUrl) ? ReturnUrl : '' }
  },

  'POST /api/Account/SwitchEnterprise': ({ EnterpriseId }, { viewer }) => {
    const login = Object.values(logins).find(({ User }) => User.uid === viewer.userId)
    const there = login && switched(login, EnterpriseId)
    if (!there) throw new Refusal('您不属于该企业，请联系企业管理员')
    return there
  },

  'POST /api/Account/Logout': () => '已退出登录',

  'POST /api/Account/RefreshToken': ({ RefreshToken, UserId }, { world }) => {
    const login = Object.values(logins).find(({ User }) => User.uid === UserId)
    const [, uid, turn] = /^refresh-(\d+)-(\d+)$/.exec(RefreshToken) ?? []
    if (!login || Number(uid) !== UserId || world.usedRefreshTokens.has(RefreshToken)) throw new HttpRefusal(401, '登录已过期，请重新登录')
    world.usedRefreshTokens.add(RefreshToken)
    return { Token: buildToken(login), RefreshToken: `refresh-${UserId}-${Number(turn) + 1}` }
  },

  'GET /api/Account/LoginBySession': ({ sessionKey }) => {
    if (sessionKey !== 'partner-session') throw new Refusal('自动登录失败，请手动登录')
    return logins.buyer
  },

  'GET /api/Account/JumpOldLink': ({ tag }) => `https://old.mall.example/${tag === undefined ? '' : `?tag=${encodeURIComponent(tag)}`}`,

  'POST /api/Account/UnLock': ({ CaptchaVerifyParam }, { world }) => {
    redeem(world, CaptchaVerifyParam, '验证失败，请重试')
    world.isUnlocked = true
    return '验证成功'
  },

  'POST /api/Account/GetUserMenuList': (_body, { viewer }) => menuCodesOf(viewer.roles, viewer.isGroupAdministrator),

  'POST /api/ManageService/EnterpriseGroupSet': (_body, { viewer }) => ({
    CustomerLogo: toDataUrl(
      viewer.groupId === 1
        ? drawCustomerLogo({ name: '华启集团', initials: 'HQ', colour: 'azurite', seed: 3 })
        : drawCustomerLogo({ name: '远帆集团', initials: 'YF', colour: 'teal', seed: 8 }),
    ),
  }),
}
