import type { AccountAction, AccountSummary } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { actingIn, permitting, type Permitted } from '../../platform/actions/permit.ts'
import type { Caller, CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { keepingAnAdministrator } from '../../company/role/administrators.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { atVersion } from '../../platform/records/version.ts'
import { findAccount } from './list.ts'
import type { Account } from './records.ts'

/** For the audit log. */
const summaryOf = ({ Account, Name, Mobile, Email, DepartmentId, Roles, SingleLimit, StatusName }: AccountSummary) => ({
  Account, Name, Mobile, Email, DepartmentId, Roles: Roles.map((role) => role.Name).join(' '), SingleLimit, Status: StatusName,
})

export const audit = (tx: Tx, context: CallContext, action: string, before: AccountSummary | null, after: AccountSummary): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `Account.${action}`, entity: 'account', entityId: after.UserId, before: before && summaryOf(before), after: summaryOf(after) })

const requireAllowed = permitting(
  (_: Caller, { summary }: Account): readonly AccountAction[] => summary.AllowActions,
  ({ summary }) => new BusinessError('ACCOUNT_ACTION_NOT_ALLOWED', summary.ReadOnlyReason ?? '当前账号状态不允许此操作'),
)

/**
 * Changes an account that the caller may manage, with each of its companies locked: none of them loses its last administrator.
 * @throws BusinessError `ACCOUNT_NOT_FOUND`, `ACCOUNT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`, `LAST_ADMINISTRATOR`
 */
export const changing = async (
  tx: Tx,
  context: CallContext,
  { UserId, Version }: { readonly UserId: number; readonly Version: number },
  action: AccountAction,
  change: (account: Account, acting: Permitted) => Promise<void>,
): Promise<AccountSummary> => {
  const find = () => findAccount(tx, context.caller, UserId, context.deps.clock())
  const locked = async (): Promise<AccountSummary> => {
    const before = await find()
    const permit = requireAllowed(context.caller, before, action)
    atVersion(before.row.record, Version)
    await change(before, actingIn(context, permit))
    const { summary } = await find()
    await audit(tx, context, action, before.summary, summary)
    return summary
  }
  const { enterpriseIds } = await find()
  const keeping = enterpriseIds.reduceRight<() => Promise<AccountSummary>>((inner, id) => () => keepingAnAdministrator(tx, id, inner), locked)
  return keeping()
}
