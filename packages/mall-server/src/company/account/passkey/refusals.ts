import type { Config } from '../../../platform/config.ts'
import type { Deps } from '../../../platform/deps.ts'
import { BusinessError } from '../../../platform/http/errors.ts'

/**
 * The domain and the origin that passkeys are for.
 * @throws BusinessError `PASSKEY_NOT_CONFIGURED`
 */
export const requirePlace = ({ config }: Pick<Deps, 'config'>): NonNullable<Config['passkeys']> => {
  if (config.passkeys === null) throw new BusinessError('PASSKEY_NOT_CONFIGURED', '商城尚未开通通行密钥')
  return config.passkeys
}

export const expiredError = () => new BusinessError('PASSKEY_EXPIRED', '验证已超时，请重试')

/** The same for a passkey that nobody has as for a wrong signature: who asks learns nothing of either. */
export const rejectedError = () => new BusinessError('PASSKEY_REJECTED', '通行密钥无效，可能已被删除')

/** Turns a failed verification into the one refusal; why is in the log alone. */
export const refusePasskey =
  ({ log }: Pick<Deps, 'log'>, userId: number) =>
  (error: unknown): never => {
    log.warn('a passkey was refused', { userId, why: error instanceof Error ? error.message.slice(0, 200) : 'unknown' })
    throw rejectedError()
  }
