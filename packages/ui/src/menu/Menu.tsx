'use client'

import { cloneElement, Fragment, type ComponentPropsWithRef, type ReactElement } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import type { Cancelable } from '../hooks/use-controllable.ts'
import { Anchor } from '../popover/Popover.styles.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { MenuItem } from './MenuItem.tsx'
import * as S from './Menu.styles.ts'
import type { MenuAction, MenuDetails } from './types.ts'
import { useMenu } from './use-menu.ts'

/** Props of {@link Menu}; all other props are passed to the element with the role `menu`. */
export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'popover' | 'children'> {
  /** Accessible name of the menu. */
  label: string
  /** A `Button` (without `href`) or a `<button>`. */
  trigger: ReactElement<object>
  items: readonly MenuAction[]
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: Cancelable<MenuDetails>) => void) | undefined
  /** Below by default; flips to the other side when there is no room. */
  side?: 'bottom' | 'top' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'anchor' | 'icon' | 'item' | 'label' | 'reason' | 'separator' | 'text'> | undefined
}

/**
 * A button that opens a menu of actions. The focus goes to the items and back to the button; an item closes the menu before it
 * acts, so that a dialog it opens gives the focus back to the button.
 *
 * Data attributes: `data-side`, the actual side; on each item `data-tone`, `data-disabled`.
 */
export const Menu = withRef(function Menu(props: MenuProps) {
  const { ref, label, trigger, items, open: openProp, defaultOpen = false, onOpenChange, side = 'bottom', align = 'start', id, classNames, ...rest } = props
  const part = partsOf(classNames)
  const menu = useMenu({ id, ref, items, open: openProp, defaultOpen, onOpenChange, side, align })
  const { open, anchor, panel, triggerProps, choose, onTriggerKeyDown, onMenuKeyDown } = menu
  const hasIcons = items.some(({ icon }) => icon !== undefined)
  return (
    <>
      <Anchor {...part('anchor')} ref={anchor} onKeyDown={onTriggerKeyDown}>
        {cloneElement(trigger, triggerProps)}
      </Anchor>
      <S.Panel data-part="menu" role="menu" aria-label={label} {...rest} {...panel} onKeyDown={onMenuKeyDown}>
        {open &&
          items.map((action) => (
            <Fragment key={action.key}>
              {action.separated && <S.Line {...part('separator')} role="separator" />}
              <MenuItem action={action} hasSlot={hasIcons} onChoose={choose} classNames={classNames} />
            </Fragment>
          ))}
      </S.Panel>
    </>
  )
})
