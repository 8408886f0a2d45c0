import { contrastPairs, type ContrastPair } from '../../../../packages/ui/src/testing/contrast-pairs.ts'
import { brandColours, contrast, themeVariables, type Brand, type ConcreteScheme } from '../../../../packages/ui/src/theme/index.ts'

/** The two colours of a pair as a brand has them, and the contrast that they reach. */
export const contrastOf = ({ front, back }: ContrastPair, brand: Brand, scheme: ConcreteScheme) => {
  const colours = themeVariables(brand, scheme)
  const [colour, ground] = [colours[`--mall-${front}`] ?? '', colours[`--mall-${back}`] ?? '']
  return { colour, ground, reached: contrast(colour, ground) }
}

/** The pairs of colours that a brand can change. */
export const pairsOfBrand = (brand: Brand): readonly ContrastPair[] => {
  const own = brandColours(brand, 'light')
  return contrastPairs.filter(({ front, back }) => front in own || back in own)
}

const primaryAsText = contrastPairs.filter(({ front, ratio }) => front === 'primary' && ratio === 4.5)

/** The contrast of a brand's primary colour as text on the worst of its grounds: as it was given, and as it is drawn. */
export interface PrimaryContrast {
  readonly given: number
  readonly drawn: number
  /** The colour that is drawn. */
  readonly colour: string
  readonly required: number
}

export const primaryContrast = (brand: Brand, scheme: ConcreteScheme): PrimaryContrast => {
  const pairs = primaryAsText.map((pair) => ({ ...contrastOf(pair, brand, scheme), required: pair.ratio }))
  return {
    given: Math.min(...pairs.map(({ ground }) => contrast(brand.primary, ground))),
    drawn: Math.min(...pairs.map(({ reached }) => reached)),
    colour: brandColours(brand, scheme).primary,
    required: Math.max(...pairs.map(({ required }) => required)),
  }
}
