import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url))
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql')).toSorted()

it('a database of the first migrations is migrated: roles, nodes of approval flows, results of submissions, links of home, addresses, numbers, turns and reasons of approvals, budgets, lines of orders, uploads, invoice titles', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  const run = async (names: readonly string[]) => {
    for (const name of names) await client.exec(readFileSync(`${folder}/${name}`, 'utf8'))
  }
  await client.exec('CREATE EXTENSION pg_trgm')
  await run(migrations.filter((name) => name < '0003'))
  await client.exec(`
    insert into enterprise_group (id, name) values (1, '集团');
    insert into enterprise (id, group_id, name, short_name, tax_no) values (1, 1, '公司', '公司', 'ZZ'), (2, 1, '新公司', '新公司', 'ZY');
    insert into department (id, enterprise_id, path, name) values (1, 1, '/1/', '行政部');
    insert into app_user (id, account, password_hash, nickname) values (1, 'a', '-', 'a'), (2, 'b', '-', 'b'), (3, 'c', '-', 'c');
    insert into membership (user_id, enterprise_id, department_id, roles) values
      (1, 1, 1, '{Buyer,EnterpriseAdministrator}'), (2, 1, 1, '{Finance}'), (3, 1, 1, '{Chef}');
    insert into approval_flow (enterprise_id, name, version, status, conditions, nodes) values
      (1, '审批', 1, 'published', '{}', '[
        {"name": "负责人", "approver": {"type": "departmentManager"}, "mode": 2},
        {"name": "财务", "approver": {"type": "role", "role": "Finance"}, "mode": 2},
        {"name": "指定", "approver": {"type": "users", "userIds": [2]}, "mode": 1}]'),
      (2, '空', 1, 'draft', '{}', '[]');
    insert into orders (id, order_no, group_id, enterprise_id, user_id, department_id, status, version, payment_type, goods_fen, freight_fen,
      payable_fen, quantity, address, invoice, invoice_state, attachments, po_no, reason, remark, budget_state, stock_state, stock_area, created_at)
    values (7, 'D1', 1, 1, 1, 1, 30, 1, 1, 100, 0, 100, 1, '{}', '{}', 3, '[]', '', '', '', 'none', 'taken', '310000', now());
    insert into order_approval (id, order_id, flow_id, flow_version, status, reasons, created_at) values
      (7, 7, 1, 1, 2, '["超单笔限额","指定品类"]', '2026-03-18T16:30:00Z'), (12345, 7, 1, 1, 1, '[]', '2026-12-31T00:00:00Z');
    insert into approval_step (approval_id, node_index, node_name, mode, approver_id, state, comment, handled_at) values
      (7, 0, '负责人', 2, 1, 2, '', '2026-03-18T17:00:00Z'), (7, 0, '负责人', 2, 2, 0, '', null), (7, 1, '财务', 2, 2, 2, '', '2026-03-18T18:00:00Z'),
      (12345, 0, '依次', 3, 1, 2, '', '2026-12-31T01:00:00Z'), (12345, 0, '依次', 3, 2, 1, '', null), (12345, 0, '依次', 3, 3, 0, '', null),
      (12345, 1, '财务', 2, 2, 0, '', null);
    insert into brand (id, name, latin_name, position) values (1, '牌', 'pai', 0);
    insert into category (id, level, name, category_group, position) values (1, 1, '纸品', '办公', 0);
    insert into product (id, code, name, brand_id, category1_id, category2_id, category3_id, model, barcode, unit, packing, packing_list, specs, attribute_value_ids, description,
      delivery_text, moq, step, tax_bp, supports_special_invoice, market_price_fen, market_tiers, picture, is_on_shelf, sales_count, created_at, search_name, search_text, search_pinyin)
    values (1, '10010411', '复印纸', 1, 1, 1, 1, '', '', '包', '', '[]', '[]', '{}', '', '', 1, 1, 1300, true, 120, '[]', '{}', true, 0, now(), '', '', '');
    insert into order_line (order_id, product_id, product_code, name, image_url, unit, category_id, price_fen, market_fen, is_agreed, tax_bp, quantity, shipped_quantity, received_quantity, remark)
    values (7, 1, '10010411', '复印纸', '', '包', 1, 100, 120, true, 1300, 1, 0, 0, '');
    insert into submission (user_id, request_id, submit_id, body_hash, order_id, created_at)
    values (1, '6f1a0f0e-0000-4000-8000-000000000001', 'S1', 'hash', 7, now());
    insert into budget (id, enterprise_id, department_id, name, period, starts_on, ends_on, total_fen, adjusted_fen, used_fen, frozen_fen, control, enabled)
    values (1, 1, 1, '三月', 'month', '2026-03-01', '2026-03-31', 500, 0, 100, 0, 'forbid', true);
    insert into budget_ledger (budget_id, kind, amount_fen, balance_fen, operator, created_at) values (1, 'adjust', 500, 500, '系统', now());
    insert into address (user_id, enterprise_id, consignee, mobile, province, city, district, area_code, detail, tag, is_default)
    values (1, 1, '前台', '19900000000', '浙江省', '杭州市', '西湖区', '330106', '文汀路1号', '', true);
    insert into invoice_title (enterprise_id, title, tax_no, supports_special) values (1, '公司', 'ZZ', true);
    insert into uploaded_file (id, enterprise_id, user_id, name, content_type, size, created_at)
    values ('6f1a0f0e-0000-4000-8000-000000000002', 1, 1, '报价.pdf', 'application/pdf', 9, now());
    insert into auth_session (id, user_id, enterprise_id, created_at, expires_at) values ('6f1a0f0e-0000-4000-8000-000000000003', 1, 1, now(), now());
    insert into password_reset (name_hash, ticket_hash, code_hash, tries, sent_at, sends, day_began_at, expires_at) values ('n', 't', 'c', 0, now(), 1, now(), now());
    insert into home_banner (title, subtitle, link, theme, position) values
      ('全部', '', '/product/index', 'desk', 0), ('文具', '', '/product/index?Cid=12', 'tea', 1);
    insert into notice (title, link, published_at) values ('配送', '/help/detail/13', now()), ('协议', '/product/index', now());`)
  await run(migrations.filter((name) => name >= '0003'))

  const held = await client.query(`
    select m.user_id as "user", r.code from membership m
    join membership_role h on h.user_id = m.user_id and h.enterprise_id = m.enterprise_id join role r on r.id = h.role_id
    order by 1, r.id`)
  expect(held.rows).toEqual([
    { user: 1, code: 'EnterpriseAdministrator' },
    { user: 1, code: 'Buyer' },
    { user: 2, code: 'Finance' },
  ])
  const flows = await client.query('select content, draft, status, version from approval_flow order by id')
  const off = { amountFromFen: null, amountToFen: null, overSingleLimit: false, overBudget: false, nonAgreedFromFen: null, categoryIds: [] }
  const content = {
    name: '审批', departmentIds: [], waitDays: 7,
    rules: [
      {
        ...off,
        nodes: [
          { name: '负责人', approver: { type: 'departmentManager' }, mode: 2 },
          { name: '财务', approver: { type: 'role', roleId: 5 }, mode: 2 },
          { name: '指定', approver: { type: 'users', userIds: [2] }, mode: 1 },
        ],
      },
    ],
  }
  expect(flows.rows).toEqual([
    { content, draft: null, status: 'published', version: 1 },
    { content: null, draft: { name: '空', departmentIds: [], waitDays: 7, rules: [{ ...off, nodes: [] }] }, status: 'draft', version: 0 },
  ])
  expect((await client.query('select flow_id, version, content, published_by_id from approval_flow_version')).rows).toEqual([{ flow_id: 1, version: 1, content, published_by_id: null }])
  const kept = await client.query(`
    select o.submit_id, r.call, r.request_id, r.input_hash, r.result from orders o join request_result r on r.user_id = o.user_id`)
  expect(kept.rows).toEqual([
    {
      submit_id: 'S1', call: 'POST /api/Order/Submit', request_id: '6f1a0f0e-0000-4000-8000-000000000001', input_hash: 'hash',
      result: { Outcome: 'submitted', SubmitId: 'S1', OrderNo: 'D1' },
    },
  ])
  const approvals = await client.query('select approval_no, reasons from order_approval order by id')
  const facts = { name: '', amountFen: null, limitFen: null }
  expect(approvals.rows).toEqual([
    { approval_no: 'SP202603190007', reasons: [{ code: 'overSingleLimit', ...facts }, { code: 'category', ...facts }] },
    { approval_no: 'SP2026123112345', reasons: [] },
  ])
  const turns = await client.query<{ reached_at: Date | null }>('select reached_at from approval_step order by id')
  expect(turns.rows.map((row) => row.reached_at?.toISOString().slice(5, 16) ?? '')).toEqual([
    '03-18T16:30', '03-18T16:30', '03-18T17:00', '12-31T00:00', '12-31T01:00', '', '',
  ])
  const banners = await client.query('select target from home_banner order by id')
  expect(banners.rows).toEqual([{ target: { Kind: 'productList' } }, { target: { Kind: 'productList', Cid: 12 } }])
  const notices = await client.query('select target from notice order by id')
  expect(notices.rows).toEqual([{ target: { Kind: 'help', Page: 13 } }, { target: { Kind: 'productList' } }])
  const addresses = await client.query('select detail, version, shared_department_id from address')
  expect(addresses.rows).toEqual([{ detail: '文汀路1号', version: 1, shared_department_id: null }])
  const titles = await client.query('select t.address, t.version, o.invoice_state from invoice_title t, orders o')
  expect(titles.rows).toEqual([{ address: '', version: 1, invoice_state: 1 }])
  const budgets = await client.query('select b.version, l.reason from budget b join budget_ledger l on l.budget_id = b.id')
  expect(budgets.rows).toEqual([{ version: 1, reason: '' }])
  expect((await client.query('select price_fen, is_quoted from order_line')).rows).toEqual([{ price_fen: 100, is_quoted: false }])
  expect((await client.query('select tax_no, theme_color, version from enterprise_group')).rows).toEqual([{ tax_no: '', theme_color: null, version: 1 }])
  expect((await client.query('select max_open_orders from enterprise')).rows).toEqual([{ max_open_orders: 50 }, { max_open_orders: 50 }])
  expect((await client.query('select position, version from department')).rows).toEqual([{ position: 0, version: 1 }])
  const users = await client.query('select u.version, u.real_name, u.initial_hash, u.locked_until, m.last_login_at from app_user u join membership m on m.user_id = u.id where u.id = 1')
  expect(users.rows).toEqual([{ version: 1, real_name: 'a', initial_hash: null, locked_until: null, last_login_at: null }])
  expect((await client.query('select is_public from uploaded_file')).rows).toEqual([{ is_public: false }])
  expect((await client.query('select ip, user_agent, family_id = id as is_first from auth_session')).rows).toEqual([{ ip: '', user_agent: '', is_first: true }])
  expect((await client.query('select purpose, target from password_reset')).rows).toEqual([{ purpose: 'reset', target: null }])
  const allowed = await client.query(`select code from role where 'budget.view' = any(permissions) and 'asset.budget' = any(menu_codes) order by id`)
  expect(allowed.rows.map((row) => (row as { code: string }).code)).toEqual(['GroupAdministrator', 'EnterpriseAdministrator', 'Approver', 'Finance'])
  await client.close()
})

it.each(['/shop/cart', '/product/index?Keyword=1', '/help/detail/0', 'https://mall.example/product/index'])(
  'a database with the link %s is left as it is: nothing says what it opens',
  async (link) => {
    const client = await PGlite.create({ extensions: { pg_trgm } })
    await client.exec('CREATE EXTENSION pg_trgm')
    const textOf = (names: readonly string[]) => names.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join(';\n')
    await client.exec(textOf(migrations.filter((name) => name < '0005')))
    await client.query('insert into notice (title, link, published_at) values ($1, $2, now())', ['公告', link])
    await expect(client.transaction((tx) => tx.exec(textOf(['0005_link_targets.sql'])))).rejects.toThrow('null values')
    expect((await client.query('select link from notice')).rows).toEqual([{ link }])
    await client.close()
  },
)
