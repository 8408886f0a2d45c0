/** Returns a value of the wire whose parts the caller replaces; each call returns a value of its own. */
export type Builder<Value> = (parts?: Partial<Value>) => Value

/** The builder that begins with a value. */
export const builder =
  <Value>(value: Value): Builder<Value> =>
  (parts: Partial<Value> = {}): Value => ({ ...structuredClone(value), ...parts })

/** The entry of a list at a place, counted on from the start when the list is shorter. */
export const entryAt = <Value>(list: readonly Value[], place: number): Value => {
  const value = list[place % list.length]
  if (value === undefined) throw new Error('An empty list has no entries')
  return value
}
