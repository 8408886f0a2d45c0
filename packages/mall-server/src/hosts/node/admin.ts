import { parseArgs } from 'node:util'
import * as z from 'zod'
import { accountLimits, accountNamePattern, mobile, taxNumberProblem } from '@mall/api/contract'
import { configOf, type Environment } from '../environment.ts'
import { setUpCompany, type CompanySetup } from '../../company/company-setup/set-up-company.ts'
import { openBegunDatabase } from './begun-database.ts'
import { databaseTime } from './database-clock.ts'
import { secretOf } from './data-dir.ts'

const usage = `npm run admin -- create --company 公司名称 --tax-no 统一社会信用代码 --account 登录名 --name 姓名 [--mobile 手机号]

Makes a group administrator, and the company when there is none of this name. Prints an initial password, which the user replaces at the
first login. Again for the same account, as long as it never logged in: another initial password.`

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

/** `npm run admin`: tasks that must be done before anybody can log in. Returns what the operator is to read. */
export const runAdmin = async (env: Environment, dataDir: string, [command, ...args]: readonly string[]): Promise<string> => {
  if (command !== 'create') throw new Error(usage)
  const wanted = setupOf(args)
  const { secret } = configOf(env, env.MALL_SECRET ?? secretOf(dataDir))
  const database = await openBegunDatabase(env, dataDir, () => {})
  try {
    const { initialPassword, validUntil } = await setUpCompany(database.db, wanted, { secret, requestId: crypto.randomUUID(), now: await databaseTime(database.db) })
    return `${wanted.company}: ${wanted.account} (${wanted.name})\n  initial password: ${initialPassword}\n  until ${validUntil.toISOString()}, for the first login on the page /login, which asks for a password of their own`
  } finally {
    await database.close()
  }
}
