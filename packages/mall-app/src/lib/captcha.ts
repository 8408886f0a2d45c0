import type { Mall } from '@mall/api'
import { isMallError } from '@mall/api'
import type { CaptchaAnswer } from '@mall/api/contract'

/**
 * Binds the slide captcha to the mall's own provider. `verify` resolves with null for a wrong answer; any other failure (no network, a server that
 * fails) is thrown, so that the captcha can tell 验证失败 from 服务不可用.
 */
export const captchaCalls = (mall: Mall) => {
  const quietly = { quiet: true, silent: true }
  return {
    async loadChallenge({ signal }: { signal: AbortSignal }) {
      const challenge = await mall.captcha.challenge({}, { signal, ...quietly })
      return {
        id: challenge.Id,
        background: challenge.Background,
        piece: challenge.Piece,
        width: challenge.Width,
        height: challenge.Height,
        pieceY: challenge.PieceY,
        pieceWidth: challenge.PieceWidth,
        expiresAt: challenge.ExpiresAt,
      }
    },
    async verify(
      answer: { id: string; x: number; track: readonly { x: number; y: number; t: number }[]; input: CaptchaAnswer['Input'] },
      { signal }: { signal: AbortSignal },
    ) {
      try {
        const { CaptchaVerifyParam } = await mall.captcha.verify(
          { Id: answer.id, X: answer.x, Track: [...answer.track], Input: answer.input },
          { signal, ...quietly },
        )
        return { credential: CaptchaVerifyParam }
      } catch (error) {
        if (isMallError(error, 'business')) return null
        throw error
      }
    },
  }
}
