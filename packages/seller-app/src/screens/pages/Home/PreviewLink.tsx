import { formatInstant } from '@mall/app-kit/words/format.ts'
import { CopyText } from '@mall/ui/copy-text'
import { Dialog } from '@mall/ui/dialog'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'

interface PreviewLinkProps {
  /** Its key is behind `#`, where no server and no log sees it. */
  readonly address: string
  readonly until: string
  readonly onClose: () => void
}

/** The link of a preview. */
export const PreviewLink = ({ address, until, onClose }: PreviewLinkProps) => (
  <Dialog open title="预览链接" description={`任何人打开都能看到草稿现在的样子，${formatInstant(until)} 失效`} onOpenChange={(open) => (open ? undefined : onClose())}>
    <Stack gap={8}>
      <CopyText text={address}><span style={{ overflowWrap: 'anywhere' }}>{address}</span></CopyText>
      <Text as="p" tone="secondary" size={12}>只给该看的人；后来的修改不会出现在这个链接里。</Text>
    </Stack>
  </Dialog>
)
