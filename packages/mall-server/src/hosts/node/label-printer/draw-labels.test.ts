import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { ParcelLabel } from '../../../trade/delivery/labels.ts'
import { pdfPages } from '../../../testing/pdf-text.ts'
import { drawLabels } from './draw-labels.ts'
import { createLabelPrinter } from './label-printer.ts'

const label: ParcelLabel = {
  carrier: '顺远快递', trackingNo: 'SY7730221804', sender: { name: '文房商城' },
  receiver: { name: '王璐', phone: '13800000009', company: '华启科技（上海）有限公司', address: '上海市浦东新区示例路 88 号 A 座 5 层' },
  orderNo: 'D2026031800000318', poNo: 'PO-2026-0318', packageNo: 'D2026031800000318-1', place: 1, count: 2, kinds: 2, pieces: 300, remark: '货梯 16:00 后停用',
}
const packed = (text: string): string => text.replaceAll(/\s/g, '')
const words = async (labels: readonly ParcelLabel[]): Promise<string[]> => (await pdfPages(await drawLabels(labels))).map(packed)

/** Where the letters of a page begin and end, pt from its left and its bottom, with the size of the page. */
const placesOf = async (bytes: Uint8Array) => {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const page = await file.getPage(at + 1)
      const { items } = await page.getTextContent()
      const [, , width = 0, height = 0] = page.view
      return { width, height, texts: items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [{ x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width, height: item.height }] : [])) }
    }),
  )
}

test('a label says who brings what to whom', async () => {
  const [text, ...others] = await words([label])
  expect(others).toEqual([])
  for (const one of ['顺远快递', '第1件，共2件', 'SY7730221804', '收', '王璐', '13800000009', '华启科技（上海）有限公司', '上海市浦东新区示例路88号A座5层', '寄', '文房商城', 'D2026031800000318-1', 'PO-2026-0318', '2种，共300件', '货梯16:00后停用', '签收人：']) expect(text).toContain(one)
})

test('one of an order that is not all sent is not counted; what there is not has no line', async () => {
  const [text] = await words([{ ...label, count: null, poNo: '', remark: ' \u200B' }])
  expect(text).toContain('第1件')
  for (const one of ['共2件', '采购单号', '备注']) expect(text).not.toContain(one)
})

const long = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** As long as each field may be, and longer; in letters of no width, lines and one word. */
const hostile: readonly ParcelLabel[] = [
  { ...label, receiver: { name: long('阿卜杜热合曼·', 20), phone: label.receiver.phone, company: long('华东区域行政与综合管理中心', 100), address: long('新疆维吾尔自治区巴音郭楞蒙古自治州和静县', 160) }, remark: long('请在工作日上午送达；', 500), poNo: long('PO', 50), sender: { name: long('数字科技发展集团有限公司', 100) }, carrier: long('华东区域物流', 30), trackingNo: long('ABCDEFGHIJKLM-', 40) },
  { ...label, receiver: { ...label.receiver, address: long('W', 1_000), company: long('W', 1_000), name: long('W', 200) }, remark: long('W', 1_000), sender: { name: long('W', 1_000) }, carrier: long('W', 200), place: 123, count: 456 },
  { ...label, receiver: { ...label.receiver, address: long('路\n', 800), company: long('公\u2028', 300) }, remark: long('\r\n\t注', 2_000) },
]

test('whatever is on it, each label is one page of 100 × 150 mm, and nothing leaves it', async () => {
  const pages = await placesOf(await drawLabels([label, ...hostile]))
  expect(pages).toHaveLength(4)
  for (const { width, height, texts } of pages) {
    expect([width, height].map((points) => Math.round((points / 72) * 25.4 * 10) / 10)).toEqual([100, 150])
    for (const text of texts) {
      expect(text.x).toBeGreaterThanOrEqual(8)
      expect(text.x + text.width).toBeLessThanOrEqual(width - 8)
      expect(text.y).toBeGreaterThanOrEqual(8)
      expect(text.y + text.height).toBeLessThanOrEqual(height - 8)
    }
  }
})

test('the longest address that can be written is on it to its last character', async () => {
  const [{ receiver: { address, name } } = label] = hostile
  const [text] = await words([{ ...label, receiver: { ...label.receiver, name, company: long('华东区域行政与综合管理中心', 100), address: `${address}甲乙丙` } }])
  expect(text).toContain(`${address}甲乙丙`)
})

test('the printer draws the same in a thread, and turns away who is too many', async () => {
  const { print } = createLabelPrinter()
  const results = await Promise.allSettled(Array.from({ length: 18 }, () => print([label])))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(17)
  expect(results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual(['BusinessError: 正在生成的单据较多，请稍后再试'])
  const [first] = results
  if (first?.status !== 'fulfilled') throw new Error('Nothing was printed')
  expect(await pdfPages(first.value)).toEqual(await pdfPages(await drawLabels([label])))
}, 60_000)
