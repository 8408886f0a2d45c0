'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import * as S from './PageHeader.styles.ts'

/** Props of {@link PageHeader}; all other props are passed to its `<header>`. */
export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** Name of the page in small type: the page's `h1`. */
  name?: ReactNode
  /** In place of `name` on a document: the way here, its number. Then the fact is the page's `h1`. */
  crumbs?: ReactNode
  /** One fact in words: what waits, what is left, who asks for what. Undefined while it loads. */
  fact: ReactNode
  /** Further facts in small type, wrapping between each other. */
  details?: ReactNode
  /** Buttons at the end, the decisive one last. */
  actions?: ReactNode
  /** A `Seal` at the end, above the actions. */
  seal?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'actions' | 'details' | 'fact' | 'fact-place' | 'name' | 'seal' | 'words'> | undefined
}

/** Head of a page: a small name, one fact in words, and the actions. On a phone the actions are below the fact. */
export const PageHeader = withRef(function PageHeader({ name, crumbs, fact, details, actions, seal, classNames, ...rest }: PageHeaderProps) {
  const part = partsOf(classNames)
  return (
    <S.Root data-part="page-header" {...rest}>
      <S.Words {...part('words')}>
        {crumbs ? <S.Name {...part('name')}>{crumbs}</S.Name> : name && <S.Name {...part('name')} as="h1">{name}</S.Name>}
        {fact === undefined ? (
          <S.FactSpace {...part('fact-place')}>
            <Skeleton width="16em" />
          </S.FactSpace>
        ) : (
          <S.Fact {...part('fact')} as={name && !crumbs ? 'p' : 'h1'}>{fact}</S.Fact>
        )}
        {details && <S.Details {...part('details')}>{details}</S.Details>}
      </S.Words>
      {seal && <S.SealSlot {...part('seal')}>{seal}</S.SealSlot>}
      {actions && <S.Actions {...part('actions')}>{actions}</S.Actions>}
    </S.Root>
  )
})

/** Props of {@link FactTint}; all other props are passed to its `<span>`. */
export interface FactTintProps extends ComponentPropsWithRef<'span'> {
  /** `warning` for what asks for action, `danger` for what is overdue or over its limit. */
  tone: 'warning' | 'danger'
}

/**
 * The part of a page's fact that asks for action.
 *
 * Data attributes: `data-tone`.
 */
export const FactTint = withRef(function FactTint({ tone, ...rest }: FactTintProps) {
  return <S.Tint data-part="fact-tint" {...rest} data-tone={tone} />
})
