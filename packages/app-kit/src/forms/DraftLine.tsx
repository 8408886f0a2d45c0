import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { formatInstant } from '../words/format.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Says that the form shows what was typed before, and takes it back. */
export const DraftLine = ({ draft: { restoredAt, discard } }: { readonly draft: Pick<FormDraft, 'restoredAt' | 'discard'> }) =>
  restoredAt === null ? null : (
    <Alert
      action={
        <Button variant="text" onClick={discard}>
          放弃草稿
        </Button>
      }
    >
      {`已恢复 ${formatInstant(restoredAt)} 未提交的内容。`}
    </Alert>
  )
