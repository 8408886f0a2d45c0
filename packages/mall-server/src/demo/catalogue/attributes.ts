import type { attribute, attributeValue } from '../../platform/db/schema/catalogue.ts'
import type { AttributeIds } from './products.ts'

type ValueRow = typeof attributeValue.$inferInsert & { readonly id: number }

interface AttributeTable extends AttributeIds {
  rows(): { attributes: (typeof attribute.$inferInsert)[]; values: ValueRow[] }
}

/** Buyers narrow by these first; the others follow in the order of the tables. */
const leading = ['颜色', '规格', '材质', '容量', '尺寸']

export const createAttributeTable = (): AttributeTable => {
  const attributes = new Map(leading.map((name, index) => [name, index + 1]))
  const values = new Map<string, { id: number; attributeId: number; value: string }>()
  return {
    idOf: (name, value) => {
      const attributeId = attributes.get(name) ?? attributes.size + 1
      attributes.set(name, attributeId)
      const key = `${attributeId}:${value}`
      const known = values.get(key)
      if (known !== undefined) return known.id
      const id = values.size + 1
      values.set(key, { id, attributeId, value })
      return id
    },
    rows: () => ({ attributes: [...attributes].map(([name, id]) => ({ id, name, position: id })), values: [...values.values()] }),
  }
}
