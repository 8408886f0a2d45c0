'use client'

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../hooks/is-plain-click.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph, chevronEndGlyph, chevronStartGlyph } from '../icon/glyphs.ts'
import { Link } from '../link/Link.tsx'
import { Control } from '../select/Select.styles.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { PAGE_SIZES, pageItems } from './page-items.ts'
import * as S from './Pagination.styles.ts'
import { usePagination } from './use-pagination.ts'
import type { PaginationOptions } from './use-pagination.ts'

const defaultMessages = {
  label: '分页',
  total: (total: number) => `共 ${total.toLocaleString('zh-CN')} 条`,
  pageSize: '每页条数',
  perPage: (size: number) => `${size} 条/页`,
  page: (page: number) => `第${page}页`,
  previous: '上一页',
  next: '下一页',
  jump: '跳至',
  jumpUnit: '页',
}

/** Texts of {@link Pagination}. */
export type PaginationMessages = typeof defaultMessages

/** Props of {@link Pagination}; all other props are passed to the `<nav>`. */
export interface PaginationProps extends ComponentPropsWithRef<'nav'>, PaginationOptions {
  /** Name of the landmark, 分页 by default. */
  label?: string | undefined
  /** 10, 20, 50, 100, 1000 by default. */
  pageSizes?: readonly number[] | undefined
  /**
   * Address of a page, at the size that is chosen: then pages and arrows are links, which work before scripts do and open in another tab. A plain click
   * calls `onPageChange` and does not follow the link. Without it they are buttons.
   */
  pageHref?: ((page: number) => string) | undefined
  messages?: Partial<PaginationMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'gap' | 'item' | 'jump' | 'jump-input' | 'jump-label' | 'next' | 'page' | 'page-size' | 'pages' | 'previous' | 'total'> | undefined
}

interface PageStepProps {
  readonly 'data-part': string
  readonly 'data-pages'?: number | undefined
  readonly className: string | undefined
  readonly 'aria-label': string
  readonly 'aria-current'?: 'page' | undefined
  readonly href: string | undefined
  /** There is no page in its direction. */
  readonly disabled?: boolean
  readonly onGo: (event: Event) => void
  readonly children: ReactNode
}

/** A page or an arrow: a link where pages have addresses. */
const PageStep = ({ href, disabled = false, onGo, ...rest }: PageStepProps) => {
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo(event.nativeEvent)
  }
  if (href === undefined || disabled) return <S.PageButton type="button" disabled={disabled} onClick={({ nativeEvent }) => onGo(nativeEvent)} {...rest} />
  return <S.PageButton as={Link} href={href} onClick={follow} {...rest} />
}

/** Pagination of a list: total, page size, page buttons and a jump field. */
export const Pagination = withRef(function Pagination(props: PaginationProps) {
  const { label, pageSizes = PAGE_SIZES, pageHref, messages, classNames, ...others } = props
  const { page, defaultPage, pageSize, defaultPageSize, total, onPageChange, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('Pagination', defaultMessages, messages)
  const { current, size, count, go, resize, jump } = usePagination({ page, defaultPage, pageSize, defaultPageSize, total, onPageChange })
  return (
    <S.Nav data-part="pagination" aria-label={label ?? t.label} {...rest}>
      <S.Total {...part('total')}>{t.total(total)}</S.Total>
      <S.PageSize data-part="select">
        <Control {...part('page-size')} aria-label={t.pageSize} value={size} onChange={(event) => resize(Number(event.target.value), event.nativeEvent)}>
          {(pageSizes.includes(size) ? pageSizes : [size, ...pageSizes]).map((option) => (
            <option key={option} value={option}>
              {t.perPage(option)}
            </option>
          ))}
        </Control>
        <Glyph d={chevronDownGlyph} size={16} />
      </S.PageSize>
      <ol {...part('pages')}>
        <li {...part('item')}>
          <PageStep {...part('previous')} href={pageHref?.(current - 1)} aria-label={t.previous} disabled={current <= 1} onGo={(event) => go(current - 1, 'previous', event)}>
            <Glyph d={chevronStartGlyph} size={16} mirrored />
          </PageStep>
        </li>
        {pageItems(current, count).map((item) =>
          typeof item === 'number' ? (
            <li key={item} {...part('item')}>
              <PageStep
                {...part('page')}
                href={pageHref?.(item)}
                aria-label={t.page(item)}
                aria-current={item === current ? 'page' : undefined}
                data-pages={item === current ? count : undefined}
                onGo={(event) => go(item, 'page', event)}
              >
                {item}
              </PageStep>
            </li>
          ) : (
            <S.Gap key={item} {...part('gap')} aria-hidden="true">
              …
            </S.Gap>
          ),
        )}
        <li {...part('item')}>
          <PageStep {...part('next')} href={pageHref?.(current + 1)} aria-label={t.next} disabled={current >= count} onGo={(event) => go(current + 1, 'next', event)}>
            <Glyph d={chevronEndGlyph} size={16} mirrored />
          </PageStep>
        </li>
      </ol>
      {count > 5 ? (
        <form {...part('jump')} onSubmit={jump} noValidate>
          <label {...part('jump-label')}>
            {t.jump}
            <input {...part('jump-input')} name="page" inputMode="numeric" autoComplete="off" />
            {t.jumpUnit}
          </label>
        </form>
      ) : null}
    </S.Nav>
  )
})
