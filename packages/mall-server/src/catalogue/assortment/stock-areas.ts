/** The stock areas, by the GB/T 2260 code of the province of the warehouse. */
export const stockAreas = ['310000', '110000', '440000', '510000', '420000'] as const

export type StockArea = (typeof stockAreas)[number]

/**
 * Where a product's stock is shown before the customer has chosen a delivery area: Shanghai. Lists, floors and the filter 仅看有货 always
 * use it, so that a list does not change with the address; page, cart and order use the area they
 * deliver to.
 */
export const defaultAreaCode = '310000'

/** Provinces (the first two digits of an area code) that a warehouse serves. Those not listed are served from Shanghai. */
const served: Readonly<Record<StockArea, readonly string[]>> = {
  '310000': ['31', '32', '33', '34', '35', '36'],
  '110000': ['11', '12', '13', '14', '15', '21', '22', '23', '37'],
  '440000': ['44', '45', '46', '81', '82'],
  '510000': ['50', '51', '52', '53', '54', '61', '62', '63', '64', '65'],
  '420000': ['41', '42', '43'],
}

/** The stock area that serves a delivery area (six digits: province, city or district). */
export const stockAreaOf = (areaCode: string): StockArea =>
  stockAreas.find((area) => served[area].includes(areaCode.slice(0, 2))) ?? defaultAreaCode
