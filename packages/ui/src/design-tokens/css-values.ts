import type { TokenColor, TokenDimension, TokenShadow } from './dtcg.ts'

/** Six digits: a channel of 0–255 is found again from its fraction. */
export const rounded = (value: number): number => Number(value.toFixed(6))

const hexOf = (channels: readonly number[]): string => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()

const colourOf = (channels: readonly number[], alpha: number): TokenColor => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => rounded(channel / 255))
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hexOf(channels) }
}

/** The token of a colour as the theme writes it: `#rrggbb` or `rgb(r g b / a)`. Throws a RangeError for another. */
export const parseColour = (css: string): TokenColor => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css)
  if (hex) return colourOf(hex.slice(1).map((digits) => Number.parseInt(digits, 16)), 1)
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)
  if (rgb) return colourOf(rgb.slice(1, 4).map(Number), Number(rgb[4]))
  throw new RangeError(`A colour of the theme is written #rrggbb or rgb(r g b / a), not “${css}”.`)
}

const px = (length: string | undefined): TokenDimension => ({ value: Number.parseFloat(length ?? '0'), unit: 'px' })

/** The layers of a shadow as the theme writes it: `x y blur colour`, separated by commas. */
export const parseShadow = (css: string): readonly TokenShadow[] =>
  css.split(', ').map((layer) => {
    const [, lengths = '', colour = ''] = /^([\d.px -]+) (rgb\(.*\)|#\S+)$/.exec(layer) ?? []
    const [offsetX, offsetY, blur] = lengths.split(' ')
    return { color: parseColour(colour), offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px('0') }
  })

/** The argument of `brightness(…)`; 1 for `none`. */
export const parseBrightness = (css: string): number => Number(/^brightness\(([\d.]+)\)$/.exec(css)?.[1] ?? 1)
