import { usePageKeys } from '@mall/app-kit/page/page-keys.ts'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import type { Place } from './place-of.ts'
import * as S from './Approval.styles.ts'

interface ApprovalPagerProps {
  readonly place: Place
  readonly onGo: (approvalNo: string) => void
}

/** The place in the list that one works through, and the way to the others: J and K as in the list. */
export const ApprovalPager = ({ place: { words, previous, next }, onGo }: ApprovalPagerProps) => {
  const go = (approvalNo: string | undefined) => () => {
    if (approvalNo !== undefined) onGo(approvalNo)
  }
  usePageKeys(words === null ? {} : { j: go(next), k: go(previous) })
  if (words === null) return null
  return (
    <S.Pager role="group" aria-label="审批单翻页">
      <span>{words}</span>
      <Button variant="text" aria-label="上一单" title="上一单（K）" icon={<Icon name="chevron-up" size={16} />} disabled={previous === undefined} onClick={go(previous)} />
      <Button variant="text" aria-label="下一单" title="下一单（J）" icon={<Icon name="chevron-down" size={16} />} disabled={next === undefined} onClick={go(next)} />
    </S.Pager>
  )
}
