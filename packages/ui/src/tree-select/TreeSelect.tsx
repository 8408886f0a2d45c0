'use client'

import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { isElement } from '../hooks/own-tree.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useFlyout } from '../hooks/use-flyout.ts'
import type { FlyoutDetails } from '../hooks/use-flyout.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph } from '../icon/glyphs.ts'
import { usePlacement } from '../popover/use-placement.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Tree } from '../tree/index.ts'
import type { TreeDetails, TreeNode } from '../tree/index.ts'
import { findNode } from '../tree/tree-rules.ts'
import * as S from './TreeSelect.styles.ts'

const defaultMessages = {
  placeholder: '请选择',
  search: '搜索',
  many: (first: string, count: number) => `${first} 等${count}项`,
}

/** Texts of {@link TreeSelect}. */
export type TreeSelectMessages = typeof defaultMessages

/** Props of {@link TreeSelect}; all other props are passed to its button. */
export interface TreeSelectProps extends Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'name' | 'children'> {
  /** Name of the tree in the popup, e.g. 部门. */
  label: string
  nodes: readonly TreeNode[]
  /** Check boxes; the value is the checked leaves. */
  multiple?: boolean | undefined
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[], details: Cancelable<TreeDetails>) => void) | undefined
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: Cancelable<FlyoutDetails>) => void) | undefined
  /** Form name: one entry per selected id. */
  name?: string | undefined
  messages?: Partial<TreeSelectMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'frame' | 'panel' | 'search' | 'tree' | 'value'> | undefined
}

const none: readonly string[] = []
const KEY = 'popup'

/** The item that is chosen already, where an event chooses one: the tree does not say that it was chosen again. */
const isChosenAgain = ({ target }: { readonly target: EventTarget }): boolean =>
  isElement(target) && target.closest('[data-part=toggle]') === null && target.closest('[role=treeitem]')?.getAttribute('aria-selected') === 'true'

/** To the item that the tree has in the tab order: the selected one, or the first. */
const focusTree = (popup: HTMLElement | null) => popup?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()

/** A select with a searchable tree. Selecting a node closes the popup; with check boxes it stays open. */
export const TreeSelect = withRef(function TreeSelect(props: TreeSelectProps) {
  const { label, nodes, multiple = false, value, defaultValue = none, onValueChange, name, messages, classNames, ...others } = props
  const { ref, open, defaultOpen = false, onOpenChange, onKeyDown, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('TreeSelect', defaultMessages, messages)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const popupId = useId()
  const control = useFieldControl(rest)
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange)
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange)
  const [query, setQuery] = useState('')
  const flyout = useFlyout({
    root,
    openKey: isOpen ? KEY : null,
    openDelay: 0,
    closeDelay: 0,
    hovers: () => false,
    panelOf: () => null,
    triggerOf: () => button.current,
    onChange: (key, details) => {
      if (key === null) setQuery('')
      if ((key !== null) !== isOpen) setOpen(key !== null, details)
    },
  })
  const { onBlur } = flyout.rootProps
  const entersTree = useRef(false)
  useLayoutEffect(() => {
    const element = popup.current
    if (isOpen && element?.togglePopover && !element.matches(':popover-open')) element.showPopover()
    if (isOpen && entersTree.current) focusTree(element)
    entersTree.current = false
  }, [isOpen])
  /** As in the combobox pattern of the WAI-ARIA Authoring Practices: an arrow opens the popup and leads into it. */
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    if (isOpen) return focusTree(popup.current)
    entersTree.current = true
    setOpen(true, { reason: 'press', event: event.nativeEvent })
  }
  const close = (event: Event) => {
    button.current?.focus()
    flyout.close({ reason: 'select', event })
  }
  /** An Escape that closes the tree is none for the dialog around it. */
  const closeByKey = (event: KeyboardEvent) => {
    const isEscape = event.key === 'Escape'
    if (!isOpen || event.defaultPrevented || (!isEscape && (event.key !== 'ArrowUp' || !event.altKey))) return
    event.preventDefault()
    button.current?.focus()
    flyout.close({ reason: isEscape ? 'escape' : 'press', event: event.nativeEvent })
  }
  usePlacement(isOpen, root, popup, { side: 'bottom', align: 'start' })
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [])
  useFormReset(button, (event) => setChosen(defaultValue, { reason: 'reset', event }))
  const first = chosen[0] === undefined ? undefined : (findNode(nodes, chosen[0])?.label ?? chosen[0])
  return (
    <S.Root {...part('frame')} ref={root} onBlur={onBlur} onKeyDown={closeByKey}>
      <S.Trigger
        data-part="tree-select"
        {...rest}
        {...control}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="tree"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        onClick={(event) => flyout.press(KEY, event)}
        onKeyDown={openByArrow}
      >
        <span {...part('value')} data-placeholder={first === undefined ? '' : undefined}>
          {first === undefined ? t.placeholder : chosen.length > 1 ? t.many(first, chosen.length) : first}
        </span>
        <Glyph d={chevronDownGlyph} size={16} />
      </S.Trigger>
      {name === undefined ? null : chosen.map((id) => <input key={id} type="hidden" name={name} value={id} />)}
      {isOpen ? (
        <S.Popup {...part('panel')} ref={popup} popover="manual" id={popupId}>
          <input
            {...part('search')}
            type="search"
            aria-label={`${t.search}${label}`}
            placeholder={t.search}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
              event.preventDefault()
              focusTree(popup.current)
            }}
          />
          <Tree
            {...part('tree')}
            label={label}
            nodes={nodes}
            multiple={multiple}
            value={chosen}
            query={query}
            onClick={(event) => {
              if (!multiple && isChosenAgain(event)) close(event.nativeEvent)
            }}
            onKeyDown={(event) => {
              if (multiple || (event.key !== 'Enter' && event.key !== ' ') || !isChosenAgain(event)) return
              event.preventDefault()
              close(event.nativeEvent)
            }}
            onValueChange={(next, details) => {
              setChosen(next, details)
              if (!multiple) close(details.event)
            }}
          />
        </S.Popup>
      ) : null}
    </S.Root>
  )
})
