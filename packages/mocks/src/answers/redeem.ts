import { Refusal } from '../refusal.ts'
import type { World } from '../world/world.ts'

/** Uses a captcha's credential up; a refusal with this message when it is none. */
export const redeem = (world: World, credential: string, message: string): void => {
  if (!world.captchaCredentials.delete(credential)) throw new Refusal(message)
}
