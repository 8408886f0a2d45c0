import { Button } from '@mall/ui/button'

interface ProductActionsProps {
  /** It is not on sale. */
  readonly isOff: boolean
  readonly pending: boolean
  /** There is something to take back, to keep, to publish. */
  readonly canDiscard: boolean
  readonly canSave: boolean
  readonly canPublish: boolean
  /** Publishing says something: fields, or where the first wrong one is. */
  readonly hasChanges: boolean
  readonly hasProblems: boolean
  readonly onDiscard: () => void
  readonly onSave: () => void
  readonly onPublish: (putOn: boolean) => void
}

/** What is done with the draft of a product. */
export const ProductActions = ({ isOff, pending, canDiscard, canSave, canPublish, hasChanges, hasProblems, onDiscard, onSave, onPublish }: ProductActionsProps) => (
  <>
    <Button disabled={!canDiscard} onClick={onDiscard}>撤回改动</Button>
    <Button loading={pending} disabled={!canSave} onClick={onSave}>存草稿</Button>
    {isOff ? <Button disabled={!canPublish || !hasChanges} onClick={() => onPublish(false)}>只发布</Button> : null}
    <Button variant="decisive" disabled={!canPublish || (!hasChanges && !hasProblems && !isOff)} onClick={() => onPublish(isOff)}>{isOff ? '发布并上架' : '发布'}</Button>
  </>
)
