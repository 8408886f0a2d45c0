import { useId, useImperativeHandle, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, Ref } from 'react'
import { useFlyout } from '../hooks/use-flyout.ts'

const OPEN_DELAY = 120
const CLOSE_DELAY = 200

/** The flyouts of a folded menu: at most one is open, by hover intent, by a press or by the keyboard. */
export const useFoldedMenu = (ref: Ref<HTMLElement> | undefined) => {
  const root = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const baseId = useId()
  const [open, setOpen] = useState<string | null>(null)
  const panelId = (groupId: string) => `${baseId}-${groupId}`
  const flyout = useFlyout({
    root,
    openKey: open,
    openDelay: OPEN_DELAY,
    closeDelay: CLOSE_DELAY,
    panelOf: (groupId) => document.getElementById(panelId(groupId)),
    triggerOf: (groupId) => root.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panelId(groupId))}"]`) ?? null,
    onChange: setOpen,
  })
  return {
    rootProps: { ...flyout.rootProps, ref: root },
    isOpen: (groupId: string) => open === groupId,
    itemProps: (groupId: string) => ({ onPointerEnter: (event: PointerEvent) => flyout.enter(groupId, event) }),
    triggerProps: (groupId: string) => ({
      type: 'button' as const,
      'aria-expanded': open === groupId,
      'aria-controls': panelId(groupId),
      'data-nav-item': '',
      onClick: (event: MouseEvent) => flyout.press(groupId, event),
    }),
    panelProps: (groupId: string) => ({
      id: panelId(groupId),
      'data-nav-panel': '',
      'data-state': open === groupId ? ('open' as const) : ('closed' as const),
      onClick: ({ target, nativeEvent }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) flyout.close({ reason: 'select', event: nativeEvent })
      },
    }),
  }
}
