import type { Brand } from '../../../packages/ui/src/theme/index.ts'

/** An error in one line of a brand, with the correction. */
export interface BrandProblem {
  readonly field: string
  readonly message: string
}

type Check = (value: unknown) => string | null

const isText: Check = (value) => (typeof value === 'string' && value.trim() !== '' ? null : 'is a text that is not empty')
const isColour: Check = (value) => (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? null : 'is written #rrggbb')
const isNumber =
  (low: number, high: number): Check =>
  (value) =>
    value === undefined || (typeof value === 'number' && value >= low && value <= high) ? null : `is a number from ${low} to ${high}`
const isLogo: Check = (value) => {
  if (value === undefined) return null
  const light = typeof value === 'object' && value !== null && 'light' in value ? value.light : undefined
  return typeof light === 'string' ? null : 'has at least “light”, the address of a picture'
}

const checks: Readonly<Record<keyof Brand, Check>> = {
  name: isText,
  primary: isColour,
  radius: isNumber(0, 12),
  fontScale: isNumber(1, 1.25),
  logo: isLogo,
}

/** Parses a tenant's JSON. Returns the brand, or its problems by line. */
export const parseBrand = (text: string): { brand: Brand } | { problems: readonly BrandProblem[] } => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problems: [{ field: 'JSON', message: error instanceof Error ? error.message : 'cannot be read' }] }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problems: [{ field: 'JSON', message: 'is one object' }] }
  }
  const fields: Partial<Record<string, unknown>> = { ...value }
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(checks, field))
  const problems = [
    ...Object.entries(checks).flatMap(([field, check]) => {
      const message = check(fields[field])
      return message ? [{ field, message }] : []
    }),
    ...unknown.map((field) => ({ field, message: `is not part of a brand; there are ${Object.keys(checks).join(', ')}` })),
  ]
  return problems.length > 0 ? { problems } : { brand: fields as unknown as Brand }
}
