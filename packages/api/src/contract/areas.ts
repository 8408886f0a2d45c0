import type { Area } from './address.ts'

/** A division of GB/T 2260: code, name, and its subdivisions. */
export interface Division {
  readonly c: string
  readonly n: string
  readonly d?: readonly Division[]
}

/** 湖北省-自治区直辖县级行政区划: no city, but what the standard lists counties under that are in none. */
const isCity = ({ n: name, d: below = [] }: Division): boolean => below.length > 0 && !name.endsWith('直辖县级行政区划')

/**
 * The districts of the divisions, in the order in which they are offered. A municipality is its own city; what is directly under a province
 * is listed first, under the province's name.
 */
export const areasOf = (divisions: readonly Division[]): Area[] =>
  divisions.flatMap(({ n: Province, d: below = [] }) => {
    const inCity = (City: string, districts: readonly Division[]) => districts.map(({ c, n }): Area => ({ Province, City, District: n, AreaCode: c }))
    const direct = below.filter((child) => !isCity(child)).flatMap((child) => (child.d?.length ? child.d : [child]))
    return [...inCity(Province, direct), ...below.filter(isCity).flatMap((child) => inCity(child.n, child.d ?? []))]
  })
