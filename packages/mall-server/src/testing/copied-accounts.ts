import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { staff, staffRoleHolder } from '../platform/db/schema/staff.ts'

/** Ids from here on are far above those of the demo data and of its sequences. */
const firstId = 100_000

/**
 * Copies the rows of `table` that `where` selects, once for each number of `copies`; `changes` are the columns that differ.
 * Columns are not named, so that the copy has whatever columns the table has.
 */
const copyRows = (table: string, copies: number, where: SQL, changes: SQL): SQL => sql`
  insert into ${sql.identifier(table)}
  select copied.*
  from generate_series(1, ${sql.raw(String(copies))}) as n,
    (select * from ${sql.identifier(table)}) as source,
    jsonb_populate_record(null::${sql.identifier(table)}, to_jsonb(source) || jsonb_build_object(${changes})) as copied
  where ${where}`

/**
 * Copies demo accounts, so that each test can have one of its own: `copies` says how often each is copied. The copies of `buyer` are
 * called `buyer001`, `buyer002` and so on. A copy has the memberships, roles and addresses of its demo account, in a department of its own
 * with a budget of its own: nothing that one test orders changes what another test sees.
 */
export const copyAccounts = async (db: Db, copies: Readonly<Record<string, number>>): Promise<void> => {
  for (const [at, [account, count]] of Object.entries(copies).entries()) {
    const offset = firstId + at * 10_000
    const userId = sql`${sql.raw(String(offset))} + n`
    const source = sql`(select id from app_user where account = ${account})`
    // One department for each company that the account belongs to.
    const departmentId = sql`${sql.raw(String(offset))} + n * 10 + source.enterprise_id`
    const ownDepartments = sql`(select department_id from membership where user_id = ${source})`
    const name = sql`${account}::text || lpad(n::text, 3, '0')`
    await db.execute(copyRows('app_user', count, sql`source.id = ${source}`, sql`'id', ${userId}, 'account', ${name}, 'email', ${name} || '@mall.example', 'mobile', null::text`))
    await db.execute(copyRows('department', count, sql`source.id in ${ownDepartments}`, sql`'id', ${departmentId}, 'path', '/' || (${departmentId}) || '/'`))
    await db.execute(copyRows('membership', count, sql`source.user_id = ${source}`, sql`'user_id', ${userId}, 'department_id', ${departmentId}`))
    await db.execute(copyRows('membership_role', count, sql`source.user_id = ${source}`, sql`'user_id', ${userId}`))
    await db.execute(copyRows('address', count, sql`source.user_id = ${source}`, sql`'id', nextval(pg_get_serial_sequence('address', 'id')), 'user_id', ${userId}`))
    await db.execute(copyRows('budget', count, sql`source.department_id in ${ownDepartments}`, sql`'id', nextval(pg_get_serial_sequence('budget', 'id')), 'department_id', ${departmentId}`))
    // Its ledger is one row: what is available, so that the sum is the balance here too.
    await db.execute(sql`
      insert into budget_ledger (budget_id, kind, amount_fen, balance_fen, operator, created_at)
      select id, 'adjust', available, available, '系统', starts_on
      from (select *, total_fen + adjusted_fen - used_fen - frozen_fen as available from budget) as copied
      where department_id > ${offset} and department_id < ${offset + 10_000}`)
  }
}

/** Copies demo accounts of the staff with their roles, in the same way: `accountant001`, `accountant002` and so on, none of which has a second factor yet. */
export const copyStaff = async (db: Db, copies: Readonly<Record<string, number>>): Promise<void> => {
  for (const [account, count] of Object.entries(copies)) {
    const [source] = await db.select().from(staff).where(eq(staff.account, account))
    if (source === undefined) throw new Error(`The demo has no ${account}`)
    const roles = await db.select({ roleId: staffRoleHolder.roleId }).from(staffRoleHolder).where(eq(staffRoleHolder.staffId, source.id))
    const values = Array.from({ length: count }, (_, at) => ({ account: `${account}${String(at + 1).padStart(3, '0')}`, name: source.name, passwordHash: source.passwordHash }))
    const made = await db.insert(staff).values(values).returning({ staffId: staff.id })
    await db.insert(staffRoleHolder).values(made.flatMap(({ staffId }) => roles.map(({ roleId }) => ({ staffId, roleId }))))
  }
}
