import type { Deps } from '../../platform/deps.ts'
import type { User } from './user-store.ts'

const words = {
  added: { subject: '您的账号添加了通行密钥', text: (name: string) => `添加了通行密钥“${name}”，之后可用它登录，无需密码。` },
  bound: { subject: '您的账号绑定了企业微信', text: (name: string) => `绑定了企业微信成员“${name}”，之后可用它登录，无需密码。重置或修改密码即可解除。` },
  removed: { subject: '您的账号删除了通行密钥', text: (name: string) => `删除了通行密钥“${name}”，它不能再用于登录。` },
} as const

/** Writes the user a mail about a way into their account, which no setting keeps back: it may not be their doing. The response does not wait for it. */
export const writeSecurityMail = ({ mail, log }: Pick<Deps, 'mail' | 'log'>, user: User, what: keyof typeof words, name: string): void => {
  if (mail === null || user.email === null) return
  const { subject, text } = words[what]
  const body = `您的账号（${user.account}）${text(name)}\n\n如果不是您本人操作，请立即修改密码，在个人资料中核对通行密钥和登录记录，并联系企业管理员。\n`
  mail.send({ to: user.email, subject, text: body }).catch((error: unknown) => {
    log.error('a notice of a way into an account could not be sent', { userId: user.id, error: error instanceof Error ? error.name : 'unknown' })
  })
}
