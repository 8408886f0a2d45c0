'use client'

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Root } from './Seal.styles.ts'

/** What became of a document: nothing yet, approved, or rejected. */
export type SealStatus = 'waiting' | 'approved' | 'rejected'

const defaults = { waiting: '待批', approved: '已批准', rejected: '已驳回' } satisfies Record<SealStatus, string>

/** Props of {@link Seal}; all other props are passed to its `<div>`. */
export interface SealProps extends ComponentPropsWithRef<'div'> {
  status: SealStatus
  /** In place of the status's word: 已同意 at a node that is not the last. At most four Han characters. */
  word?: string | undefined
  /** Who sealed it, or whose turn it is. Two lines; cut when it is longer. */
  by?: ReactNode
  /** When it was sealed, e.g. `11-20 14:32`. */
  time?: string | undefined
  messages?: Partial<typeof defaults> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'by' | 'time' | 'words'> | undefined
}

/**
 * The stamp on a document, 84 × 84 px: a dashed place for it while it waits, then a double frame, a little aslant. A change of
 * status lets it land; not under reduced motion.
 *
 * Data attributes: `data-status`, `data-long` with a word of more than three characters, `data-landed`.
 */
export const Seal = withRef(function Seal({ status, word, by, time, messages, classNames, ...rest }: SealProps) {
  const part = partsOf(classNames)
  const words = useMessages('Seal', defaults, messages)
  const [first] = useState(status)
  const shown = word ?? words[status]
  return (
    <Root
      data-part="seal"
      {...rest}
      data-status={status}
      data-long={shown.length > 3 ? '' : undefined}
      data-landed={status !== first && status !== 'waiting' ? '' : undefined}
    >
      <strong {...part('words')}>{shown}</strong>
      {by && <span {...part('by')}>{by}</span>}
      {time && <span {...part('time')}>{time}</span>}
    </Root>
  )
})
