import type { Area } from './address.ts'

/** A division of GB/T 2260: code, name, and its subdivisions. */
export interface Division {
  readonly c: string
  readonly n: string
  readonly d?: readonly Division[]
}

/** 湖北省-自治区直辖县级行政区划: no city, but what the standard lists counties under that are in none. */
const isCity = ({ n: name, d: below = [] }: Division): boolean => below.length > 0 && !name.endsWith('直辖县级行政区划')

/** 东莞市, 济源市: directly under a province, and a city. */
const isOwnCity = ({ n: name }: Division): boolean => name.endsWith('市')

/**
 * The districts of the divisions, in the order in which they are offered. A municipality is its own city, and so is a city without districts: 广东省 东莞市 东莞市. The
 * counties that are directly under a province are listed under its name.
 */
export const areasOf = (divisions: readonly Division[]): Area[] =>
  divisions.flatMap(({ n: Province, d: below = [] }) => {
    const inCity = (City: string, districts: readonly Division[]) => districts.map(({ c, n }): Area => ({ Province, City, District: n, AreaCode: c }))
    const direct = below.filter((child) => !isCity(child)).flatMap((child) => (child.d?.length ? child.d : [child]))
    const [cities, others] = [direct.filter(isOwnCity), direct.filter((one) => !isOwnCity(one))]
    return [...cities.flatMap((one) => inCity(one.n, [one])), ...inCity(Province, others), ...below.filter(isCity).flatMap((child) => inCity(child.n, child.d ?? []))]
  })
