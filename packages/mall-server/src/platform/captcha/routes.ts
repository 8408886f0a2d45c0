import { defineRoutes } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { allowAnswer, allowPuzzle, countWrongAnswer, forgetPuzzles, hasToWork } from './allowance.ts'
import { countCredential, refuseBeyondBounds } from './credentials.ts'
import { puzzleOf } from './provider.ts'
import { setWork } from './work.ts'

/** Contains the answer of a challenge when MALL_ENV is `test`, and only then. */
export const captchaAnswerHeader = 'X-Captcha-Answer'

export const captchaRoutes = defineRoutes({
  'POST /api/Captcha/Challenge': async ({ deps, headers, ip }) => {
    const { challenge: create } = puzzleOf(deps.captcha)
    await allowPuzzle(ip, deps)
    const { challenge, answer } = await create(ip)
    if (deps.config.mallEnv === 'test') headers.set(captchaAnswerHeader, String(answer))
    return (await hasToWork(ip, deps)) ? { ...challenge, Work: await setWork(challenge.Id, deps) } : challenge
  },
  'POST /api/Captcha/Verify': async ({ body, deps, ip }) => {
    const { verify } = puzzleOf(deps.captcha)
    await allowAnswer(body, ip, deps)
    await refuseBeyondBounds(ip, deps)
    const credential = await verify(body)
    if (credential === null) {
      await countWrongAnswer(ip, deps)
      throw new BusinessError('CAPTCHA_FAILED', '验证码验证失败，请重试')
    }
    await countCredential(ip, deps)
    await forgetPuzzles(ip, deps)
    return { CaptchaVerifyParam: credential }
  },
})
