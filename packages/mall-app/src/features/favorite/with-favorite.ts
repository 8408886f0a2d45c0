/**
 * Data of a call in which these products are favourites, or are none, wherever they stand in it. What says nothing of them stays the same object, so that
 * only what changes is drawn again.
 */
export const withFavorite = (data: unknown, isMeant: (code: unknown) => boolean, favorite: boolean): unknown => {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) {
    const marked = data.map((one: unknown) => withFavorite(one, isMeant, favorite))
    return marked.some((one, at) => one !== data[at]) ? marked : data
  }
  const isFlag = (name: string): boolean => name === 'IsFavorite' && 'ProductCode' in data && isMeant(data.ProductCode)
  const entries: [string, unknown][] = Object.entries(data)
  const marked = entries.map(([name, value]) => [name, isFlag(name) ? favorite : withFavorite(value, isMeant, favorite)] as const)
  return marked.some(([, value], at) => value !== entries[at]?.[1]) ? Object.fromEntries(marked) : data
}
