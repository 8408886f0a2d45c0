/** Objects with their keys in one order: a database keeps another one than that in which a request names them. */
const inOneOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) : value

/** A value of JSON as text: the same for two that are the same, whatever order their keys come in. */
export const identityOf = (value: unknown): string => JSON.stringify(value, inOneOrder)

/** Whether two values of JSON are the same, whatever order their keys come in. */
export const isSameValue = (one: unknown, other: unknown): boolean => identityOf(one) === identityOf(other)
