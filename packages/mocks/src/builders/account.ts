import type { CaptchaChallenge, LoginInfo, SecurityInfo, TokenEnterprise, TokenUser, UploadedFile } from '@mall/api/contract'
import { captchaPictures } from '../world/captcha.ts'
import { buildToken, logins } from '../world/people.ts'
import { securityInfoFor } from '../world/security.ts'
import { instantOf, worldTime } from '../world/time.ts'
import { builder } from './define.ts'

export { buildToken }

export const buildTokenUser = builder<TokenUser>(() => ({ ...logins.buyer.User }))

export const buildTokenEnterprise = builder<TokenEnterprise>(() => ({ ...logins.buyer.Enterprise }))

/** A login whose token says what its parts say. */
export const buildLoginInfo = (parts: Partial<LoginInfo> = {}): LoginInfo => {
  const login = { ...logins.buyer, ...parts }
  return { ...login, Token: parts.Token ?? buildToken(login) }
}

/** A challenge; its piece belongs at `captchaTarget`. */
export const buildCaptchaChallenge = builder<CaptchaChallenge>(() => {
  const { background, piece, width, height, pieceY, pieceWidth } = captchaPictures()
  return {
    Id: 'challenge-1',
    Background: background,
    Piece: piece,
    Width: width,
    Height: height,
    PieceY: pieceY,
    PieceWidth: pieceWidth,
    ExpiresAt: instantOf(worldTime.getTime() + 120_000),
  }
})

/** What a 429 says. */
export const buildSecurityInfo = builder<SecurityInfo>(() => securityInfoFor('/api/Product/List'))

export const buildUploadedFile = builder<UploadedFile>(() => ({
  Url: '/files/upload-1',
  Name: '采购清单.xlsx',
  Size: 18_240,
  ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}))
