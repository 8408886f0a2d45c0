import { Icon } from '@mall/ui/icon'
import { useEffect, useId, useRef, useState } from 'react'
import { HotKeywords } from '../HotKeywords.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { useDisclosure } from '../use-disclosure.ts'
import * as S from './WorkSearch.styles.ts'

/**
 * The search of the small header. What others search for stands below the empty field while the focus is there; on a phone the field itself
 * is behind a button.
 */
export const WorkSearch = () => {
  const rowId = useId()
  const row = useRef<HTMLDivElement>(null)
  const { isOpen, rootProps, toggle } = useDisclosure()
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (isOpen) row.current?.querySelector('input')?.focus()
  }, [isOpen])
  return (
    <S.Search {...rootProps}>
      <S.Toggle type="button" aria-label="搜索商品" aria-expanded={isOpen} aria-controls={rowId} onClick={toggle}>
        <Icon name={isOpen ? 'close' : 'search'} />
      </S.Toggle>
      <S.Row
        id={rowId}
        ref={row}
        data-open={isOpen || undefined}
        data-dismissed={isDismissed || undefined}
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDismissed(true)
        }}
      >
        <SearchForm size="small" />
        <S.Key aria-hidden="true">/</S.Key>
        <S.Hot>
          <HotKeywords />
        </S.Hot>
      </S.Row>
    </S.Search>
  )
}
