import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { recoveryCodeCount } from '@mall/api/contract'
import { enterprise, recoveryCode, secondFactor } from '../../../platform/db/schema/organisation.ts'
import type { Db, Tx } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hmac } from '../../../platform/http/crypto.ts'
import { seal, unseal } from '../../../platform/http/seal.ts'
import { plainCode, recoveryCodeOf, secretOf, stepOf } from './totp.ts'

type FactorDeps = Pick<Deps, 'db' | 'config' | 'randomness' | 'clock'>

const sealing = (userId: number, secret: string) => ({ secret, use: 'second-factor', owner: String(userId) })

const codeHash = (userId: number, code: string, secret: string): Promise<string> => hmac(secret, `recovery/${userId}/${plainCode(code)}`)

/** The confirmed factor of a user. */
const isOn = (userId: number) => and(eq(secondFactor.userId, userId), isNotNull(secondFactor.confirmedAt))

/** Since when the login of a user asks for a code, with the recovery codes left; null where it does not. */
export const factorOf = async (db: Db, userId: number): Promise<{ readonly since: Date; readonly codesLeft: number } | null> => {
  const [row] = await db.select({ since: secondFactor.confirmedAt }).from(secondFactor).where(isOn(userId))
  if (!row?.since) return null
  return { since: row.since, codesLeft: await db.$count(recoveryCode, and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt))) }
}

/** Whether a company demands a second factor of its accounts. */
export const demandsFactor = async (db: Db, enterpriseId: number): Promise<boolean> => {
  const [row] = await db.select({ demands: enterprise.demandsFactor }).from(enterprise).where(eq(enterprise.id, enterpriseId))
  return row?.demands ?? false
}

/** Makes a secret that is not confirmed yet, in place of another such one. Null: a confirmed one is there. */
export const startFactor = async ({ db, config, randomness, clock }: FactorDeps, userId: number): Promise<string | null> => {
  const secret = secretOf(randomness.bytes(20))
  const fresh = { sealedSecret: await seal(secret, sealing(userId, config.secret), randomness), lastStep: 0, startedAt: clock() }
  const written = await db
    .insert(secondFactor)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactor.userId, set: fresh, setWhere: isNull(secondFactor.confirmedAt) })
    .returning({ userId: secondFactor.userId })
  return written.length === 1 ? secret : null
}

/** Takes the code of a step of time, once: an older one, or the same again, is wrong. */
const takeStep = async (db: Db, userId: number, code: string, { config, clock }: Pick<FactorDeps, 'config' | 'clock'>): Promise<boolean> => {
  const [row] = await db.select({ sealed: secondFactor.sealedSecret }).from(secondFactor).where(eq(secondFactor.userId, userId))
  if (!row) return false
  // Sealed under another secret of the mall: no code is right until an administrator resets the factor.
  const secret = await unseal(row.sealed, sealing(userId, config.secret)).catch(() => null)
  const step = secret === null ? null : stepOf(secret, code, clock())
  if (step === null) return false
  const taken = await db.update(secondFactor).set({ lastStep: step }).where(and(eq(secondFactor.userId, userId), lt(secondFactor.lastStep, step))).returning({ userId: secondFactor.userId })
  return taken.length === 1
}

/** Switches a secret on by its first code. Returns new recovery codes; null for a wrong code, or without a secret that waits for one. */
export const confirmFactor = async (tx: Tx, deps: Omit<FactorDeps, 'db'>, userId: number, code: string): Promise<string[] | null> => {
  const [waiting] = await tx.select({ userId: secondFactor.userId }).from(secondFactor).where(and(eq(secondFactor.userId, userId), isNull(secondFactor.confirmedAt))).for('update')
  if (!waiting || !(await takeStep(tx, userId, code, deps))) return null
  await tx.update(secondFactor).set({ confirmedAt: deps.clock() }).where(eq(secondFactor.userId, userId))
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(deps.randomness.bytes(8)))
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  for (const one of codes) await tx.insert(recoveryCode).values({ hash: await codeHash(userId, one, deps.config.secret), userId })
  return codes
}

/** Takes a code of the authenticator or a recovery code, once. */
export const takeCode = async (deps: FactorDeps, userId: number, typed: string): Promise<boolean> => {
  const { db, config, clock } = deps
  const code = plainCode(typed)
  if (/^\d{6}$/.test(code)) return takeStep(db, userId, code, deps)
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: clock() })
    .where(and(eq(recoveryCode.hash, await codeHash(userId, code, config.secret)), eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)))
    .returning({ userId: recoveryCode.userId })
  return used.length === 1
}

/** Switches the second factor of a user off. False: it was not on. */
export const endFactor = async (tx: Tx, userId: number): Promise<boolean> => {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  const ended = await tx.delete(secondFactor).where(eq(secondFactor.userId, userId)).returning({ confirmedAt: secondFactor.confirmedAt })
  return ended.some(({ confirmedAt }) => confirmedAt !== null)
}
