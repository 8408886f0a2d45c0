import { and, eq } from 'drizzle-orm'
import { addressLimits, successCode, type AddressImport, type Area, type CallInput, type ImportSheet } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { filled, mobileText, requiredText, shortText } from '../../platform/imports/cells.ts'
import { hasHead, readCells, readRows, titlesOf, type ImportValues } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { loadAreas } from './areas.ts'
import { lockOwner } from './manage.ts'
import { parseAddress } from './parse.ts'
import { record, type AddressUser } from './records.ts'

const columns = {
  Consignee: { names: ['收货人', '收件人', '姓名', '联系人'], read: requiredText(20) },
  Mobile: { names: ['手机', '手机号', '手机号码', '电话', '联系电话'], read: filled((cell, title) => mobileText(cell, title) ?? '') },
  Province: { names: ['省', '省份'], read: shortText(20) },
  City: { names: ['市', '城市'], read: shortText(20) },
  District: { names: ['区', '区县', '区/县'], read: shortText(20) },
  Detail: { names: ['详细地址', '地址', '收货地址', '街道地址'], read: requiredText(100) },
  Tag: { names: ['标签'], read: shortText(10) },
} as const

const place = Object.fromEntries(Object.keys(columns).map((name, index) => [name, index])) as Readonly<Record<keyof typeof columns, number>>

/** Without a head, a row of fewer cells is a text that somebody pasted, whatever separates its parts. */
const cellsOfTable = 6

interface CheckedRow {
  readonly rowNo: number
  readonly cells: readonly string[]
  readonly problems: ImportSheet['Rows'][number]['Problems']
  /** Null when there are problems. */
  readonly address: (ImportValues<typeof columns> & { readonly AreaCode: string }) | null
}

const nameOf = ({ Province, City, District }: Area): string => [...new Set([Province, City, District])].join('')

/** A pasted text becomes the street, from which the other cells are filled. */
const asTable = (table: readonly TableRow[]): readonly TableRow[] =>
  hasHead(columns, table)
    ? table
    : table.map((row) => {
        const filled = row.cells.filter((cell) => cell !== '')
        return filled.length >= cellsOfTable ? row : { ...row, cells: Object.keys(columns).map((name) => (name === 'Detail' ? filled.join(' ') : '')) }
      })

const sharedName = (areas: readonly Area[], level: 'Province' | 'City' | 'District'): string => {
  const names = new Set(areas.map((one) => one[level]))
  return names.size === 1 ? ([...names][0] ?? '') : ''
}

/** The cells with what 智能识别 finds in them: the area under its full name, and from the street alone all that the other cells lack. */
const recognised = (cells: readonly string[], areas: readonly Area[]) => {
  const [consignee = '', mobile = '', province = '', city = '', district = '', detail = '', tag = ''] = cells
  const known = areas.find(({ Province, City, District }) => Province === province && City === city && District === district)
  if (known !== undefined) return { cells, area: known, candidates: [] }
  const written = `${province}${city}${district}`
  const named = written === '' ? null : parseAddress(written, areas)
  // What the three cells leave open, the street may say.
  const found = named !== null && named.Area !== null ? { ...named, Detail: detail } : parseAddress(`${written}${detail}`, areas)
  const { Area: area, Candidates: candidates } = found
  if (named !== null && area === null) return { cells, area, candidates: candidates.filter((one) => one.District.startsWith(district)) }
  // Where several places may be meant, what they share is known: 鼓楼区 of whichever city.
  const names = (['Province', 'City', 'District'] as const).map((level) => sharedName(area === null ? candidates : [area], level))
  return { cells: [consignee || found.Consignee, mobile || found.Mobile, ...names, found.Detail, tag], area, candidates }
}

const areaProblem = (candidates: readonly Area[]): string =>
  candidates.length === 0 ? '所在地区不存在，请写明省、市、区' : `不能确定是哪里：${candidates.slice(0, 3).map(nameOf).join('、')}${candidates.length > 3 ? '等' : ''}`

const checkCells = (rowNo: number, read: readonly string[], areas: readonly Area[]): CheckedRow => {
  const { cells, area, candidates } = recognised(read, areas)
  const { values, problems } = readCells(columns, cells)
  const found = problems.map(({ column, message }) => ({ Column: place[column], Message: message }))
  if (area === null) found.push({ Column: place.District, Message: areaProblem(candidates) })
  return { rowNo, cells, problems: found, address: values === null || area === null ? null : { ...values, AreaCode: area.AreaCode } }
}

