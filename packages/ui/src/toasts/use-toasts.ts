import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pageOf, treeOf } from '../hooks/own-tree.ts'
import type { Toast, ToastStore } from './create-toasts.ts'

const none: readonly Toast[] = []

/** The toasts of a store; keeps their region on top of everything else, and tracks whether their time is suspended. */
export const useToasts = (store: ToastStore) => {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, () => none)
  const region = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)
  const newest = toasts.at(-1)?.id

  useLayoutEffect(() => {
    const element = region.current
    // In a tree that is not part of the page nothing can be shown on top, and trying throws.
    if (!element?.showPopover || !element.isConnected) return
    // A dialog that opened later is above: showing the region again brings it back to the top.
    if (element.matches(':popover-open') && [pageOf(element), treeOf(element)].some((tree) => tree?.querySelector('dialog:modal'))) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [newest])

  const pause = () => setPaused(true)
  const resume = () => setPaused(false)
  return { toasts, paused, region: { ref: region, onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume } }
}

/** Dismisses a toast when its time is over. After a pause, and when it is said again, the whole time starts again. */
export const useExpiry = ({ id, duration, count }: Toast, paused: boolean, dismiss: (id: string) => void): void => {
  useEffect(() => {
    if (paused || duration <= 0) return undefined
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, count, paused, dismiss])
}
