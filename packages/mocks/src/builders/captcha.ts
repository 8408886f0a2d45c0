import type { CaptchaChallenge } from '@mall/api/contract'
import { toDataUrl } from '@mall/pictures'
import { builder, type Builder } from './define.ts'

const landscape =
  '<rect width="320" height="160" fill="#DCE8EA"/><circle cx="250" cy="38" r="18" fill="#F3D9AE"/><path d="M0 112C40 66 78 96 112 72s70-30 104 6 66 8 104-18v100H0z" fill="#A9C6CC"/><path d="M0 134c48-30 92-10 140-22s110 14 180-16v64H0z" fill="#6E9FAA"/><path d="M40 160c30-34 60-20 96-30s98 8 128 0 40 4 56-4v34z" fill="#3F7684"/>'
const outline = 'M189 72h12a9 9 0 1 1 16 0h12v12a9 9 0 1 1 0 16v12h-40z'

const svg = (width: number, height: number, viewBox: string, content: string): string =>
  toDataUrl(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`)

/** A slide captcha. The default mock of `Captcha/Verify` accepts every answer. */
export const buildCaptchaChallenge: Builder<CaptchaChallenge> = builder<CaptchaChallenge>({
  Id: 'challenge-1',
  Background: svg(320, 160, '0 0 320 160', `${landscape}<path d="${outline}" fill="#0C3646" fill-opacity=".55" stroke="#fff" stroke-opacity=".8"/>`),
  Piece: svg(56, 56, '188 58 56 56', `<clipPath id="cut"><path d="${outline}"/></clipPath><g clip-path="url(#cut)">${landscape}</g><path d="${outline}" fill="none" stroke="#fff" stroke-width="2"/>`),
  Width: 320,
  Height: 160,
  PieceY: 58,
  PieceWidth: 56,
  ExpiresAt: '2026-03-18T10:02:00+08:00',
})
