import { defineRoutes } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'

/** Contains the answer of a challenge when MALL_ENV is `test`, and only then. */
export const captchaAnswerHeader = 'X-Captcha-Answer'

export const captchaRoutes = defineRoutes({
  'POST /api/Captcha/Challenge': async ({ deps, headers }) => {
    const { challenge, answer } = await deps.captcha.challenge()
    if (deps.config.mallEnv === 'test') headers.set(captchaAnswerHeader, String(answer))
    return challenge
  },
  'POST /api/Captcha/Verify': async ({ body, deps }) => {
    const credential = await deps.captcha.verify(body)
    if (credential === null) throw new BusinessError('CAPTCHA_FAILED', '验证码验证失败，请重试')
    return { CaptchaVerifyParam: credential }
  },
})
