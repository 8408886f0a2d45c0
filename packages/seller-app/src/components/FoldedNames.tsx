import { Button } from '@mall/ui/button'
import { useState } from 'react'

interface FoldedNamesProps {
  readonly names: readonly string[]
  /** What they are: 分类. */
  readonly kind: string
}

/** As many as are read at a glance. */
const shown = 6

/** 办公用纸；数码影音；家具；… 共 38 个分类: a long list shows its beginning, and all of it when that is asked for. */
export const FoldedNames = ({ names, kind }: FoldedNamesProps) => {
  const [isOpen, setOpen] = useState(false)
  const isLong = names.length > shown
  return (
    <span>
      {(isOpen ? names : names.slice(0, shown)).join('；')}
      {isLong ? (
        <>
          {isOpen ? '' : '；…'}
          <br />
          {`共 ${names.length} 个${kind} `}
          <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : '展开全部'}
          </Button>
        </>
      ) : null}
    </span>
  )
}
