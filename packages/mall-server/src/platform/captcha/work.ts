import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { CaptchaAnswer, CaptchaChallenge } from '@mall/api/contract'
import type { Deps } from '../deps.ts'

type Work = NonNullable<CaptchaChallenge['Work']>
type DoneWork = NonNullable<CaptchaAnswer['Work']>

/** Where the number to be found lies. A browser tries half of them on average, within a second and while the piece is being slid. */
const maxNumber = 50_000

/** A key of its own, so that no other signature is accepted. */
const secretOf = ({ secret }: Deps['config']) => `${secret}/captcha-work`

/** The work that belongs to one challenge, whose id is the salt: it is of no use for another one. */
export const setWork = async (id: string, { config, randomness }: Pick<Deps, 'config' | 'randomness'>): Promise<Work> => {
  const [chance = 0] = new Uint32Array(randomness.bytes(4).buffer)
  const { challenge, salt, signature } = await createChallenge({ hmacKey: secretOf(config), salt: id, number: chance % maxNumber, maxNumber })
  return { Salt: salt, Target: challenge, MaxNumber: maxNumber, Signature: signature }
}

/** Whether the work of this challenge was done. Its time is that of the challenge. `createChallenge` ends a salt with `&`, so the one that was signed has it too. */
export const isWorkDone = (id: string, { Number, Target, Signature }: DoneWork, { config }: Pick<Deps, 'config'>): Promise<boolean> =>
  verifySolution({ algorithm: 'SHA-256', challenge: Target, number: Number, salt: `${id}&`, signature: Signature }, secretOf(config), false)
