import { useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { MouseEvent, PointerEvent, Ref } from 'react'
import { focusedIn, pageOf } from '../hooks/own-tree.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import type { FlyoutDetails } from '../hooks/use-flyout.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { useNavPanels } from '../hooks/use-nav-panels.ts'

/** Options of the category navigation. Times in milliseconds. */
export interface CategoryNavOptions {
  /** Controlled id of the open row, `null` for none. */
  openRow?: string | null | undefined
  defaultOpenRow?: string | null | undefined
  onOpenRowChange?: ((rowId: string | null, details: Cancelable<FlyoutDetails>) => void) | undefined
  /** Time the mouse rests on a row before its panel opens. While a panel is open, another row opens immediately. */
  openDelay?: number | undefined
  /** Time outside before the panel closes. */
  closeDelay?: number | undefined
  /** Called once per row, when it first opens or gets the focus; use it to prefetch. */
  onRowIntent?: ((rowId: string) => void) | undefined
}

/** Callbacks of a row. Their identity is stable, so that opening a panel renders only two rows and no links. */
export interface RowHandlers {
  enter: (rowId: string, event: PointerEvent) => void
  pointerDown: (event: PointerEvent) => void
  /** A click on the heading of a row: the first tap opens the panel, as hovering does for a mouse. */
  follow: (rowId: string, event: MouseEvent) => void
  press: (rowId: string, event: MouseEvent) => void
  select: (event: MouseEvent) => void
  back: (event: MouseEvent) => void
  intend: (rowId: string) => void
}

/** State, keyboard and pointer behaviour of the category navigation. */
export const useCategoryNav = (options: CategoryNavOptions & { ref: Ref<HTMLElement> | undefined }) => {
  const { ref, openRow, defaultOpenRow = null, onOpenRowChange, openDelay, closeDelay, onRowIntent } = options
  const root = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const [open, setOpen] = useControllable<string | null, FlyoutDetails>(openRow, defaultOpenRow, onOpenRowChange)
  const intended = useRef(new Set<string>())
  const pointer = useRef('')

  const intend = (rowId: string) => {
    if (intended.current.has(rowId)) return
    intended.current.add(rowId)
    onRowIntent?.(rowId)
  }
  const panels = useNavPanels({
    root,
    openKey: open,
    openDelay,
    closeDelay,
    hovers: () => !isDrilldown(root.current),
    onChange: (rowId, details) => {
      if (rowId !== null) intend(rowId)
      if (rowId !== open) setOpen(rowId, details)
    },
  })
  useDrilldownFocus(root, open, panels)

  const latest = useLatest({ ...panels, open, intend })
  const handlers = useMemo<RowHandlers>(
    () => ({
      enter: (rowId, event) => latest.current.enter(rowId, event),
      pointerDown: (event) => {
        pointer.current = event.pointerType
      },
      follow: (rowId, event) => {
        if (latest.current.open === rowId || (pointer.current !== 'touch' && !isDrilldown(root.current))) return
        event.preventDefault()
        latest.current.press(rowId, event)
      },
      press: (rowId, event) => latest.current.press(rowId, event),
      select: (event) => latest.current.select(event),
      back: ({ nativeEvent }) => latest.current.close({ reason: 'press', event: nativeEvent }),
      intend: (rowId) => latest.current.intend(rowId),
    }),
    [latest],
  )
  return { root, open, panelId: panels.panelId, rootProps: panels.rootProps, handlers }
}

/** Reads the layout from a custom property that the style sheet sets by width. */
const isDrilldown = (root: Element | null): boolean =>
  root !== null && getComputedStyle(root).getPropertyValue('--mall-category-layout').trim() === 'drilldown'

/** In the drill-down layout the panel covers the rows, so the focus moves into it and back to the row. */
const useDrilldownFocus = (
  root: { readonly current: HTMLElement | null },
  open: string | null,
  panels: Pick<ReturnType<typeof useNavPanels>, 'panelOf' | 'triggerOf'>,
) => {
  const before = useRef(open)
  const find = useLatest(panels)
  useEffect(() => {
    const from = before.current
    before.current = open
    if (from === open || !isDrilldown(root.current)) return
    const page = pageOf(root.current)
    // Nothing has it, or something in here.
    if (page.activeElement !== page.body && !root.current?.contains(focusedIn(root.current))) return
    if (open !== null) find.current.panelOf(open)?.querySelector('button')?.focus()
    else if (from !== null) find.current.triggerOf(from)?.focus()
  }, [root, open, find])
}
