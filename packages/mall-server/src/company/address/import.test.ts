import type { ImportSheet } from '@mall/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { address } from '../../platform/db/schema/checkout.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('buyer')).Token
}, 120_000)
afterAll(() => mall.close())
beforeEach(() => mall.db.delete(address).where(eq(address.userId, demo.users.buyer)))

const head = '收货人\t手机\t省\t市\t区\t详细地址\t标签'
const good = '前台\t13800138000\t浙江省\t杭州市\t西湖区\t文汀路1号\t公司'

const send = async (text: string) => {
  const form = new FormData()
  form.append('file', new File([text], '地址.csv'))
  return mall.send('POST /api/Address/ImportCheck', form, { token })
}
const check = async (...lines: string[]): Promise<ImportSheet> => {
  const { body, message } = await send(lines.join('\n'))
  if (body === null) throw new Error(message)
  return body as ImportSheet
}
const rowOf = async (...lines: string[]) => {
  const { Rows: [row] } = await check(...lines)
  return { cells: row?.Cells, problems: row?.Problems.map(({ Column, Message }) => `${Column} ${Message}`) }
}
const importRows = (Rows: readonly { RowNo: number; Cells: string[] }[], RequestId: string = crypto.randomUUID()) =>
  mall.call('POST /api/Address/Import', { Rows: Rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })), RequestId }, { token })
const own = async () => (await mall.call('POST /api/Address/List', { Owner: 'own', PageIndex: 1, PageSize: 100 }, { token })).body?.Items ?? []

test.each([
  ['a table', [head, good], ['前台', '13800138000', '浙江省', '杭州市', '西湖区', '文汀路1号', '公司']],
  ['short names', [head, good.replace('浙江省\t杭州市\t西湖区', '浙江\t杭州\t西湖')], ['前台', '13800138000', '浙江省', '杭州市', '西湖区', '文汀路1号', '公司']],
  ['no head', [good], ['前台', '13800138000', '浙江省', '杭州市', '西湖区', '文汀路1号', '公司']],
  ['a text', ['孙鹏 13951886688 江苏省南京市鼓楼区中山北路28号'], ['孙鹏', '13951886688', '江苏省', '南京市', '鼓楼区', '中山北路28号', '']],
  ['a text with commas', ['孙鹏，13951886688，江苏省南京市鼓楼区中山北路28号'], ['孙鹏', '13951886688', '江苏省', '南京市', '鼓楼区', '中山北路28号', '']],
  ['the area in the street', ['收货人\t电话\t地址', '孙鹏\t+86 139 5188 6688\t江苏省南京市鼓楼区中山北路28号'], ['孙鹏', '+86 139 5188 6688', '江苏省', '南京市', '鼓楼区', '中山北路28号', '']],
])('%s is understood', async (_, lines, cells) => {
  expect(await rowOf(...lines)).toEqual({ cells, problems: [] })
})

test.each([
  ['前台\t1380\t浙江省\t杭州市\t西湖区\t\t一二三四五六七八九十甲', ['1 手机须为11位手机号', '5 详细地址不能为空', '6 标签不能超过10个字']],
  ['前台\t13800138000\t浙江省\t杭州市\t不存在区\t文汀路1号\t', ['4 所在地区不存在，请写明省、市、区']],
  ['前台\t13800138000\t\t\t\t鼓楼区中山北路28号\t', ['4 不能确定是哪里：江苏省南京市鼓楼区、江苏省徐州市鼓楼区、福建省福州市鼓楼区等']],
])('%s is refused cell by cell', async (line, problems) => {
  expect((await rowOf(head, line)).problems).toEqual(problems)
})

test('a place of several cities becomes certain with the city', async () => {
  const { Rows: [row] } = await check('鼓楼区中山北路30号 周敏 13951886689')
  expect(row?.Cells).toEqual(['周敏', '13951886689', '', '', '鼓楼区', '中山北路30号', ''])
  const mended = row?.Cells.with(3, '南京') ?? []
  expect(await rowOf(head, mended.join('\t'))).toEqual({ cells: ['周敏', '13951886689', '江苏省', '南京市', '鼓楼区', '中山北路30号', ''], problems: [] })
})

test('good rows land once, the first as the default; the same file again does no harm', async () => {
  const { Rows } = await check(head, good, '仓库\t13800138001\t浙江省\t杭州市\t西湖区\t文汀路2号\t', good, '门卫\t1380\t浙江省\t杭州市\t西湖区\t文汀路3号\t')
  const requestId = crypto.randomUUID()
  const first = await importRows(Rows, requestId)
  expect(first.body?.Results).toEqual([
    { RowNo: 2, Success: true, Code: 'OK', Message: '前台' },
    { RowNo: 3, Success: true, Code: 'OK', Message: '仓库' },
    { RowNo: 4, Success: false, Code: 'IMPORT_ROW_INVALID', Message: '与第2行重复' },
    { RowNo: 5, Success: false, Code: 'IMPORT_ROW_INVALID', Message: '手机须为11位手机号' },
  ])
  expect((await own()).map(({ Consignee, AreaCode, IsDefault }) => [Consignee, AreaCode, IsDefault])).toEqual([['前台', '330106', true], ['仓库', '330106', false]])
  expect((await importRows(Rows, requestId)).body).toEqual(first.body)
  expect((await importRows(Rows)).body?.Results.map(({ Message }) => Message)).toEqual(['已有相同的收货地址', '已有相同的收货地址', '与第2行重复', '手机须为11位手机号'])
  expect(await own()).toHaveLength(2)
})

test('one has fifty in all, also when two import at the same moment', async () => {
  const lines = (from: number, many: number) => Array.from({ length: many }, (_, at) => `前台\t13800138000\t浙江省\t杭州市\t西湖区\t文汀路${from + at}号\t`)
  await expect(check(head, ...lines(1, 51))).rejects.toThrow('单次最多50行')
  const [one, other] = [await check(head, ...lines(1, 30)), await check(head, ...lines(101, 30))]
  const answers = await Promise.all([importRows(one.Rows), importRows(other.Rows)])
  expect(answers.flatMap(({ body }) => body?.Results ?? []).filter(({ Success }) => Success)).toHaveLength(50)
  expect(await own()).toHaveLength(50)
  expect((await rowOf(head, good.replace('1号', '200号'))).problems).toEqual(['0 收货地址最多50个'])
})

test('a file that is too large is refused in words, one of 100 MB before most of it has come', async () => {
  expect(await send('x'.repeat(3 * 1024 * 1024))).toMatchObject({ success: false, code: 'FILE_TOO_LARGE', message: '文件大小不能超过2MB' })
  let sent = 0
  const [head, chunk] = [new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'), new Uint8Array(1024 * 1024)]
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      sent += 1
      if (sent > 100) controller.close()
      else controller.enqueue(sent === 1 ? head : chunk)
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${token}` }
  const response = await mall.fetch('/api/Address/ImportCheck', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect([response.status, await response.json()]).toMatchObject([200, { MsgHeader: { Code: 'FILE_TOO_LARGE', RetMessage: '文件大小不能超过2MB' } }])
  expect(sent).toBeLessThan(10)
})

test('a user who may not keep addresses imports none', async () => {
  const finance = (await mall.login('finance')).Token
  expect((await mall.call('POST /api/Address/Import', { Rows: [{ RowNo: 1, Cells: [] }], RequestId: crypto.randomUUID() }, { token: finance })).status).toBe(403)
})