type Kept = Pick<typeof record.$inferSelect, 'consignee' | 'mobile' | 'areaCode' | 'detail'>

const keyOf = ({ consignee, mobile, areaCode, detail }: Kept): string => JSON.stringify([consignee, mobile, areaCode, detail])

const refused = (row: CheckedRow, Message: string, Column = place.Consignee): CheckedRow => ({ ...row, address: null, problems: [...row.problems, { Column, Message }] })

/** The rows with what is wrong with them among each other and beside the addresses that the user has. */
const checked = async (db: Db, { userId, enterpriseId }: Pick<AddressUser, 'userId' | 'enterpriseId'>, rows: readonly { readonly rowNo: number; readonly cells: readonly string[] }[]): Promise<CheckedRow[]> => {
  const areas = await loadAreas()
  const own = await db.select().from(record).where(and(eq(record.userId, userId), eq(record.enterpriseId, enterpriseId)))
  const existing = new Set(own.map(keyOf))
  const first = new Map<string, number>()
  let room = addressLimits.addresses - own.length
  return rows.map(({ rowNo, cells }) => {
    const row = checkCells(rowNo, cells, areas)
    if (row.address === null) return row
    const { Consignee, Mobile, AreaCode, Detail } = row.address
    const key = keyOf({ consignee: Consignee, mobile: Mobile, areaCode: AreaCode, detail: Detail })
    const before = first.get(key)
    if (before !== undefined) return refused(row, `与第${before}行重复`)
    first.set(key, rowNo)
    if (existing.has(key)) return refused(row, '已有相同的收货地址', place.Detail)
    room -= 1
    return room < 0 ? refused(row, `收货地址最多${addressLimits.addresses}个`) : row
  })
}

/**
 * The rows of a table, or of pasted texts, as addresses to be, each with what is wrong in it.
 * @throws BusinessError as `readRows` does
 */
export const checkAddresses = async (db: Db, user: AddressUser, table: readonly TableRow[]): Promise<ImportSheet> => {
  const rows = await checked(db, user, await readRows(asTable(table), columns, addressLimits.addresses))
  return { Columns: titlesOf(columns), Rows: rows.map(({ rowNo, cells, problems }) => ({ RowNo: rowNo, Cells: [...cells], Problems: problems })) }
}

const write = async (tx: Tx, { caller: { userId, enterpriseId } }: CallContext, rows: readonly CheckedRow[]): Promise<number> => {
  const good = rows.flatMap(({ address }) => address ?? [])
  if (good.length === 0) return 0
  const owner = and(eq(record.userId, userId), eq(record.enterpriseId, enterpriseId))
  // Exactly one of a user's is the default.
  const isFirst = (await tx.$count(record, owner)) === 0
  await tx.insert(record).values(
    good.map((one, index) => ({
      userId, enterpriseId, consignee: one.Consignee, mobile: one.Mobile, province: one.Province, city: one.City, district: one.District,
      areaCode: one.AreaCode, detail: one.Detail, tag: one.Tag, isDefault: isFirst && index === 0,
    })),
  )
  return good.length
}

/** Adds the good rows to the addresses of the caller, once per `RequestId`; the bad ones, and those that are there already, return why not. */
export const importAddresses = (context: CallContext, input: CallInput<'POST /api/Address/Import'>): Promise<AddressImport> =>
  once(context, 'POST /api/Address/Import', input, async (tx) => {
    await lockOwner(tx, context.caller.userId)
    const rows = await checked(tx, context.caller, input.Rows.map(({ RowNo, Cells }) => ({ rowNo: RowNo, cells: Cells })))
    const created = await write(tx, context, rows)
    const change = { action: 'Address.Import', entity: 'address', entityId: input.RequestId, before: null, after: { Created: created, Rows: rows.length } } as const
    await writeAudit(tx, originOf(context), change)
    return {
      Results: rows.map(({ rowNo, address, problems }) =>
        address === null
          ? { RowNo: rowNo, Success: false, Code: 'IMPORT_ROW_INVALID', Message: problems.map(({ Message }) => Message).join('；') }
          : { RowNo: rowNo, Success: true, Code: successCode, Message: address.Consignee },
      ),
    }
  })
