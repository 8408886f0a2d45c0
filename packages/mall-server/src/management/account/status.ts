import type { AccountSummary, CallInput, SavedAccount } from '@mall/api/contract'
import { accountMoves } from '../../company/account/account-status.ts'
import { initialPasswordOf, unchosen } from '../../company/account/initial-password.ts'
import { forgetAttempts } from '../../company/account/login-attempts.ts'
import { dropCodesOf } from '../../company/account/code-store.ts'
import { removePasskeysOf } from '../../company/account/passkey/store.ts'
import { endFactor } from '../../company/account/second-factor/store.ts'
import { endSessionsOf } from '../../company/account/session-store.ts'
import { removeBindingsOf } from '../../company/account/we-chat-work-binding.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Acting } from '../../platform/actions/permit.ts'
import { handOverTurns, lockTurns } from '../../trade/approval/hand-over.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { changing } from './changing.ts'
import { withInitialPassword } from './manage.ts'
import { record, type AccountRow } from './records.ts'

type Input = CallInput<'POST /api/Account/Enable'>
type User = AccountRow['record']

/** Nothing waits for a disabled account, and nobody is logged in with it. */
const disable = async (tx: Tx, acting: Acting, user: User, colleagueId: number | undefined): Promise<void> => {
  const turns = await lockTurns(tx, user.id)
  if (turns.length > 0) {
    if (colleagueId === undefined) throw new BusinessError('ACCOUNT_HAS_APPROVALS', '请先移交待办')
    await handOverTurns(tx, acting, turns, user.id, colleagueId)
  }
  await endSessionsOf(tx, user.id, 'disabled', acting.origin.now)
}

/**
 * Enables, disables or unlocks an account, once per `RequestId`.
 * @throws BusinessError `ACCOUNT_HAS_APPROVALS`, those of a hand-over, and those of every change
 */
export const moveAccount = (context: CallContext, input: Input): Promise<AccountSummary> =>
  once(context, 'POST /api/Account/Enable', input, (tx) =>
    changing(tx, context, input, input.Action, async ({ row: { record: user } }, acting) => {
      if (input.Action === 'Disable') await disable(tx, acting, user, input.HandOverTo)
      else await forgetAttempts(tx, user.id, context.deps.config.secret)
      await changeRecord(tx, acting.by, record, user, accountMoves[input.Action])
    }),
  )

/**
 * Ends the sessions of an account on every device, once per `RequestId`: a retry leaves one that began meanwhile.
 * @throws BusinessError as every change does
 */
export const endAccountSessions = (context: CallContext, input: CallInput<'POST /api/Account/EndSessions'>): Promise<AccountSummary> =>
  once(context, 'POST /api/Account/EndSessions', input, (tx) =>
    changing(tx, context, input, 'EndSessions', ({ row: { record: user } }) => endSessionsOf(tx, user.id, 'ended', context.deps.clock())),
  )

/**
 * Switches the second factor of an account off and removes its passkeys, once per `RequestId`, and writes its owner a mail, which no setting keeps back: it may not be their wish.
 * @throws BusinessError as every change does
 */
export const resetFactor = async (context: CallContext, input: CallInput<'POST /api/Account/SecondFactorReset'>): Promise<AccountSummary> => {
  const { mail, log } = context.deps
  let email: string | null = null
  const account = await once(context, 'POST /api/Account/SecondFactorReset', input, (tx) =>
    changing(tx, context, input, 'ResetFactor', async ({ row: { record: user } }) => {
      await endFactor(tx, user.id)
      await removePasskeysOf(tx, user.id)
      email = user.email
    }),
  )
  if (mail !== null && email !== null) {
    const text = `${context.caller.displayName} 为您的账号（${account.Account}）关闭了两步验证，并删除了全部通行密钥，现在只凭密码即可登录。\n\n如果不是您要求的，请立即联系企业管理员并修改密码。\n`
    mail.send({ to: email, subject: '您的两步验证已被管理员关闭', text }).catch((error: unknown) => {
      log.error('a notice of a second factor could not be sent', { userId: account.UserId, error: error instanceof Error ? error.name : 'unknown' })
    })
  }
  return account
}

/**
 * Gives an account an initial password in place of its own, once per `RequestId`; its sessions end.
 * @throws BusinessError as every change does
 */
export const resetPassword = async (context: CallContext, input: CallInput<'POST /api/Account/ResetPwd'>): Promise<SavedAccount> => {
  const { deps } = context
  const { secret } = deps.config
  const account = await once(context, 'POST /api/Account/ResetPwd', input, (tx) =>
    changing(tx, context, input, 'ResetPwd', async ({ row: { record: user } }, acting) => {
      const initial = await unchosen(secret, await initialPasswordOf(secret, input.RequestId, user.account), deps.clock())
      await changeRecord(tx, acting.by, record, user, initial)
      // Nothing but the initial password opens the account.
      await removePasskeysOf(tx, user.id)
      await removeBindingsOf(tx, user.id)
      await forgetAttempts(tx, user.id, secret)
      await dropCodesOf(tx, user.id, deps.clock())
      await endSessionsOf(tx, user.id, 'passwordReset', deps.clock())
    }),
  )
  return withInitialPassword(context, input.RequestId, account)
}
