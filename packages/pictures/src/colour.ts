/** The named colours of products in the catalogue. */
export const colours = {
  ink: '#2B3036',
  graphite: '#565D64',
  silver: '#B4BABF',
  white: '#F7F6F2',
  cream: '#EFE6D0',
  kraft: '#C59A63',
  walnut: '#7B5238',
  oak: '#D8B583',
  cinnabar: '#C2432A',
  crimson: '#A42A48',
  coral: '#E2826B',
  pink: '#E8A9B4',
  orange: '#DE8A3A',
  amber: '#E3B040',
  lemon: '#EFD95C',
  lime: '#A9C94F',
  green: '#3F8A5B',
  jade: '#7DBBA0',
  teal: '#2C8286',
  sky: '#7FB8D4',
  azurite: '#256D8C',
  navy: '#23405F',
  violet: '#75609F',
  lilac: '#B5A5D0',
} as const

export type ColourName = keyof typeof colours

export const colourNames = Object.keys(colours) as readonly ColourName[]

const isName = (value: string): value is ColourName => Object.hasOwn(colours, value)

/** `#rrggbb` of a colour name or hex value; ink for anything else, so that no input text reaches the SVG. */
export const hexOf = (value: string): string => {
  if (isName(value)) return colours[value]
  return /^#[\da-f]{6}$/i.test(value) ? value : colours.ink
}

const channels = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two colours: `amount` 0 gives `from`, 1 gives `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const end = channels(to)
  const mixed = channels(from).map((channel, index) => Math.round(channel + ((end[index] ?? channel) - channel) * amount))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** A lighter shade, towards warm paper: for planes that face the light. */
export const lighter = (hex: string, amount: number): string => mix(hex, '#ffffff', amount)

/** A darker shade, towards blue-black ink: for planes in the shade. */
export const darker = (hex: string, amount: number): string => mix(hex, '#12202b', amount)

/** Perceived lightness, 0 black to 1 white. */
export const luma = (hex: string): number => {
  const [red, green, blue] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
