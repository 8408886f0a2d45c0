import { brandColours, type Brand, type BrandColours } from './brand.ts'
import { neutrals, tokens, type ConcreteScheme, type Density } from './tokens.ts'

/** CSS custom properties by name, ready for a `style` attribute or a rule. */
export type CssVariables = Record<`--mall-${string}`, string>

/** The least and the greatest of what a brand may set; what is beyond is drawn as the nearer of them. */
export const brandLimits = { radius: [0, 12], fontScale: [1, 1.25] } as const

const within = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value))

const prefixed = (values: Readonly<Record<string, string>>, prefix = ''): CssVariables => {
  const variables: CssVariables = {}
  for (const [name, value] of Object.entries(values)) variables[`--mall-${prefix}${name}`] = value
  return variables
}

/** The radius of a brand's controls in px, within its limits; undefined where the brand leaves it to the theme. */
export const brandRadius = ({ radius }: Brand): number | undefined => (radius === undefined ? undefined : within(radius, brandLimits.radius))
/** What multiplies the sizes of a brand's type, within its limits; undefined where the brand leaves it to the theme. */
export const brandFontScale = ({ fontScale }: Brand): number | undefined => (fontScale === undefined ? undefined : within(fontScale, brandLimits.fontScale))

/** Every semantic colour and shadow of a brand in one scheme. Pure: usable on a server, in a test, in an e-mail template. */
export const themeVariables = (brand: Brand, scheme: ConcreteScheme): CssVariables =>
  ({ ...prefixed(neutrals[scheme]), ...prefixed({ ...brandColours(brand, scheme) }) })

/**
 * The variables of a brand on the provider's element: its colours of both schemes under private names, from which the
 * static rule below selects, so that a change of scheme is a change of one attribute.
 */
export const brandVariables = (brand: Brand): CssVariables => {
  const [radius, fontScale] = [brandRadius(brand), brandFontScale(brand)]
  return {
    ...prefixed({ ...brandColours(brand, 'light') }, 'light-'),
    ...prefixed({ ...brandColours(brand, 'dark') }, 'dark-'),
    ...(radius === undefined ? {} : { '--mall-brand-radius': `${radius}px` }),
    ...(fontScale === undefined ? {} : { '--mall-brand-font-scale': `${fontScale}` }),
  }
}

const declarations = (variables: CssVariables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('')

/** The colours of one scheme as declarations. Those of the brand are read from the element's variables; `house` is the fallback. */
export const schemeDeclarations = (house: Brand, scheme: ConcreteScheme): string => {
  const branded: Record<keyof BrandColours, string> = { ...brandColours(house, scheme) }
  for (const [name, value] of Object.entries(branded)) Object.assign(branded, { [name]: `var(--mall-${scheme}-${name},${value})` })
  return declarations({ ...prefixed(neutrals[scheme]), ...prefixed(branded) })
}

const rem = (px: number) => `${px / 16}rem`
/** In rem: the font size that somebody has chosen in the browser counts. */
const scaled = (px: number | string) => `calc(${rem(Number(px))} * var(--mall-brand-font-scale, 1))`
/** Grows with larger text, and stays as large as a finger where text is smaller. */
const atLeast = (px: number) => `max(${px}px, ${rem(px)})`
const radius = (times: number) => `calc(var(--mall-brand-radius, ${tokens.radius.control}px) * ${times})`

/** Type, space, radius and motion, the same in each scheme. */
export const scaleDeclarations = (): string => {
  const variables: CssVariables = { '--mall-font': tokens.font }
  for (const [size, lineHeight] of Object.entries(tokens.type)) {
    variables[`--mall-font-size-${size}`] = scaled(size)
    variables[`--mall-line-height-${size}`] = scaled(lineHeight)
  }
  for (const px of tokens.space) variables[`--mall-space-${px}`] = `${px}px`
  for (const [name, px] of Object.entries(tokens.radius)) variables[`--mall-radius-${name}`] = radius(px / tokens.radius.control)
  variables['--mall-motion-fast'] = `${tokens.motion.fast}ms`
  variables['--mall-motion'] = `${tokens.motion.normal}ms`
  variables['--mall-motion-loop'] = `${tokens.motion.loop}ms`
  for (const [name, curve] of Object.entries(tokens.easing)) variables[`--mall-ease-${name}`] = `cubic-bezier(${curve.join(',')})`
  return declarations(variables)
}

/** The height of controls on a touch screen. */
export const touchHeight = atLeast(tokens.density.comfortable.control)

/** The sizes of controls and rows in one density. */
export const densityDeclarations = (density: Density): string => {
  const { control, row, padding, font } = tokens.density[density]
  return declarations({
    '--mall-control-height': atLeast(control),
    '--mall-row-height': atLeast(row),
    '--mall-control-padding': `${padding}px`,
    '--mall-control-font-size': scaled(font),
  })
}
