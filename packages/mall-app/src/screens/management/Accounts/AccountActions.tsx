import type { AccountAction, AccountSummary } from '@mall/api/contract'
import { accountActionLabels } from '@mall/app-kit/access/account-words.ts'
import { RowActions } from '@mall/ui/row-actions'
import { Text } from '@mall/ui/text'

/** Something is begun with an account. */
export type OnAccountTask = (task: AccountAction, account: AccountSummary) => void

/** What `AllowActions` offers for an account. */
export const AccountRowActions = ({ account, onTask }: { readonly account: AccountSummary; readonly onTask: OnAccountTask }) =>
  account.AllowActions.length === 0 ? (
    <Text tone="secondary" title={account.ReadOnlyReason ?? undefined}>
      仅查看
    </Text>
  ) : (
    <RowActions
      label={account.Name}
      actions={accountActionLabels
        .filter(([task]) => account.AllowActions.includes(task))
        .map(([task, label]) => ({ key: task, label, ...(task === 'Disable' ? { tone: 'danger' as const } : {}), onSelect: () => onTask(task, account) }))}
    />
  )
