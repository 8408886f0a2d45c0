import { useId } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { byIdIn, isElement } from './own-tree.ts'
import { useFlyout, type FlyoutOptions } from './use-flyout.ts'

/** Options of {@link useNavPanels}. Times in milliseconds. */
export interface NavPanelsOptions extends Pick<FlyoutOptions, 'root' | 'openKey' | 'hovers' | 'onChange'> {
  /** Time the mouse rests on an item before its panel opens: 120 by default. */
  readonly openDelay?: number | undefined
  /** Time outside before the panel closes: 200 by default. */
  readonly closeDelay?: number | undefined
}

/** The panels of a disclosure navigation, by the keys of its items: what the item, its button and its panel are given. */
export const useNavPanels = ({ openDelay = 120, closeDelay = 200, ...options }: NavPanelsOptions) => {
  const { root, openKey } = options
  const baseId = useId()
  const panelId = (key: string) => `${baseId}-${key}`
  const panelOf = (key: string) => byIdIn(root.current, panelId(key))
  const triggerOf = (key: string) => root.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panelId(key))}"]`) ?? null
  const flyout = useFlyout({ ...options, openDelay, closeDelay, panelOf, triggerOf })
  /** Closes the panel when a link in it is followed. */
  const select = ({ target, nativeEvent }: MouseEvent) => {
    if (isElement(target) && target.closest('a')) flyout.close({ reason: 'select', event: nativeEvent })
  }
  return {
    ...flyout,
    panelId,
    panelOf,
    triggerOf,
    select,
    itemProps: (key: string) => ({ onPointerEnter: (event: PointerEvent) => flyout.enter(key, event) }),
    triggerProps: (key: string) => ({
      type: 'button' as const,
      'aria-expanded': openKey === key,
      'aria-controls': panelId(key),
      'data-nav-item': '',
      onClick: (event: MouseEvent) => flyout.press(key, event),
    }),
    panelProps: (key: string) => ({
      id: panelId(key),
      'data-nav-panel': '',
      'data-state': openKey === key ? ('open' as const) : ('closed' as const),
      onClick: select,
    }),
  }
}
