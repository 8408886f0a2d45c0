import type { ProductField } from '@mall/api/seller/contract'
import type { SectionAnchor } from '@mall/app-kit/page/SectionAnchors.tsx'
import type { ReadForm } from './product-form.ts'

/** The parts of the page, with the fields of each. */
const parts: readonly { readonly id: string; readonly label: string; readonly fields: readonly ProductField[] }[] = [
  { id: 'pictures', label: '图片', fields: [] },
  { id: 'basic', label: '基本', fields: ['Name', 'CategoryId', 'Brand', 'Model', 'Barcode', 'DeliveryText', 'Tags'] },
  { id: 'trade', label: '价格与阶梯', fields: ['Tiers', 'MOQ', 'Step', 'MaxQty', 'TaxRate', 'TaxCode', 'SpecialInvoice', 'Cost', 'Floor'] },
  { id: 'packing', label: '包装与单位', fields: ['Unit', 'Packing', 'Units', 'PackingList'] },
  { id: 'specs', label: '规格', fields: ['Specs'] },
  { id: 'attributes', label: '属性', fields: ['Attributes'] },
  { id: 'description', label: '说明', fields: ['Description'] },
  { id: 'history', label: '历史', fields: [] },
]

/** The way to each part: marked where something has to be mended, or was changed. */
export const partAnchors = (changed: readonly ProductField[], problems: ReadForm['problems'], hasNewPictures: boolean): SectionAnchor[] =>
  parts.map(({ id, label, fields }) => {
    if (problems.some(({ Field }) => fields.includes(Field))) return { id, label, mark: { words: '要先改好', tone: 'danger' } }
    const isChanged = id === 'pictures' ? hasNewPictures : changed.some((field) => fields.includes(field))
    return { id, label, mark: isChanged ? { words: '有改动', tone: 'primary' } : undefined }
  })
