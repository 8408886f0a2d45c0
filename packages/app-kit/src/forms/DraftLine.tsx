import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { formatInstant } from '../words/format.ts'
import type { FormDraft } from './use-form-draft.ts'

interface DraftLineProps {
  readonly draft: Pick<FormDraft, 'restoredAt' | 'discard'>
  /** What was typed, and what takes it back, where the page has drafts of another kind. */
  readonly words?: { readonly typed: string; readonly discard: string }
}

const wordsOfForms = { typed: '未提交的内容', discard: '放弃草稿' }

/** Says that the form shows what was typed before, and takes it back. */
export const DraftLine = ({ draft: { restoredAt, discard }, words = wordsOfForms }: DraftLineProps) =>
  restoredAt === null ? null : (
    <Alert
      action={
        <Button variant="text" onClick={discard}>
          {words.discard}
        </Button>
      }
    >
      {`已恢复 ${formatInstant(restoredAt)} ${words.typed}。`}
    </Alert>
  )
