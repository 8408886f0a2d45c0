'use client'

import type { ComponentPropsWithRef, MouseEvent, ReactNode, Ref } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { ButtonRoot, Label, LinkRoot, Spinner } from './Button.styles.ts'

/** Emphasis of a button. Use `decisive` (cinnabar) at most once per view: submit the order, pay. */
export type ButtonVariant = 'primary' | 'decisive' | 'default' | 'text' | 'danger'

/** Props of {@link Button}; all other props are passed to its `<button>`, or to its link when there is an `href`. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'ref'> {
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement> | undefined
  /** `default` by default. */
  variant?: ButtonVariant | undefined
  /** Waiting for a response: keeps its width and focus, shows a spinner, and ignores clicks. */
  loading?: boolean | undefined
  /** Full width of the parent. */
  block?: boolean | undefined
  /** An `<Icon>` before the text. Without text the button is square and needs an `aria-label`. */
  icon?: ReactNode
  /** Makes it a link through the `LinkProvider`. */
  href?: string | undefined
  target?: string | undefined
  rel?: string | undefined
  download?: string | boolean | undefined
}

/**
 * A button or a link that looks like one. Its height follows the density.
 *
 * Data attributes: `data-variant`, `data-loading`, `data-disabled`, `data-block`, `data-icon-only`.
 */
export const Button = withRef(function Button({ ref, variant = 'default', loading, block, icon, href, disabled, children, onClick, type, ...rest }: ButtonProps) {
  const idle = Boolean(disabled || loading)
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
    'data-disabled': disabled ? '' : undefined,
    'data-block': block ? '' : undefined,
    'data-icon-only': icon && !children ? '' : undefined,
    'aria-busy': loading || undefined,
    'aria-disabled': idle || undefined,
    onClick: guarded,
  }
  const content = (
    <>
      <Label>
        {icon}
        {children}
      </Label>
      {loading && <Spinner aria-hidden="true" />}
    </>
  )
  if (href !== undefined) {
    return (
      <LinkRoot {...(rest as ComponentPropsWithRef<'a'>)} {...shared} ref={ref} href={href}>
        {content}
      </LinkRoot>
    )
  }
  return (
    <ButtonRoot {...rest} {...shared} ref={ref} type={type ?? 'button'} disabled={Boolean(disabled) && !loading}>
      {content}
    </ButtonRoot>
  )
})
