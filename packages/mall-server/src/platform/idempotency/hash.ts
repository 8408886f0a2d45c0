import { hexSha256 } from '../http/crypto.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]))
}

/** SHA-256 of a JSON value, in hex; the order of an object's keys does not matter. */
export const hashOf = (value: unknown): Promise<string> => hexSha256(new TextEncoder().encode(JSON.stringify(sorted(value))))
