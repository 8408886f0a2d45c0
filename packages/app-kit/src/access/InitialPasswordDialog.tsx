import type { SavedAccount } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { CopyText } from '@mall/ui/copy-text'
import { DescriptionList } from '@mall/ui/description-list'
import { Dialog } from '@mall/ui/dialog'
import { Stack } from '@mall/ui/stack'
import { formatInstant } from '../words/format.ts'

interface InitialPasswordDialogProps {
  readonly account: { readonly Account: string; readonly Name: string }
  readonly initial: NonNullable<SavedAccount['Initial']>
  readonly onClose: () => void
}

/** The initial password, this one time. */
export const InitialPasswordDialog = ({ account, initial, onClose }: InitialPasswordDialogProps) => (
  <Dialog
    open
    title={`“${account.Name}”的初始密码`}
    onOpenChange={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        我已记下
      </Button>
    }
  >
    <Stack gap={16}>
      <Alert tone="warning">初始密码只显示这一次，请复制后安全地交给本人。</Alert>
      <DescriptionList
        items={[
          { term: '登录名', value: account.Account },
          { term: '初始密码', value: <CopyText text={initial.Password} /> },
          { term: '有效至', value: `${formatInstant(initial.ValidUntil)}，首次登录时须设置自己的密码` },
        ]}
      />
    </Stack>
  </Dialog>
)
