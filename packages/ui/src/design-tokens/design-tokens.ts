import { defaultBrand, type Brand } from '../theme/brand.ts'
import { tokens, type ConcreteScheme, type Density } from '../theme/tokens.ts'
import { brandFontScale, brandRadius, themeVariables } from '../theme/variables.ts'
import { parseBrightness, parseColour, parseShadow, rounded } from './css-values.ts'
import type { DesignToken, DesignTokens, TokenDimension, TokenGroup, TokenOrigin } from './dtcg.ts'

const origin = (name: string, rest: TokenOrigin = {}) => ({ $extensions: { '@mall/ui': { variable: `--mall-${name}` as const, ...rest } } })
const px = (value: number): TokenDimension => ({ value: rounded(value), unit: 'px' })
const rem = (pixels: number): TokenDimension => ({ value: rounded(pixels / 16), unit: 'rem' })
const dimension = ($value: TokenDimension, extra: object = {}): DesignToken => ({ $type: 'dimension', $value, ...extra })

const groupOf = <T>(values: Readonly<Record<string, T>>, token: (value: T, name: string) => DesignToken): TokenGroup =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value, name)]))

const schemeToken = (css: string, name: string): DesignToken => {
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: parseShadow(css), ...origin(name) }
  if (name === 'picture-filter') return { $type: 'number', $value: parseBrightness(css), ...origin(name, { filter: 'brightness' }) }
  return { $type: 'color', $value: parseColour(css), ...origin(name) }
}

const scheme = (brand: Brand, of: ConcreteScheme): TokenGroup =>
  groupOf(Object.fromEntries(Object.entries(themeVariables(brand, of)).map(([name, css]) => [name.replace('--mall-', ''), css])), schemeToken)

/** Controls and rows never shrink with the browser's font size. */
const atLeast = (name: string, pixels: number): DesignToken => dimension(rem(pixels), origin(name, { atLeast: pixels }))

const density = (of: Density, scale: number): TokenGroup => {
  const { control, row, padding, font } = tokens.density[of]
  return {
    'control-height': atLeast('control-height', control),
    'row-height': atLeast('row-height', row),
    'control-padding': dimension(px(padding), origin('control-padding')),
    'control-font-size': dimension(rem(font * scale), origin('control-font-size')),
  }
}

const duration = (value: number, variable: string): DesignToken => ({ $type: 'duration', $value: { value, unit: 'ms' }, ...origin(variable) })

/**
 * All values of a brand's theme as design tokens (DTCG, Design Tokens Format Module 2025.10), for design tools and for sites without
 * React. Each value is that of the CSS variable named in its `$extensions["@mall/ui"]`. `tokens.json` of the package has those of the
 * mall's own brand. Pure; throws a RangeError when the brand's colour cannot be read.
 */
export const designTokens = (brand: Brand = defaultBrand): DesignTokens => {
  const scale = brandFontScale(brand) ?? 1
  const radius = (brandRadius(brand) ?? tokens.radius.control) / tokens.radius.control
  const sizes = Object.entries(tokens.type)
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `${brand.name}: the values of @mall/ui. $extensions["@mall/ui"].variable is the CSS variable that has the value.`,
    scheme: { light: scheme(brand, 'light'), dark: scheme(brand, 'dark') },
    density: { comfortable: density('comfortable', scale), default: density('default', scale), compact: density('compact', scale) },
    font: { sans: { $type: 'fontFamily', $value: tokens.font.split(', ').map((name) => name.replaceAll('"', '')), ...origin('font') } },
    'font-size': groupOf(Object.fromEntries(sizes.map(([size]) => [size, Number(size)])), (size, name) => dimension(rem(size * scale), origin(`font-size-${name}`))),
    'line-height': groupOf(Object.fromEntries(sizes), (height, size) =>
      dimension(rem(height * scale), { $description: `Beside font-size.${size}`, ...origin(`line-height-${size}`) }),
    ),
    space: groupOf(Object.fromEntries(tokens.space.map((size) => [size, size])), (size, name) => dimension(px(size), origin(`space-${name}`))),
    radius: groupOf(tokens.radius, (size, name) => dimension(px(size * radius), origin(`radius-${name}`))),
    motion: { fast: duration(tokens.motion.fast, 'motion-fast'), normal: duration(tokens.motion.normal, 'motion'), loop: duration(tokens.motion.loop, 'motion-loop') },
    easing: groupOf<readonly number[]>(tokens.easing, ($value, name) => ({ $type: 'cubicBezier', $value, ...origin(`ease-${name}`) })),
    breakpoint: groupOf(tokens.breakpoints, (width) => dimension(px(width))),
    'page-width': groupOf(tokens.pageWidth, (width) => dimension(px(width))),
  }
}
