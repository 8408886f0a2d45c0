/** Rounds to one decimal, a quarter of a device pixel at the sizes in use; more decimals only add bytes. */
const num = (value: number): string => String(Math.round(value * 10) / 10)

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined || value === 0 || value === '' ? '' : ` ${name}="${typeof value === 'number' ? num(value) : value}"`

const faded = (opacity: number | undefined): string => (opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`)

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity?: number): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(width, 0))}" height="${num(Math.max(height, 0))}"` +
  `${attribute('rx', radius)} fill="${fill}"${faded(opacity)}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${faded(opacity)}/>`

export const circle = (cx: number, cy: number, radius: number, fill: string, opacity?: number): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="${fill}"${faded(opacity)}/>`

/** A path. Its numbers are written as given: callers round computed values with `d`. */
export const path = (data: string, fill: string, opacity?: number): string => `<path d="${data}" fill="${fill}"${faded(opacity)}/>`

export const line = (data: string, stroke: string, width: number, opacity?: number): string =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"` +
  ` stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`

/** The outline of an ellipse. */
export const hoop = (cx: number, cy: number, rx: number, ry: number, stroke: string, width: number): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"/>`

export const group = (transform: string, ...children: readonly string[]): string => `<g transform="${transform}">${children.join('')}</g>`

/** Path data with its numbers rounded: d`M${x} ${y}H${right}`. */
export const d = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.reduce((data, part, index) => data + num(values[index - 1] ?? 0) + part)

export const translate = (x: number, y: number, scale = 1, turn = 0): string =>
  [
    `translate(${num(x)} ${num(y)})`,
    turn === 0 ? '' : `rotate(${num(turn)})`,
    scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`,
  ]
    .filter(Boolean)
    .join(' ')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as XML character data or attribute value; characters that XML forbids are dropped. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter((character) => (character.codePointAt(0) ?? 0) >= 32 && !/[\p{Cs}\uFFFE\uFFFF]/u.test(character))
    .map((character) => entities[character] ?? character)
    .join('')

/** The `data:` URL of a picture, for places that take a URL and not markup. */
export const toDataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27').replaceAll('(', '%28').replaceAll(')', '%29')}`
