import type { ApprovalDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import * as S from './Approval.styles.ts'

interface AttachmentsProps {
  readonly files: ApprovalDetail['Attachments']
  readonly onDownload: (url: string) => void
}

/** What the applicant attached. */
export const Attachments = ({ files, onDownload }: AttachmentsProps) => (
  <S.Files aria-label="附件">
    {files.map(({ Url, Name }) => (
      <li key={Url}>
        <Icon name="file" size={16} />
        <span>{Name}</span>
        <Button variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
          下载
        </Button>
      </li>
    ))}
  </S.Files>
)
