import { readPacking, type LargerUnit } from '@mall/api/contract'

/** 税收分类编码 of some first levels; of the others nobody has said it yet. */
const taxCodes: Readonly<Record<string, string>> = { 办公用纸: '1060105040000000000', 书写工具: '1060408010000000000', 文件管理: '1060408060000000000', 打印耗材: '1090511030000000000', 清洁用品: '1070214010000000000' }

export const taxCodeOf = (firstLevel: string): string => taxCodes[firstLevel] ?? ''

/** Boxes on a pallet. */
const onPallet = 40

/** Of what is packed in boxes, two of three products come by the pallet, too; of what comes in small packs, every third by the box. */
export const largerUnitsOfDemo = (id: number, unit: string, packing: string): LargerUnit[] => {
  const packed = readPacking(packing)
  if (packed?.inner !== unit || packed.count < 2 || id % 3 === 0) return []
  if (packed.outer === '箱') return [{ Name: '托', Pieces: packed.count * onPallet }]
  return packed.count <= 20 && id % 3 === 1 ? [{ Name: '箱', Pieces: packed.count * 20 }] : []
}

/** Few have any, and fewer two. */
export const tagsOfDemo = (id: number, isNew: boolean): string[] => [...(isNew && id % 2 === 0 ? ['新品'] : []), ...(id % 17 === 0 ? ['常备'] : []), ...(id % 29 === 0 ? ['福利'] : [])]
