import { toDataUrl } from '@mall/pictures'

/** Where the piece's left edge belongs, px of the challenge's own pictures. */
export const captchaTarget = 188

const size = { width: 320, height: 160, piece: 56, y: 58 } as const

/** A square with a bump above and one on the right, whose left edge is at x. */
const outline = (x: number, y: number): string =>
  `M${x + 1} ${y + 14}h12a9 9 0 1 1 16 0h12v12a9 9 0 1 1 0 16v12h-40z`

const landscape = [
  `<rect width="${size.width}" height="${size.height}" fill="#DCE8EA"/>`,
  '<circle cx="250" cy="38" r="18" fill="#F3D9AE"/>',
  '<path d="M0 112C40 66 78 96 112 72s70-30 104 6 66 8 104-18v100H0z" fill="#A9C6CC"/>',
  '<path d="M0 134c48-30 92-10 140-22s110 14 180-16v64H0z" fill="#6E9FAA"/>',
  '<path d="M40 160c30-34 60-20 96-30s98 8 128 0 40 4 56-4v34z" fill="#3F7684"/>',
].join('')

const svg = (width: number, height: number, content: string, viewBox = `0 0 ${width} ${height}`): string =>
  toDataUrl(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`)

/** The two pictures of a challenge, drawn: a landscape with a hole, and the piece that was cut out. */
export const captchaPictures = () => {
  const hole = `<path d="${outline(captchaTarget, size.y)}" fill="#0C3646" fill-opacity=".55" stroke="#fff" stroke-opacity=".8"/>`
  const cut = outline(captchaTarget, size.y)
  const clipped = `<clipPath id="cut"><path d="${cut}"/></clipPath><g clip-path="url(#cut)">${landscape}</g>`
  const piece = `${clipped}<path d="${cut}" fill="none" stroke="#fff" stroke-width="2"/>`
  return {
    background: svg(size.width, size.height, landscape + hole),
    piece: svg(size.piece, size.piece, piece, `${captchaTarget} ${size.y} ${size.piece} ${size.piece}`),
    width: size.width,
    height: size.height,
    pieceY: size.y,
    pieceWidth: size.piece,
  }
}
