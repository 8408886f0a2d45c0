import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { accountLimits, accountNamePattern, mobile, passwordFault, taxNumberProblem } from '@mall/api/contract'
import { createPasswords } from '../../company/account/password.ts'
import { verifyAudit } from '../../platform/audit/audit-seal.ts'
import type { Db } from '../../platform/db/client.ts'
import { systemRandomness } from '../../platform/randomness.ts'
import { setUpAdministrator } from '../../seller/account/set-up-administrator.ts'
import { configOf, type Environment } from '../environment.ts'
import { setUpCompany, type CompanySetup } from '../../company/company-setup/set-up-company.ts'
import { openBegunDatabase } from './begun-database.ts'
import { databaseTime } from './database-clock.ts'
import { secretOf } from './data-dir.ts'

const usage = `npm run admin -- create --company 公司名称 --tax-no 统一社会信用代码 --account 登录名 --name 姓名 [--mobile 手机号]

Makes a group administrator, and the company when there is none of this name. Prints an initial password, which the user replaces at the
first login. Again for the same account, as long as it never logged in: another initial password.

npm run admin -- create-seller --account 登录名 --name 姓名 [--password-stdin]

Makes an administrator of the seller's side, who logs in on /seller/login. Prints an initial password in the same way; with --password-stdin
the password is read from standard input instead.

npm run admin -- audit verify

Makes the chain of the audit log again from its entries, and says which were changed, removed or added behind the mall's back. Fails when there are any.`

const words = (max: number) => z.string().trim().min(1).max(max)

const setup = z.object({
  company: words(50),
  'tax-no': z.string().trim().refine((value) => taxNumberProblem(value) !== 'form', 'is not a tax number'),
  account: z.string().trim().toLowerCase().regex(accountNamePattern, '2–30 letters, digits and . _ -, and no mobile number'),
  name: words(accountLimits.nickname),
  mobile: z.optional(mobile),
})

/** @throws Error that says what is missing or wrong, and how the command is used */
const setupOf = (args: readonly string[]): CompanySetup => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { company: text, 'tax-no': text, account: text, name: text, mobile: text } })
  const parsed = setup.safeParse(values)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  --${path.join('.')}: ${message}`)
    throw new Error(`${lines.join('\n')}\n\n${usage}`)
  }
  const { 'tax-no': taxNo, mobile: number, ...rest } = parsed.data
  return { ...rest, taxNo, mobile: number ?? null }
}

const seller = z.object({ account: setup.shape.account, name: setup.shape.name, 'password-stdin': z.boolean().default(false) })

/** @throws Error that says what is missing or wrong, and how the command is used */
const sellerOf = (args: readonly string[]) => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { account: text, name: text, 'password-stdin': { type: 'boolean' } } })
  const parsed = seller.safeParse(values)
  if (!parsed.success) throw new Error(`${parsed.error.issues.map(({ path, message }) => `  --${path.join('.')}: ${message}`).join('\n')}\n\n${usage}`)
  return parsed.data
}

/** @throws Error for a password that nobody may choose */
const typedHash = async (typed: string, account: string, work: Environment['LOGIN_WORK']): Promise<string> => {
  const password = typed.replace(/\r?\n$/, '')
  const fault = passwordFault(password, [account])
  if (fault !== null) throw new Error(fault)
  return createPasswords(systemRandomness, work).hash(password)
}

/** What a task of `npm run admin` needs. */
interface Operator {
  readonly env: Environment
  readonly dataDir: string
  /** Standard input, read to its end. */
  readonly readInput: () => string
}

const withDatabase = async ({ env, dataDir }: Operator, work: (db: Db, write: { secret: string; requestId: string; now: Date }) => Promise<string>): Promise<string> => {
  const { secret } = configOf(env, env.MALL_SECRET ?? secretOf(dataDir))
  const database = await openBegunDatabase(env, dataDir, () => {})
  try {
    return await work(database.db, { secret, requestId: crypto.randomUUID(), now: await databaseTime(database.db) })
  } finally {
    await database.close()
  }
}

const createSeller = async (operator: Operator, args: readonly string[]): Promise<string> => {
  const { account, name, 'password-stdin': isTyped } = sellerOf(args)
  const passwordHash = isTyped ? await typedHash(operator.readInput(), account, operator.env.LOGIN_WORK) : null
  return withDatabase(operator, async (db, write) => {
    const made = await setUpAdministrator(db, { account, name, passwordHash }, write)
    const password = made === null ? 'with the password that was given' : `initial password: ${made.initialPassword}\n  until ${made.validUntil.toISOString()}, for the first login`
    return `${account} (${name})\n  ${password}\n  on the page /seller/login, which asks for a second factor to be set up`
  })
}

/** @throws Error that names what was changed */
const verifyLog = (operator: Operator): Promise<string> =>
  withDatabase(operator, async (db, { secret, now }) => {
    const { entries, seals, faults, head } = await verifyAudit(db, secret, now)
    if (faults.length > 0) throw new Error(`The audit log does not fit its chain:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    return `${entries} entries in ${seals} links, none of them changed\n  last link: ${head || 'none yet'}`
  })

/** `npm run admin`: tasks that no page can do: what must be done before anybody can log in, and what an operator checks. Returns what the operator is to read. */
export const runAdmin = async (env: Environment, dataDir: string, [command, ...args]: readonly string[], readInput = () => readFileSync(0, 'utf8')): Promise<string> => {
  const operator: Operator = { env, dataDir, readInput }
  if (command === 'create-seller') return createSeller(operator, args)
  if (command === 'audit' && args[0] === 'verify') return verifyLog(operator)
  if (command !== 'create') throw new Error(usage)
  const wanted = setupOf(args)
  return withDatabase(operator, async (db, write) => {
    const { initialPassword, validUntil } = await setUpCompany(db, wanted, write)
    return `${wanted.company}: ${wanted.account} (${wanted.name})\n  initial password: ${initialPassword}\n  until ${validUntil.toISOString()}, for the first login on the page /login, which asks for a password of their own`
  })
}
