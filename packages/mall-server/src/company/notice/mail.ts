import { and, asc, eq, inArray, notInArray, type SQL } from 'drizzle-orm'
import { noticeKindNames, type Grants, type NoticeKind } from '@mall/api/contract'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import type { Deps } from '../../platform/deps.ts'
import type { MailAttachment } from '../../platform/mail/mail-sender.ts'
import { nextTry } from '../../platform/mail/retries.ts'
import { amountsHidden } from '../../platform/money.ts'
import { grantsOf, roleOfMembership, seesPrices } from '../role/store.ts'
import { addDays } from '../../platform/time.ts'
import { isMailDue } from './store.ts'

/** Mails sent in one run; the others follow in the next. */
const batch = 50

/** Kinds whose mails may have files. To make one takes seconds on a busy machine, so these have runs of their own and no other mail waits for them. */
const kindsWithFiles: readonly NoticeKind[] = ['statement']

type Row = typeof userNotice.$inferSelect

/** Who reads a mail, by their rights when it is sent. */
export interface MailReader extends Grants {
  readonly seesPrices: boolean
}

/** The files that a mail has of what it is about. Rejects where they cannot be made now: the mail is tried again. */
export type FilesOfNotice = (notice: Pick<Row, 'enterpriseId' | 'target'>, reader: MailReader, deps: Deps) => Promise<readonly MailAttachment[]>

/**
 * Takes the mails of some kinds that are due: from here on they count as sent, so that two processes never send one twice, and a process that dies
 * meanwhile does not either.
 */
const claim = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, ofKinds: SQL): Promise<Row[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: userNotice.id })
      .from(userNotice)
      .where(and(isMailDue(clock(), addDays(clock(), -1)), ofKinds))
      .orderBy(asc(userNotice.mailAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx.update(userNotice).set({ mailState: 'sent' }).where(inArray(userNotice.id, due.map(({ id }) => id))).returning()
  })

interface MailAround {
  readonly to: string
  readonly enterpriseName: string
  /** The page of what it is about; null where the mall does not know its own address. */
  readonly link: string | null
}

/** The mail of a notice. Its link opens the page where one can decide; whoever is not logged in comes there by the login. */
const mailOf = ({ kind, title, facts }: Pick<Row, 'kind' | 'title' | 'facts'>, { to, enterpriseName, link }: MailAround) => ({
  to,
  subject: `${noticeKindNames[kind]}：${title}`,
  text: [
    title, ...facts, '',
    ...(link === null ? [`${enterpriseName}。请登录商城，在“消息”中查看和处理。`] : [`${enterpriseName}。查看和处理：`, link, '']),
    '不想再收到这类邮件，可在“消息”的设置中关闭。', '',
  ].join('\n'),
})

const sendOne = async (row: Row, filesOf: FilesOfNotice, deps: Deps): Promise<void> => {
  const { db, clock, log, mail, linkOf } = deps
  // A row for each role of the recipient, or one without a role.
  const rows = await db
    .select({
      email: appUser.email, status: appUser.status, enterpriseName: enterprise.name, showsPrices: enterprise.showsPrices,
      permissions: role.permissions, scope: role.scope,
    })
    .from(appUser)
    .innerJoin(enterprise, eq(enterprise.id, row.enterpriseId))
    .leftJoin(membershipRole, and(eq(membershipRole.userId, appUser.id), eq(membershipRole.enterpriseId, enterprise.id)))
    .leftJoin(role, roleOfMembership)
    .where(eq(appUser.id, row.userId))
  const [recipient] = rows
  if (mail === null || !recipient?.email || recipient.status !== 'active') {
    await db.update(userNotice).set({ mailState: 'none' }).where(eq(userNotice.id, row.id))
    return
  }
  try {
    const grants = grantsOf(rows)
    const reader = { ...grants, seesPrices: seesPrices(recipient, grants) }
    const notice = reader.seesPrices ? row : { ...row, title: amountsHidden(row.title), facts: row.facts.map(amountsHidden) }
    const attachments = await filesOf(row, reader, deps)
    await mail.send({ ...mailOf(notice, { to: recipient.email, enterpriseName: recipient.enterpriseName, link: linkOf(row.target) }), ...(attachments.length > 0 ? { attachments } : {}) })
  } catch (error) {
    const mailAttempts = row.mailAttempts + 1
    const mailAt = nextTry(mailAttempts, clock())
    log.warn('a mail could not be sent', { noticeId: row.id, attempt: mailAttempts, error: error instanceof Error ? error.name : 'not an Error' })
    await db
      .update(userNotice)
      .set({ mailAttempts, ...(mailAt === null ? { mailState: 'failed' } : { mailState: 'due', mailAt }) })
      .where(eq(userNotice.id, row.id))
  }
}

const sendDue = async (deps: Deps, ofKinds: SQL, filesOf: FilesOfNotice): Promise<void> => {
  if (deps.mail === null) return
  for (const row of await claim(deps, ofKinds)) await sendOne(row, filesOf, deps)
}

/**
 * Sends the mails without files that are due, each once: also when several processes do so. To be called every few seconds; without a mail server it
 * does nothing. A mail that fails is tried three times.
 */
export const sendDueMails = (deps: Deps): Promise<void> => sendDue(deps, notInArray(userNotice.kind, [...kindsWithFiles]), () => Promise.resolve([]))

/** As {@link sendDueMails}, those of the kinds that may have files. */
export const sendDueMailsWithFiles = (deps: Deps, filesOf: FilesOfNotice): Promise<void> => sendDue(deps, inArray(userNotice.kind, [...kindsWithFiles]), filesOf)
