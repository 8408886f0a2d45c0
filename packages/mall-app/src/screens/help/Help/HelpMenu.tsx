import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useId, useMemo, useState } from 'react'
import { Marked } from '@mall/app-kit/content/Content.tsx'
import type { ContentPage } from '@mall/app-kit/content/content-page.ts'
import { helpHref } from '../../../site/routes.ts'
import { searchHelp, wordsOf } from './help-search.ts'
import * as S from '../../../components/content/ReadingColumns.styles.ts'

export interface HelpMenuProps {
  readonly pages: readonly ContentPage[]
  /** The open page, from 1; null when there is none such. */
  readonly number: number | null
  readonly query: string
  readonly onQueryChange: (query: string) => void
}

/** All pages, or those that were searched for with the words around the hit. Behind a button on narrow screens. */
export const HelpMenu = ({ pages, number, query, onQueryChange }: HelpMenuProps) => {
  const listId = useId()
  const isNarrow = useMediaQuery(mediaQueries.narrow)
  const [isOpen, setIsOpen] = useState(false)
  const words = wordsOf(query)
  const isSearching = words.length > 0
  const hits = useMemo(() => searchHelp(pages, query), [pages, query])
  const items = isSearching ? hits : pages.map(({ title }, at) => ({ number: at + 1, title, excerpt: '' }))
  const suffix = isSearching ? `?${new URLSearchParams({ q: query.trim() }).toString()}` : ''
  return (
    <Stack as="nav" gap={8} aria-label="帮助目录">
      <TextInput
        type="search"
        aria-label="搜索帮助"
        placeholder="搜索帮助"
        maxLength={50}
        clearable
        start={<Icon name="search" size={16} />}
        value={query}
        onValueChange={onQueryChange}
      />
      {isNarrow ? (
        <Button block icon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />} aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen((open) => !open)}>
          帮助目录
        </Button>
      ) : null}
      <Text role="status" tone="secondary" size={12}>
        {isSearching ? (hits.length > 0 ? `找到 ${hits.length} 篇` : `没有找到“${query.trim()}”相关帮助`) : ''}
      </Text>
      <S.List id={listId} data-open={isOpen || isSearching ? '' : undefined}>
        {items.map((item) => (
          <li key={item.number}>
            <Link href={`${helpHref(item.number)}${suffix}`} aria-current={item.number === number ? 'page' : undefined}>
              <Marked text={item.title} words={words} />
              {item.excerpt ? (
                <small>
                  <Marked text={item.excerpt} words={words} />
                </small>
              ) : null}
            </Link>
          </li>
        ))}
      </S.List>
    </Stack>
  )
}
