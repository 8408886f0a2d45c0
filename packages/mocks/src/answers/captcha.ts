import type { CallKey } from '@mall/api/contract'
import { Refusal } from '../refusal.ts'
import { captchaPictures, captchaTarget } from '../world/captcha.ts'
import { instantOf, worldTime } from '../world/time.ts'
import type { Answers } from './define.ts'

const tolerance = 6

export const captchaAnswers: Answers<Extract<CallKey, `${string}/api/Captcha/${string}`>> = {
  'POST /api/Captcha/Challenge': (_body, { world, headers }) => {
    world.nextId += 1
    const Id = `challenge-${world.nextId}`
    world.captchaChallenges.add(Id)
    headers.set('X-Captcha-Answer', String(captchaTarget))
    const { background, piece, width, height, pieceY, pieceWidth } = captchaPictures()
    return {
      Id,
      Background: background,
      Piece: piece,
      Width: width,
      Height: height,
      PieceY: pieceY,
      PieceWidth: pieceWidth,
      ExpiresAt: instantOf(worldTime.getTime() + 120_000),
    }
  },

  'POST /api/Captcha/Verify': ({ Id, X }, { world }) => {
    if (!world.captchaChallenges.has(Id) || Math.abs(X - captchaTarget) > tolerance) throw new Refusal('验证码验证失败，请重试')
    world.captchaChallenges.delete(Id)
    const CaptchaVerifyParam = `credential-${Id}`
    world.captchaCredentials.add(CaptchaVerifyParam)
    return { CaptchaVerifyParam }
  },
}
