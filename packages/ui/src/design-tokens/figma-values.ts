import type { DesignToken, TokenColor, TokenDimension, TokenGroup } from './dtcg.ts'
import type { FigmaColour, FigmaScope, FigmaVariable } from './figma-types.ts'

/** What a token is in Figma: a variable has one value, so a shadow is several. */
export interface FigmaPart {
  readonly name: string
  readonly type: FigmaVariable['resolvedType']
  readonly value: FigmaColour | number | string
  readonly scopes: FigmaScope[]
  readonly variable: string | undefined
}

const colour = ({ components: [r, g, b], alpha: a }: TokenColor): FigmaColour => ({ r, g, b, a })

/** Figma knows px only: rem are those of a browser that nobody has set otherwise. */
const pixels = ({ value, unit }: TokenDimension): number => (unit === 'rem' ? value * 16 : value)

const colourScopes = (name: string): FigmaScope[] => {
  if (/(^|\/)(text|on-)/.test(name)) return ['TEXT_FILL']
  if (/(border|divider|focus)$/.test(name)) return ['STROKE_COLOR']
  return ['ALL_FILLS', 'STROKE_COLOR']
}

const lengthScopes: readonly (readonly [name: RegExp, scope: FigmaScope])[] = [
  [/font-size/, 'FONT_SIZE'],
  [/line-height/, 'LINE_HEIGHT'],
  [/radius/, 'CORNER_RADIUS'],
  [/space|padding/, 'GAP'],
  [/./, 'WIDTH_HEIGHT'],
]

/** The first family of the stack that has Han glyphs: a variable of Figma names one that is installed. */
const hanFamily = (stack: readonly string[]): string => stack.find((name) => /(SC|GB|YaHei)/.test(name)) ?? 'sans-serif'

const partsOf = (name: string, token: DesignToken): FigmaPart[] => {
  const variable = token.$extensions?.['@mall/ui'].variable
  const part = (type: FigmaPart['type'], value: FigmaPart['value'], scopes: FigmaScope[]): FigmaPart => ({ name, type, value, scopes, variable })
  if (token.$type === 'color') return [part('COLOR', colour(token.$value), colourScopes(name))]
  if (token.$type === 'dimension') return [part('FLOAT', pixels(token.$value), lengthScopes.flatMap(([pattern, scope]) => (pattern.test(name) ? [scope] : [])).slice(0, 1))]
  if (token.$type === 'fontFamily') return [part('STRING', hanFamily(token.$value), ['FONT_FAMILY'])]
  // Neither a time, a curve nor a filter can be bound to a layer: they are there to be read.
  if (token.$type === 'duration') return [part('FLOAT', token.$value.value, [])]
  if (token.$type === 'cubicBezier') return [part('STRING', `cubic-bezier(${token.$value.join(', ')})`, [])]
  if (token.$type === 'number') return [part('FLOAT', token.$value, [])]
  return token.$value.flatMap(({ color, offsetX, offsetY, blur }, at) => [
    { ...part('COLOR', colour(color), ['EFFECT_COLOR']), name: `${name}/${at + 1}/color` },
    ...Object.entries({ 'offset-x': offsetX, 'offset-y': offsetY, blur }).map(([key, length]) => ({ ...part('FLOAT', pixels(length), ['EFFECT_FLOAT']), name: `${name}/${at + 1}/${key}` })),
  ])
}

/** The parts of all tokens of a group, named below `path`. */
export const groupParts = (group: TokenGroup, path = ''): FigmaPart[] => Object.entries(group).flatMap(([name, token]) => partsOf(`${path}${name}`, token))
