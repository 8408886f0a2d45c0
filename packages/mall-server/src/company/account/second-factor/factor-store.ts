import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { recoveryCodeCount } from '@mall/api/contract'
import type { recoveryCode, secondFactor } from '../../../platform/db/schema/organisation.ts'
import type { Db, Tx } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hmac } from '../../../platform/http/crypto.ts'
import { seal, unseal } from '../../../platform/http/seal.ts'
import type { Owner } from '../owner.ts'
import { plainCode, recoveryCodeOf, secretOf, stepOf } from './totp.ts'

type FactorDeps = Pick<Deps, 'db' | 'config' | 'randomness' | 'clock'>

/** Where the factors of some people are kept, and under which name each of them is sealed. */
interface FactorTables {
  readonly factor: typeof secondFactor
  readonly code: typeof recoveryCode
  readonly ownerOf: (userId: number) => Owner
}

/** The second factors of buyers, or of the seller's staff. */
export const factorStoreOf = ({ factor, code: recovery, ownerOf }: FactorTables) => {
  const sealing = (userId: number, secret: string) => ({ secret, use: 'second-factor', owner: String(ownerOf(userId)) })

  const codeHash = (userId: number, code: string, secret: string): Promise<string> => hmac(secret, `recovery/${ownerOf(userId)}/${plainCode(code)}`)

  /** The confirmed factor of a user. */
  const isOn = (userId: number) => and(eq(factor.userId, userId), isNotNull(factor.confirmedAt))

  /** Since when the login of a user asks for a code, with the recovery codes left; null where it does not. */
  const factorOf = async (db: Db, userId: number): Promise<{ readonly since: Date; readonly codesLeft: number } | null> => {
    const [row] = await db.select({ since: factor.confirmedAt }).from(factor).where(isOn(userId))
    if (!row?.since) return null
    return { since: row.since, codesLeft: await db.$count(recovery, and(eq(recovery.userId, userId), isNull(recovery.usedAt))) }
  }

  /** Makes a secret that is not confirmed yet, in place of another such one. Null: a confirmed one is there. */
  const startFactor = async ({ db, config, randomness, clock }: FactorDeps, userId: number): Promise<string | null> => {
    const secret = secretOf(randomness.bytes(20))
    const fresh = { sealedSecret: await seal(secret, sealing(userId, config.secret), randomness), lastStep: 0, startedAt: clock() }
    const written = await db
      .insert(factor)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: factor.userId, set: fresh, setWhere: isNull(factor.confirmedAt) })
      .returning({ userId: factor.userId })
    return written.length === 1 ? secret : null
  }

  /** Takes the code of a step of time, once: an older one, or the same again, is wrong. */
  const takeStep = async (db: Db, userId: number, code: string, { config, clock }: Pick<FactorDeps, 'config' | 'clock'>): Promise<boolean> => {
    const [row] = await db.select({ sealed: factor.sealedSecret }).from(factor).where(eq(factor.userId, userId))
    if (!row) return false
    // Sealed under another secret of the mall: no code is right until an administrator resets the factor.
    const secret = await unseal(row.sealed, sealing(userId, config.secret)).catch(() => null)
    const step = secret === null ? null : stepOf(secret, code, clock())
    if (step === null) return false
    const taken = await db.update(factor).set({ lastStep: step }).where(and(eq(factor.userId, userId), lt(factor.lastStep, step))).returning({ userId: factor.userId })
    return taken.length === 1
  }

  /** Switches a secret on by its first code. Returns new recovery codes; null for a wrong code, or without a secret that waits for one. */
  const confirmFactor = async (tx: Tx, deps: Omit<FactorDeps, 'db'>, userId: number, code: string): Promise<string[] | null> => {
    const [waiting] = await tx.select({ userId: factor.userId }).from(factor).where(and(eq(factor.userId, userId), isNull(factor.confirmedAt))).for('update')
    if (!waiting || !(await takeStep(tx, userId, code, deps))) return null
    await tx.update(factor).set({ confirmedAt: deps.clock() }).where(eq(factor.userId, userId))
    const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(deps.randomness.bytes(8)))
    await tx.delete(recovery).where(eq(recovery.userId, userId))
    for (const one of codes) await tx.insert(recovery).values({ hash: await codeHash(userId, one, deps.config.secret), userId })
    return codes
  }

  /** Takes a code of the authenticator or a recovery code, once. */
  const takeCode = async (deps: FactorDeps, userId: number, typed: string): Promise<boolean> => {
    const { db, config, clock } = deps
    const code = plainCode(typed)
    if (/^\d{6}$/.test(code)) return takeStep(db, userId, code, deps)
    const used = await db
      .update(recovery)
      .set({ usedAt: clock() })
      .where(and(eq(recovery.hash, await codeHash(userId, code, config.secret)), eq(recovery.userId, userId), isNull(recovery.usedAt)))
      .returning({ userId: recovery.userId })
    return used.length === 1
  }

  /** Switches the second factor of a user off. False: it was not on. */
  const endFactor = async (tx: Tx, userId: number): Promise<boolean> => {
    await tx.delete(recovery).where(eq(recovery.userId, userId))
    const ended = await tx.delete(factor).where(eq(factor.userId, userId)).returning({ confirmedAt: factor.confirmedAt })
    return ended.some(({ confirmedAt }) => confirmedAt !== null)
  }

  return { factorOf, startFactor, confirmFactor, takeCode, endFactor }
}
