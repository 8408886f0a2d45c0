import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { initialPasswordDays, type LinkTarget } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { invitation } from '../../platform/db/schema/staff.ts'
import { nextTry } from '../../platform/mail/retries.ts'
import { initialPasswordOf } from '../account/initial-password.ts'

/** Mails sent in one run; the others follow in the next. */
const batch = 20

const target: LinkTarget = { Kind: 'invitation' }

/** Whether the mall can send a link: it has a mail server, and knows where people open it. */
export const canInvite = ({ mail, linkOf }: Pick<Deps, 'mail' | 'linkOf'>): boolean => mail !== null && linkOf(target) !== null

/** The link of an invitation. Whose it is follows in the fragment: it is in no request, no log and no `Referer`. */
const invitationLink = (page: string, account: string, password: string): string => `${page}#${new URLSearchParams({ account, key: password }).toString()}`

const dueRows = (db: Db, now: Date) =>
  db
    .select({ userId: invitation.userId })
    .from(invitation)
    .innerJoin(appUser, eq(appUser.id, invitation.userId))
    .where(and(eq(invitation.mailState, 'due'), lte(invitation.mailAt, now), isNull(appUser.passwordHash)))
    .orderBy(asc(invitation.mailAt))
    .limit(batch)

/** Takes the mails that are due: from here on they count as sent, so that two processes never send one twice. */
const claim = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<(typeof invitation.$inferSelect)[]> =>
  db.transaction(async (tx) => {
    const due = await dueRows(tx, clock()).for('update', { of: invitation, skipLocked: true })
    if (due.length === 0) return []
    return tx.update(invitation).set({ mailState: 'sent' }).where(inArray(invitation.userId, due.map(({ userId }) => userId))).returning()
  })

const mailOf = (account: string, name: string, company: string, link: string) => ({
  subject: `邀请您管理${company}的商城账号`,
  text: [
    `${name}，您好：`, '', `${company}已在商城开通，请您担任管理员。您的登录名：${account}`, '', `请在${initialPasswordDays}天内打开以下链接设置登录密码，链接只能使用一次：`, link, '',
    '重新发送邀请后，之前的链接失效。如果您不了解此事，请忽略本邮件。', '',
  ].join('\n'),
})

const sendOne = async (row: typeof invitation.$inferSelect, { db, clock, config, log, mail, linkOf }: Deps): Promise<void> => {
  const [person] = await db
    .select({ account: appUser.account, name: displayName, company: enterprise.name })
    .from(appUser)
    .innerJoin(enterprise, eq(enterprise.id, row.enterpriseId))
    .where(eq(appUser.id, row.userId))
  const page = linkOf(target)
  // Invited again meanwhile: that mail has its own turn.
  const asClaimed = and(eq(invitation.userId, row.userId), eq(invitation.requestId, row.requestId))
  try {
    if (mail === null || page === null || person === undefined) throw new Error('The mall sends no mails')
    const link = invitationLink(page, person.account, await initialPasswordOf(config.secret, row.requestId, person.account))
    await mail.send({ to: row.email, ...mailOf(person.account, person.name, person.company, link) })
  } catch (error) {
    const mailAttempts = row.mailAttempts + 1
    const mailAt = nextTry(mailAttempts, clock())
    log.warn('an invitation could not be sent', { userId: row.userId, attempt: mailAttempts, error: error instanceof Error ? error.name : 'not an Error' })
    await db.update(invitation).set({ mailAttempts, ...(mailAt === null ? { mailState: 'failed' } : { mailState: 'due', mailAt }) }).where(asClaimed)
  }
}

/** Sends the invitations that are due, each once: also when several processes do so. One that fails is tried three times. */
export const sendDueInvitations = async (deps: Deps): Promise<void> => {
  if (!canInvite(deps)) return
  for (const row of await claim(deps)) await sendOne(row, deps)
}
