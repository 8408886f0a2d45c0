import type { CallKey } from '@mall/api/contract'
import { accountAnswers } from './account.ts'
import { captchaAnswers } from './captcha.ts'
import { cartAnswers } from './cart.ts'
import { catalogueAnswers } from './catalogue.ts'
import type { Answers } from './define.ts'
import { orderAnswers } from './order.ts'
import { otherAnswers } from './others.ts'
import { recoveryAnswers } from './recovery.ts'

/** What the world answers to every call; a call without an answer does not compile. */
export const answers: Answers<CallKey> = {
  ...accountAnswers,
  ...captchaAnswers,
  ...cartAnswers,
  ...catalogueAnswers,
  ...orderAnswers,
  ...otherAnswers,
  ...recoveryAnswers,
}
