'use client'

import type { ComponentPropsWithRef, MouseEvent, ReactNode, Ref } from 'react'
import { Rendered, type Render } from '../hooks/rendered.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { ButtonRoot, Label, LinkRoot, Spinner } from './Button.styles.ts'

/** Emphasis of a button. Use `decisive` (cinnabar) at most once per view: submit the order, pay. `soft`: the same action in each card or row. */
export type ButtonVariant = 'primary' | 'decisive' | 'soft' | 'default' | 'text' | 'danger'

/** Props of {@link Button}; all other props are passed to its `<button>`, or to its link when there is an `href`. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'ref'> {
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement> | undefined
  /** `default` by default. */
  variant?: ButtonVariant | undefined
  /** Looks and acts disabled, but can still be reached with Tab: for a button whose reason is shown beside it. */
  'aria-disabled'?: boolean | 'true' | 'false' | undefined
  /** Waiting for a response: keeps its width and focus, shows a spinner, and ignores clicks. */
  loading?: boolean | undefined
  /** Full width of the parent. */
  block?: boolean | undefined
  /** An `<Icon>` before the text. Without text the button is square and needs an `aria-label`. */
  icon?: ReactNode
  /** Makes it a link through the `LinkProvider`. */
  href?: string | undefined
  /** Draws another element in place of the `<button>`: an element, or a function of its props. It can be focused and pressed by the keyboard by itself. */
  render?: Render | undefined
  target?: string | undefined
  rel?: string | undefined
  download?: string | boolean | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'label' | 'spinner'> | undefined
}

/**
 * A button or a link that looks like one. Its height follows the density.
 *
 * Data attributes: `data-variant`, `data-loading`, `data-disabled`, `data-block`, `data-icon-only`.
 */
export const Button = withRef(function Button({ ref, variant = 'default', loading, block, icon, href, render, disabled, 'aria-disabled': softDisabled, children, onClick, type, classNames, ...rest }: ButtonProps) {
  const part = partsOf(classNames)
  const isDisabled = Boolean(disabled) || softDisabled === true || softDisabled === 'true'
  const idle = isDisabled || Boolean(loading)
  const guarded = (event: MouseEvent<HTMLButtonElement & HTMLAnchorElement>) => {
    // A disabled link must not navigate, and a second click while loading must not submit twice.
    if (idle) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }
  const shared = {
    'data-variant': variant,
    'data-loading': loading ? '' : undefined,
    'data-disabled': isDisabled ? '' : undefined,
    'data-block': block ? '' : undefined,
    'data-icon-only': icon && !children ? '' : undefined,
    'aria-busy': loading || undefined,
    'aria-disabled': idle || undefined,
    onClick: guarded,
  }
  const content = (
    <>
      <Label {...part('label')}>
        {icon}
        {children}
      </Label>
      {loading && <Spinner {...part('spinner')} aria-hidden="true" />}
    </>
  )
  if (href !== undefined) {
    return (
      <LinkRoot data-part="button" {...(rest as ComponentPropsWithRef<'a'>)} {...shared} ref={ref} href={href}>
        {content}
      </LinkRoot>
    )
  }
  if (render !== undefined) {
    const drawn = { as: Rendered, render }
    return (
      <ButtonRoot data-part="button" {...rest} {...shared} {...drawn} ref={ref}>
        {content}
      </ButtonRoot>
    )
  }
  return (
    <ButtonRoot data-part="button" {...rest} {...shared} ref={ref} type={type ?? 'button'} disabled={Boolean(disabled) && !loading}>
      {content}
    </ButtonRoot>
  )
})
