'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph, chevronEndGlyph, chevronStartGlyph } from '../icon/glyphs.ts'
import { Control } from '../select/Select.styles.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { PAGE_SIZES, pageItems } from './page-items.ts'
import * as S from './Pagination.styles.ts'
import { usePagination } from './use-pagination.ts'
import type { PaginationOptions } from './use-pagination.ts'

const defaultMessages = {
  label: '分页',
  total: (total: number) => `共 ${total} 条`,
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
  /** 10, 20, 50, 100, 1000 by default (specification §9). */
  pageSizes?: readonly number[] | undefined
  messages?: Partial<PaginationMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'gap' | 'item' | 'jump' | 'jump-input' | 'jump-label' | 'next' | 'page' | 'page-size' | 'pages' | 'previous' | 'total'> | undefined
}

/** Pagination of a list: total, page size, page buttons and a jump field. */
export const Pagination = withRef(function Pagination(props: PaginationProps) {
  const { label, pageSizes = PAGE_SIZES, messages, classNames, ...others } = props
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
          <S.PageButton
            {...part('previous')}
            type="button"
            aria-label={t.previous}
            disabled={current <= 1}
            onClick={({ nativeEvent }) => go(current - 1, 'previous', nativeEvent)}
          >
            <Glyph d={chevronStartGlyph} size={16} mirrored />
          </S.PageButton>
        </li>
        {pageItems(current, count).map((item) =>
          typeof item === 'number' ? (
            <li key={item} {...part('item')}>
              <S.PageButton
                {...part('page')}
                type="button"
                aria-label={t.page(item)}
                aria-current={item === current ? 'page' : undefined}
                data-pages={item === current ? count : undefined}
                onClick={({ nativeEvent }) => go(item, 'page', nativeEvent)}
              >
                {item}
              </S.PageButton>
            </li>
          ) : (
            <S.Gap key={item} {...part('gap')} aria-hidden="true">
              …
            </S.Gap>
          ),
        )}
        <li {...part('item')}>
          <S.PageButton
            {...part('next')}
            type="button"
            aria-label={t.next}
            disabled={current >= count}
            onClick={({ nativeEvent }) => go(current + 1, 'next', nativeEvent)}
          >
            <Glyph d={chevronEndGlyph} size={16} mirrored />
          </S.PageButton>
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
