import { passkeyLimits, type Passkey } from '@mall/api/contract'
import { originOf, writeAudit, type AuditedChange } from '../../platform/audit/audit-log.ts'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError, UnauthorizedError } from '../../platform/http/errors.ts'
import { hmac } from '../../platform/http/crypto.ts'
import { toInstant } from '../../platform/time.ts'
import { siteOf } from '../../platform/site/settings.ts'
import { confirmPassword } from './change-password.ts'
import { logInByPasskey } from './passkey/log-in.ts'
import { makeChallenge, takeChallenge, type Ceremony } from './passkey/challenges.ts'
import { expiredError, refusePasskey, requirePlace } from './passkey/refusals.ts'
import { writeSecurityMail } from './security-mail.ts'
import { addPasskey, passkeysOf, removePasskey, renamePasskey, type PasskeyRow } from './passkey/store.ts'
import { challengeIn, creationOf, requestOf, verifyRegistered } from './passkey/webauthn.ts'
import { findUser } from './user-store.ts'

const shown = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({ PasskeyId: id, Name: name, CreatedAt: toInstant(createdAt), LastUsedAt: lastUsedAt && toInstant(lastUsedAt) })

/** Says who it is to an authenticator, and nobody else. */
const handleOf = (userId: number, { config }: { readonly config: Pick<Config, 'secret'> }): Promise<string> => hmac(config.secret, `passkey/user/${userId}`)

const change = (action: string, userId: number, before: string | null, after: string | null): AuditedChange => ({
  action: `Account.${action}`, entity: 'account', entityId: userId, before: before === null ? null : { Passkey: before }, after: after === null ? null : { Passkey: after },
})

const limitError = () => new BusinessError('PASSKEY_LIMIT_REACHED', `最多添加${passkeyLimits.count}个通行密钥，请先删除不用的`)
const notFound = () => new BusinessError('PASSKEY_NOT_FOUND', '通行密钥不存在，可能已被删除')

const registering = (userId: number): Ceremony => ({ purpose: 'register', userId })

const requireUser = async ({ db }: Pick<Deps, 'db'>, userId: number) => {
  const user = await findUser(db, userId)
  if (!user) throw new UnauthorizedError()
  return user
}

export const passkeyRoutes = defineRoutes({
  'POST /api/Account/PasskeyList': async ({ caller, deps }) => (await passkeysOf(deps.db, caller.userId)).map(shown),

  'POST /api/Account/PasskeyRegisterOptions': async (context) => {
    const { body, deps } = context
    const place = requirePlace(deps)
    const user = await confirmPassword(context, body.Password)
    const own = await passkeysOf(deps.db, user.id)
    if (own.length >= passkeyLimits.count) throw limitError()
    const challenge = await makeChallenge(registering(user.id), context)
    return creationOf({ place, challenge }, { mallName: (await siteOf(deps.db, deps.config.site)).Name, user: { id: await handleOf(user.id, deps), name: user.account, displayName: user.nickname }, own })
  },

  'POST /api/Account/PasskeyRegister': async (context) => {
    const { body, caller, deps } = context
    const place = requirePlace(deps)
    const challenge = challengeIn(body.Credential.response.clientDataJSON)
    if (challenge === null || !(await takeChallenge(challenge, registering(caller.userId), context))) throw expiredError()
    const { id, publicKey, counter } = await verifyRegistered(body.Credential, { place, challenge }).catch(refusePasskey(deps, caller.userId))
    const fresh = {
      id: deps.randomness.uuid(), userId: caller.userId, credentialId: id, publicKey, counter, transports: body.Credential.response.transports ?? [],
      userHandle: await handleOf(caller.userId, deps), name: body.Name, createdAt: deps.clock(),
    }
    const added = await deps.db.transaction(async (tx) => {
      const row = await addPasskey(tx, fresh, caller.sessionId)
      if (row === 'ended') throw new UnauthorizedError()
      if (row === 'tooMany') throw limitError()
      if (row === 'taken') throw new BusinessError('PASSKEY_ALREADY_REGISTERED', '该通行密钥已添加过')
      await writeAudit(tx, originOf(context), change('PasskeyAdd', caller.userId, null, row.name))
      return row
    })
    writeSecurityMail(deps, await requireUser(deps, caller.userId), 'added', added.name)
    return shown(added)
  },

  'POST /api/Account/PasskeyRename': async (context) => {
    const { body, caller, deps } = context
    return deps.db.transaction(async (tx) => {
      const renamed = await renamePasskey(tx, { userId: caller.userId, id: body.PasskeyId, name: body.Name })
      if (renamed === null) throw notFound()
      await writeAudit(tx, originOf(context), change('PasskeyRename', caller.userId, renamed.before.name, renamed.after.name))
      return shown(renamed.after)
    })
  },

  'POST /api/Account/PasskeyRemove': async (context) => {
    const { body, deps } = context
    const user = await confirmPassword(context, body.Password)
    const { name } = await deps.db.transaction(async (tx) => {
      const removed = await removePasskey(tx, user.id, body.PasskeyId)
      if (removed === null) throw notFound()
      await writeAudit(tx, originOf(context), change('PasskeyRemove', user.id, removed.name, null))
      return removed
    })
    writeSecurityMail(deps, user, 'removed', name)
    return '通行密钥已删除'
  },

  'POST /api/Account/PasskeyLoginOptions': async (context) => {
    const place = requirePlace(context.deps)
    return requestOf({ place, challenge: await makeChallenge({ purpose: 'login' }, context) })
  },

  'POST /api/Account/PasskeyLogin': (context) => logInByPasskey(context.body, context),
})
