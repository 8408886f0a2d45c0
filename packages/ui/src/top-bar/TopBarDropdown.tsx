'use client'

import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useDropdown } from './use-dropdown.ts'
import type { DropdownOptions } from './use-dropdown.ts'
import * as S from './TopBar.styles.ts'

/** Props of `TopBar.Dropdown`; all other props are passed to its button. */
export interface TopBarDropdownProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, DropdownOptions {
  /** Text of the button. */
  label: ReactNode
  /** The edge of the button that the panel is aligned to. `end` by default. */
  align?: 'start' | 'end' | undefined
  /** `TopBar.Section`s of links, or {@link QrPanel}s. They are always in the HTML. */
  children?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'item' | 'panel'> | undefined
}

/** A button and its panel, following the disclosure navigation pattern of the WAI-ARIA Authoring Practices. */
export const TopBarDropdown = withRef(function TopBarDropdown(props: TopBarDropdownProps) {
  const { label, align = 'end', children, open, defaultOpen, onOpenChange, openDelay, closeDelay, classNames, ...rest } = props
  const part = partsOf(classNames)
  const { rootProps, triggerProps, panelProps } = useDropdown({ open, defaultOpen, onOpenChange, openDelay, closeDelay })
  return (
    <S.Item {...part('item')} {...rootProps}>
      <S.Trigger data-part="dropdown" {...rest} {...triggerProps}>
        {label}
      </S.Trigger>
      <S.Panel {...part('panel')} {...panelProps} data-align={align}>
        {children}
      </S.Panel>
    </S.Item>
  )
})

/** Props of `TopBar.Section`; all other props are passed to its element. */
export interface TopBarSectionProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Heading of the links. */
  title?: ReactNode
  /** `TopBar.Link`s. */
  children?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'links' | 'title'> | undefined
}

/** A titled list of links inside a dropdown. */
export const TopBarSection = withRef(function TopBarSection({ title, children, classNames, ...rest }: TopBarSectionProps) {
  const part = partsOf(classNames)
  const titleId = useId()
  return (
    <S.Section data-part="section" {...rest}>
      {title ? <S.SectionTitle {...part('title')} id={titleId}>{title}</S.SectionTitle> : null}
      <ul {...part('links')} aria-labelledby={title ? titleId : undefined}>{children}</ul>
    </S.Section>
  )
})
