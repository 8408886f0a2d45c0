import { passwordFault, type LoginInfo } from '@mall/api/contract'
import { Refusal } from '../refusal.ts'
import { logins, worldPassword } from '../world/people.ts'
import { instantOf, worldTime } from '../world/time.ts'
import type { Answers } from './define.ts'
import { redeem } from './redeem.ts'

type RecoveryKey =
  | 'POST /api/Account/ResetCheck'
  | 'POST /api/Account/ResetVerify'
  | 'POST /api/Account/ResetPassword'
  | 'POST /api/Account/LoginByWeChatWork'
  | 'POST /api/Account/BindWeChatWork'

/** The code that the world sends. */
const sentCode = '204816'

const dead = '验证码已失效，请重新获取'
const maxTries = 5

const loginOf = (account: string): LoginInfo | undefined => Object.entries(logins).find(([name]) => name === account)?.[1]

/** Ways in for who cannot use a password: forgotten, or none needed. */
export const recoveryAnswers: Answers<RecoveryKey> = {
  'POST /api/Account/ResetCheck': ({ Account, CaptchaVerifyParam }, { world, headers }) => {
    redeem(world, CaptchaVerifyParam, '验证码验证失败，请重试')
    const account = Account.trim().toLowerCase()
    if (world.codesSent.has(account)) throw new Refusal('请60秒后重新获取')
    world.codesSent.add(account)
    world.nextId += 1
    const Ticket = `ticket-${world.nextId}`
    world.resets.set(Ticket, { account, code: sentCode, tries: 0, isVerified: false })
    headers.set('X-Reset-Code', sentCode)
    return {
      Ticket,
      Targets: [{ Type: 'registered', Masked: '该账号登记的邮箱' }],
      ExpiresAt: instantOf(worldTime.getTime() + 600_000),
      ResendSeconds: 60,
    }
  },

  'POST /api/Account/ResetVerify': ({ Ticket, Code }, { world }) => {
    const reset = world.resets.get(Ticket)
    if (!reset || reset.tries >= maxTries) throw new Refusal(dead)
    reset.tries += 1
    if (Code !== reset.code || !loginOf(reset.account)) {
      throw new Refusal(reset.tries === maxTries ? dead : `验证码错误，还可尝试${maxTries - reset.tries}次`)
    }
    reset.isVerified = true
    return '验证成功'
  },

  'POST /api/Account/ResetPassword': ({ Ticket, Password }, { world }) => {
    const reset = world.resets.get(Ticket)
    if (!reset?.isVerified) throw new Refusal(dead)
    const fault = passwordFault(Password, [reset.account])
    if (fault !== null) throw new Refusal(fault)
    world.resets.delete(Ticket)
    return '密码重置成功，请重新登录'
  },

  'POST /api/Account/LoginByWeChatWork': ({ Code }, { world }) => {
    if (Code === 'stale') throw new Refusal('授权码无效或已过期')
    if (Code === 'outsider') return { Outcome: 'outside' }
    const login = loginOf(world.weChatWorkMembers.get(Code) ?? '')
    return login ? { Outcome: 'loggedIn', Login: login } : { Outcome: 'unbound', BindTicket: `bind-${Code}` }
  },

  'POST /api/Account/BindWeChatWork': ({ BindTicket, Account, Password, CaptchaVerifyParam }, { world }) => {
    const [, member] = /^bind-(.+)$/.exec(BindTicket) ?? []
    if (member === undefined) throw new Refusal('授权已过期，请返回企业微信重试')
    redeem(world, CaptchaVerifyParam, '验证码验证失败，请重试')
    const login = loginOf(Account)
    if (!login || Password !== worldPassword) throw new Refusal('账号或密码错误，还可尝试4次')
    world.weChatWorkMembers.set(member, Account)
    return login
  },
}
