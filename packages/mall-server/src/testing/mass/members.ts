import { agreementStatus, agreementVersionStatus } from '@mall/api/seller/contract'
import { sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import type { FlowContent } from '../../platform/db/schema/approval.ts'
import { withoutTriggers } from './without-triggers.ts'

export interface MassMembers {
  readonly companies: number
  /** The first of each company is its manager, who administers it and approves; at least as many as companies. */
  readonly users: number
  /** Products that a company has a price of its own for. */
  readonly agreedProducts: number
}

/** Ids from here on are far above those of the demo data. */
const firstId = 100_000

/** Every company's budgets have so much that no bench uses them up, fen. */
const grantedFen = 100_000_000_00

const flow: FlowContent = {
  name: '采购订单审批',
  departmentIds: [],
  waitDays: 7,
  rules: [
    {
      amountFromFen: 500_000, amountToFen: null, overSingleLimit: true, overBudget: true, nonAgreedFromFen: null, categoryIds: [],
      nodes: [{ name: '部门负责人审批', approver: { type: 'departmentManager' }, mode: 2 }],
    },
  ],
}

const uniqueNames = (column: string) => sql`${sql.raw(column)} || n`

/** The company of user `n`: a manager each, then the more the smaller its number, so that the first one is thirty times as large as most. */
const companyOf = ({ companies, users }: MassMembers) => sql`
  case when n <= ${companies}::int then n
  else least(${companies}::int, 1 + floor(${companies}::int * power((n - ${companies}::int)::float8 / greatest(1, ${users}::int - ${companies}::int), 3))::int) end`

const addCompanies = async (db: Db, { companies }: MassMembers): Promise<void> => {
  const each = sql`generate_series(1, ${companies}::int) n`
  const id = sql`${firstId}::int + n`
  await queryRows(db, sql`insert into enterprise_group (id, name) select ${id}, ${uniqueNames(`'集团'`)} from ${each}`)
  await queryRows(
    db,
    sql`insert into enterprise (id, group_id, name, short_name, tax_no)
      select ${id}, ${id}, ${uniqueNames(`'企业'`)}, ${uniqueNames(`'企业'`)}, 'MASS' || lpad(n::text, 14, '0') from ${each}`,
  )
  await queryRows(db, sql`insert into payment_term select ${id}, t.payment_type, t.enabled, t.disabled_reason from ${each}, payment_term t where t.enterprise_id = 1`)
  await queryRows(
    db,
    sql`insert into invoice_title (enterprise_id, title, tax_no, supports_special) select ${id}, ${uniqueNames(`'企业'`)}, 'MASS' || lpad(n::text, 14, '0'), false from ${each}`,
  )
  // The whole, and below it who buys.
  await queryRows(
    db,
    sql`insert into department (id, enterprise_id, parent_id, path, name, manager_id)
      select ${firstId}::int + n * 2 + part, ${id}, case when part = 1 then ${firstId}::int + n * 2 end,
        '/' || (${firstId}::int + n * 2) || '/' || case when part = 1 then (${firstId}::int + n * 2 + 1) || '/' else '' end, case when part = 0 then '总部' else '采购部' end, ${id}
      from ${each}, generate_series(0, 1) part`,
  )
  await queryRows(db, sql`insert into approval_flow (id, enterprise_id, published_version, status, content) select ${id}, ${id}, 1, 'published', ${JSON.stringify(flow)}::jsonb from ${each}`)
  await queryRows(db, sql`insert into approval_flow_version (flow_id, version, content, published_at) select ${id}, 1, ${JSON.stringify(flow)}::jsonb, now() from ${each}`)
}

const addUsers = async (db: Db, members: MassMembers, now: Date): Promise<void> => {
  const { companies, users } = members
  const time = sql`${now.toISOString()}::timestamptz`
  await queryRows(
    db,
    sql`insert into app_user (id, account, password_hash, nickname, real_name)
      select ${firstId}::int + n, 'mass' || n, (select password_hash from app_user where account = 'buyer'), '用户' || n, '用户' || n from generate_series(1, ${users}::int) n`,
  )
  await queryRows(
    db,
    sql`insert into membership (user_id, enterprise_id, department_id)
      select ${firstId}::int + n, ${firstId}::int + company, ${firstId}::int + company * 2 + case when n > ${companies}::int then 1 else 0 end
      from (select n, ${companyOf(members)} as company from generate_series(1, ${users}::int) n) placed`,
  )
  await queryRows(
    db,
    sql`insert into membership_role
      select m.user_id, m.enterprise_id, r.id from membership m join role r on r.enterprise_id is null
        and r.code = any(case when m.user_id <= ${firstId + companies}::int then '{EnterpriseAdministrator,Approver}'::text[] else '{Buyer}' end)
      where m.user_id > ${firstId}::int`,
  )
  await queryRows(
    db,
    sql`insert into address (user_id, enterprise_id, consignee, mobile, province, city, district, area_code, detail, tag, is_default)
      select user_id, enterprise_id, '收货人', '19900000000', '上海市', '上海市', '浦东新区', '310115', '云岫路188号', '公司', true from membership where user_id > ${firstId}::int`,
  )
  await queryRows(
    db,
    sql`insert into auth_session (id, family_id, user_id, enterprise_id, created_at, expires_at)
      select session, session, user_id, enterprise_id, ${time}, ${time} + interval '30 days'
      from (select *, ('00000000-0000-4000-8000-' || lpad(user_id::text, 12, '0'))::uuid as session from membership where user_id > ${firstId}::int) opened`,
  )
}

const addBudgets = async (db: Db, now: Date): Promise<void> => {
  const time = sql`${now.toISOString()}::timestamptz`
  await queryRows(
    db,
    sql`insert into budget (enterprise_id, department_id, name, period, starts_on, ends_on, total_fen, adjusted_fen, used_fen, frozen_fen, control, enabled)
      select enterprise_id, id, '采购预算', 'year', ${time}::date - 730, ${time}::date + 365, ${grantedFen}::bigint, 0, 0, 0, 'approve', true from department where id > ${firstId}::int`,
  )
  await queryRows(
    db,
    sql`insert into budget_ledger (budget_id, kind, amount_fen, balance_fen, operator, created_at)
      select id, 'adjust', total_fen, total_fen, '系统', ${time} - interval '730 days' from budget where department_id > ${firstId}::int`,
  )
}

const addPrices = async (db: Db, { companies, agreedProducts }: MassMembers, now: Date): Promise<void> => {
  const time = sql`${now.toISOString()}::timestamptz`
  await queryRows(db, sql`insert into agreed_catalogue select ${firstId}::int + n, true from generate_series(1, ${companies}::int) n`)
  await queryRows(
    db,
    sql`insert into agreement (id, agreement_no, level, enterprise_id, name, from_day, until_day, status, created_at)
      select ${firstId}::int + n, 'MASS-' || lpad(n::text, 6, '0'), 'company', ${firstId}::int + n, '办公用品协议', ${time}::date - 400, ${time}::date + 400, ${literals(agreementStatus.inForce)}, ${time}
      from generate_series(1, ${companies}::int) n`,
  )
  await queryRows(
    db,
    sql`insert into agreement_version (id, agreement_id, number, from_day, status, written_at)
      select id, id, 1, from_day, ${literals(agreementVersionStatus.inForce)}, ${time} from agreement where id > ${firstId}::int`,
  )
  await queryRows(
    db,
    sql`insert into agreement_row (version_id, product_id, position, kind, tiers)
      select ${firstId}::int + n, goods.id, goods.place, 'fixed', goods.market_tiers
      from (select *, row_number() over (order by id) - 1 as place, count(*) over () as size from product) goods,
        lateral (select ceil(goods.size::float8 / least(goods.size, ${agreedProducts}::int))::int as every) spread,
        generate_series(1 + (goods.place % spread.every)::int, ${companies}::int, spread.every) n`,
  )
}

/** Generated rows have numbers of their own: the sequences go on after them. */
const moveSequences = async (db: Db): Promise<void> => {
  for (const table of ['enterprise_group', 'enterprise', 'department', 'app_user', 'approval_flow', 'agreement', 'agreement_version']) {
    await queryRows(db, sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
  }
}

/**
 * Adds companies with a department that buys, budgets, an approval flow and prices of their own, and their users, all with the password of the
 * demo and an open session each (`massSession`). For a bench; the demo data must be there.
 */
export const fillMembers = async (db: Db, members: MassMembers, now: Date): Promise<void> => {
  await withoutTriggers(db, async (tx) => {
    await addCompanies(tx, members)
    await addUsers(tx, members, now)
    await addBudgets(tx, now)
    await addPrices(tx, members, now)
    await moveSequences(tx)
  })
}

export interface MassUser {
  readonly userId: number
  readonly enterpriseId: number
  readonly departmentId: number
  readonly addressId: number
  /** What the orders of the department are charged to. */
  readonly budgetId: number
  readonly isManager: boolean
}

/** The id of the open session of a generated user. */
export const massSession = (userId: number): string => `00000000-0000-4000-8000-${String(userId).padStart(12, '0')}`

/** The generated users: first the managers, each of the company with the same number, then who buys. */
export const massUsers = (db: Db): Promise<MassUser[]> =>
  queryRows(
    db,
    sql`select m.user_id as "userId", m.enterprise_id as "enterpriseId", m.department_id as "departmentId", a.id as "addressId", b.id as "budgetId", d.parent_id is null as "isManager"
      from membership m join department d on d.id = m.department_id join budget b on b.department_id = d.id join address a on a.user_id = m.user_id and a.enterprise_id = m.enterprise_id
      where m.user_id > ${firstId}::int order by m.user_id`,
  )
