/** A valid value whose parts the caller replaces. */
export type Builder<Value> = (parts?: Partial<Value>) => Value

/** A builder around a function, so that each call answers a value of its own. */
export const builder =
  <Value>(make: () => Value): Builder<Value> =>
  (parts = {}) => ({ ...make(), ...parts })

/** The entry of a list that is known not to be empty. */
export const at = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('An empty list has no entries')
  return value
}
