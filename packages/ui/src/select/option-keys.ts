/**
 * The value of the `<option>` of each value, which is also what a form sends: the text of a string, number or boolean, otherwise
 * (and for one that looks like an earlier one) its place.
 */
export const optionKeys = (values: readonly unknown[]): string[] => {
  const taken = new Set<string>()
  return values.map((value, index) => {
    const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
    const key = text === undefined || taken.has(text) ? `option-${index}` : text
    taken.add(key)
    return key
  })
}
