import { defaultBrand, type Brand } from './brand.ts'
import { hexToOklch } from './color.ts'
import { brandLimits } from './variables.ts'

/** Filled in by the site's bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** What a server or a file may send under the names of a brand's fields. */
type Given = { readonly [Name in keyof Brand]?: unknown }

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null

const shown = (value: unknown): string => (typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing'))

/** What is wrong with a field of a brand, and what became of it: in production the field alone, because a site's users would load the sentences too. */
export interface BrandProblem {
  readonly field: keyof Brand
  readonly text: string
}

/** A brand that can be drawn, made of one that may be anything: what cannot be read is left out or the mall's own, and `problems` says so. */
export const knownBrand = (brand: Brand): { known: Brand; problems: readonly BrandProblem[] } => {
  const given: Given = brand
  const problems: BrandProblem[] = []
  const report = (field: keyof Brand, text: string) => void problems.push({ field, text: text || `brand.${field}` })

  const colour = (): string => {
    try {
      hexToOklch(given.primary as string)
      return given.primary as string
    } catch (error) {
      report('primary', process.env.NODE_ENV === 'production' ? '' : `${error instanceof RangeError ? error.message : 'A brand needs a colour, “primary”.'} The mall's own colour is used instead.`)
      return defaultBrand.primary
    }
  }
  const name = (): string => {
    if (isText(given.name)) return given.name
    report('name', process.env.NODE_ENV === 'production' ? '' : `The “name” of a brand is a text, not ${shown(given.name)}. The mall's own is used instead.`)
    return defaultBrand.name
  }
  const amount = (field: keyof typeof brandLimits): number | undefined => {
    const value = given[field]
    if (isNumber(value)) return value
    const [low, high] = brandLimits[field]
    if (!isAbsent(value)) report(field, process.env.NODE_ENV === 'production' ? '' : `“${field}” of a brand is a number from ${low} to ${high}, not ${shown(value)}. It is left out.`)
    return undefined
  }
  const logo = (): Brand['logo'] => {
    if (isAbsent(given.logo)) return undefined
    const { light, dark, alt } = given.logo as { readonly light?: unknown; readonly dark?: unknown; readonly alt?: unknown }
    const areTexts = isText(light) && [dark, alt].every((one) => isAbsent(one) || typeof one === 'string')
    if (areTexts) return { light, dark: (dark ?? undefined) as string | undefined, alt: (alt ?? undefined) as string | undefined }
    report('logo', process.env.NODE_ENV === 'production' ? '' : `The “logo” of a brand is { light, dark?, alt? } of texts, not ${shown(given.logo)}. It is left out.`)
    return undefined
  }

  const known = { primary: colour(), name: name(), logo: logo(), radius: amount('radius'), fontScale: amount('fontScale') }
  // The same object while it can be used as it is. JSON has null for what was left out.
  const hasNull = [...Object.values(given), ...Object.values(given.logo ?? {})].includes(null)
  return { known: problems.length > 0 || hasNull ? known : brand, problems }
}
