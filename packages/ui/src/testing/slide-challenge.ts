import type { SlideChallenge } from '../slide-captcha/types.ts'

const svg = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`)}`

const shape = 'M4 14h12a7 7 0 1 1 14 0h14v12a7 7 0 1 1 0 14v4H4z'
const desk =
  '<rect width="320" height="160" fill="#d8e4e8"/><rect y="108" width="320" height="52" fill="#b98f62"/>' +
  '<rect x="26" y="40" width="52" height="70" rx="3" fill="#f6f5f1"/><path d="M34 54h36M34 64h36M34 74h24" stroke="#848a90" stroke-width="3"/>' +
  '<rect x="98" y="62" width="30" height="48" rx="4" fill="#175e7a"/><path d="M104 62V34M113 62V26M121 62V40" stroke="#c23b1e" stroke-width="5"/>' +
  '<circle cx="262" cy="62" r="30" fill="#f6f5f1" stroke="#4a5056" stroke-width="5"/><path d="M262 44v18l12 8" stroke="#4a5056" stroke-width="4" fill="none"/>'

/** The correct position of the piece of {@link aChallenge}. */
export const TARGET = 176

/** A challenge of 320 × 160 with its hole at {@link TARGET}; `parts` override its fields. */
export const aChallenge = (parts: Partial<SlideChallenge> = {}): SlideChallenge => ({
  id: 'desk',
  background: svg(320, 160, `${desk}<path transform="translate(${TARGET} 66)" d="${shape}" fill="#14181b" fill-opacity=".55"/>`),
  piece: svg(48, 48, `<path d="${shape}" fill="#b98f62" stroke="#fff" stroke-width="2"/>`),
  width: 320,
  height: 160,
  pieceY: 66,
  pieceWidth: 48,
  expiresAt: Date.now() + 120_000,
  ...parts,
})
