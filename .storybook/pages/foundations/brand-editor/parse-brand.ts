import type { Brand } from '../../../../packages/ui/src/theme/index.ts'
import { knownBrand } from '../../../../packages/ui/src/theme/known-brand.ts'
import { brandLimits } from '../../../../packages/ui/src/theme/variables.ts'

/** A sentence for those who set a brand, and for those who send it. */
export interface Words {
  readonly zh: string
  readonly en: string
}

/** What is wrong in one field of a brand: what belongs there. `JSON` is the text as a whole. */
export interface FieldProblem {
  readonly field: string
  readonly words: Words
}

const range = ([low, high]: readonly [number, number]): Words => ({ zh: `请写 ${low} 到 ${high} 的数字`, en: `A number from ${low} to ${high}` })

/** What belongs in each field. */
const expected: Readonly<Record<keyof Brand, Words>> = {
  name: { zh: '请写商城的名称', en: 'A text that is not empty' },
  primary: { zh: '请写 #rrggbb，例如 #2F6B3A', en: 'Written #rrggbb, such as #2F6B3A' },
  radius: range(brandLimits.radius),
  fontScale: range(brandLimits.fontScale),
  logo: { zh: '请至少写浅色标志的地址', en: 'At least “light”, the address of a picture' },
}

const isOutside = (field: keyof typeof brandLimits, { [field]: value }: Brand): boolean => {
  const [low, high] = brandLimits[field]
  return typeof value === 'number' && (value < low || value > high)
}

/** The object that a text is; null when it is none. */
export const objectIn = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/**
 * Reads a tenant's JSON as `MallThemeProvider` does, which draws what it can: here a brand has to be right as it is, without
 * a value beyond its limits or a field that nothing reads.
 */
export const parseBrand = (text: string): { readonly brand: Brand } | { readonly problems: readonly FieldProblem[] } => {
  const given = objectIn(text)
  if (!given) return { problems: [{ field: 'JSON', words: { zh: '这段文字不是一个 JSON 对象，检查引号、逗号与花括号', en: 'Not a JSON object: look at quotes, commas and braces' } }] }
  const { known, problems } = knownBrand(given as unknown as Brand)
  const limited = Object.keys(brandLimits) as (keyof typeof brandLimits)[]
  const wrong = new Set<keyof Brand>([...problems.map(({ field }) => field), ...limited.filter((field) => isOutside(field, known))])
  const unknown = Object.keys(given).filter((field) => !Object.hasOwn(expected, field))
  const found = [
    ...[...wrong].map((field) => ({ field, words: expected[field] })),
    ...unknown.map((field) => ({ field, words: { zh: `品牌没有“${field}”这一项`, en: `A brand has no “${field}”` } })),
  ]
  return found.length > 0 ? { problems: found } : { brand: known }
}
