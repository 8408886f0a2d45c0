import { labelSize, type ParcelLabel } from '../../../trade/delivery/labels.ts'
import { openSheet, type Placed, type Sheet } from '../pdf-sheet.ts'
import { code128, quietModules } from './code-128.ts'

/** Points of so many mm. */
const mm = (length: number): number => (length * 72) / 25.4

/** A printer of labels has no grey: what would be pale is full of dots. */
const black = '#000000'
const white = '#ffffff'

const page = { width: mm(labelSize.width), height: mm(labelSize.height) } as const
const left = mm(4)
const right = page.width - left
const inner = right - left
const pad = mm(1.5)

/** Where the parts begin, from the top. */
const at = { head: mm(4), code: mm(18), receiver: mm(49), sender: mm(92), facts: mm(105), signing: mm(136), end: mm(146) } as const

/** The column of 收 and 寄. */
const markWidth = mm(12)

/** What a dot of the usual printer of labels measures, 203 to the inch, mm. Bars of whole dots are all as wide as they should be. */
const dot = 25.4 / 203

/** No module of a barcode is wider, mm: a reader has to see it whole. */
const widestModule = 4 * dot

/** Below two dots a bar of a whole dot is too fine to be read; it is better to use all the width that there is. */
const moduleOf = (modules: number): number => {
  const most = labelSize.width / (modules + 2 * quietModules)
  return most < 2 * dot ? most : Math.min(widestModule, Math.floor(most / dot) * dot)
}

type Box = Pick<Placed, 'x' | 'y' | 'width' | 'align' | 'color'> & { readonly height: number }

/** A text in the largest of these sizes in which all of it fits; in the last one it ends with … where it does not. */
const writeFitted = (sheet: Sheet, text: string, box: Box, sizes: readonly number[]): number => {
  const size = sizes.find((one) => sheet.heightOf(text, box.width, one) <= box.height) ?? sizes.at(-1) ?? 6
  sheet.write(text, { color: black, ...box, size })
  return Math.min(box.height, sheet.heightOf(text, box.width, size))
}

/** Texts of people may have lines, and what nobody sees. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim()

const rule = (sheet: Sheet, y: number): void => sheet.line(left, y, right, y)

const drawHead = (sheet: Sheet, { carrier, place, count }: ParcelLabel): void => {
  const height = at.code - at.head - mm(1)
  const half = mm(58)
  writeFitted(sheet, inOneLine(carrier), { x: left, y: at.head, width: half, height }, [24, 20, 16, 13, 10, 8])
  const words = count === null ? `第 ${place} 件` : `第 ${place} 件，共 ${count} 件`
  writeFitted(sheet, words, { x: left + half, y: at.head + mm(3), width: inner - half, height: height - mm(3), align: 'right' }, [13, 11, 9])
}

const drawCode = (sheet: Sheet, { trackingNo }: ParcelLabel): void => {
  const { bars, width } = code128(trackingNo)
  const module = mm(moduleOf(width))
  const begin = (page.width - width * module) / 2
  for (const bar of bars) sheet.fill(begin + bar.at * module, at.code + mm(3), bar.width * module, mm(19), black)
  writeFitted(sheet, trackingNo, { x: left, y: at.code + mm(23), width: inner, height: mm(7.5), align: 'center' }, [14, 11, 9])
}

/** 收 or 寄 in the column beside its part. */
const writeMark = (sheet: Sheet, mark: string, y: number, height: number, size: number, color: string): void =>
  sheet.write(mark, { x: left, y: y + (height - sheet.heightOf(mark, markWidth, size)) / 2, width: markWidth, size, align: 'center', color })

const drawReceiver = (sheet: Sheet, { receiver }: ParcelLabel): void => {
  const [x, width] = [left + markWidth + mm(3), inner - markWidth - mm(3)]
  const end = at.sender - pad
  const height = at.sender - at.receiver
  sheet.fill(left, at.receiver, markWidth, height, black)
  writeMark(sheet, '收', at.receiver, height, 26, white)
  let y = at.receiver + pad
  y += writeFitted(sheet, `${inOneLine(receiver.name)}　${inOneLine(receiver.phone)}`, { x, y, width, height: mm(9) }, [16, 14, 12, 10, 8])
  y += writeFitted(sheet, inOneLine(receiver.company), { x, y, width, height: mm(8) }, [10, 8, 6.5])
  writeFitted(sheet, inOneLine(receiver.address), { x, y: y + mm(1), width, height: end - y - mm(1) }, [15, 13, 11.5, 10, 8.5, 7, 6])
}

const drawSender = (sheet: Sheet, { sender }: ParcelLabel): void => {
  const height = at.facts - at.sender
  writeMark(sheet, '寄', at.sender, height, 18, black)
  const [x, width] = [left + markWidth + mm(3), inner - markWidth - mm(3)]
  const name = inOneLine(sender.name)
  const size = [12, 10, 8, 6.5].find((one) => sheet.heightOf(name, width, one) <= height - 2 * pad) ?? 6.5
  writeFitted(sheet, name, { x, y: at.sender + (height - Math.min(height - 2 * pad, sheet.heightOf(name, width, size))) / 2, width, height: height - 2 * pad }, [size])
}

/** A line of the largest letters of a fact. */
const factHeight = mm(4.6)

const factsOf = ({ orderNo, poNo, packageNo, kinds, pieces, remark }: ParcelLabel) =>
  [
    { label: '订单号', value: orderNo },
    { label: '采购单号', value: inOneLine(poNo) },
    { label: '包裹号', value: packageNo },
    { label: '商品', value: `${kinds} 种，共 ${pieces} 件` },
    { label: '备注', value: inOneLine(remark), isLong: true },
  ].filter(({ value }) => value !== '')

const drawFacts = (sheet: Sheet, label: ParcelLabel): void => {
  const [labelWidth, end] = [mm(15), at.signing - pad]
  let y = at.facts + pad
  for (const { label: name, value, isLong = false } of factsOf(label)) {
    sheet.write(name, { x: left, y, width: labelWidth, size: 8.5, color: black })
    // The last one has all that is left.
    writeFitted(sheet, value, { x: left + labelWidth, y, width: inner - labelWidth, height: isLong ? end - y : factHeight }, [8.5, 7.5, 6.5, 6])
    y += factHeight
  }
}

const drawSigning = (sheet: Sheet): void => {
  const middle = left + inner / 2
  for (const [x, words, to] of [[left, '签收人', middle - mm(3)], [middle, '签收时间', right]] as const) {
    const width = (words.length + 1) * 8
    sheet.write(`${words}：`, { x, y: at.end - mm(5), width: width + 8, size: 8, color: black })
    sheet.line(x + width, at.end, to, at.end)
  }
}

const drawLabel = (sheet: Sheet, label: ParcelLabel): void => {
  sheet.addPage()
  drawHead(sheet, label)
  drawCode(sheet, label)
  drawReceiver(sheet, label)
  drawSender(sheet, label)
  drawFacts(sheet, label)
  drawSigning(sheet)
  for (const y of [at.code, at.receiver, at.sender, at.facts, at.signing]) rule(sheet, y)
}

/** Draws labels, each on a page of its own of 100 × 150 mm. */
export const drawLabels = async (labels: readonly ParcelLabel[]): Promise<Uint8Array<ArrayBuffer>> => {
  const [first] = labels
  if (first === undefined) throw new Error('There is nothing to draw')
  const sheet = await openSheet({ title: `面单 ${first.packageNo}`, page, rule: black })
  for (const label of labels) drawLabel(sheet, label)
  return sheet.close()
}
