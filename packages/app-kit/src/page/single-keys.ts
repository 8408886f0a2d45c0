import { viewerKey } from '@mall/api/query'
import { use, useSyncExternalStore } from 'react'
import { MallContext } from '../session/mall-context.ts'
import { localItems } from '../storage/local-items.ts'

const nameOf = (viewer: string): string => `keys:${viewer}`

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether keys of one character act, as a person chose it on this device, and the switch. Speech input types words: without a way to turn them
 * off, a spoken sentence agrees and rejects (WCAG 2.1.4).
 */
export const useSingleKeys = (): readonly [isOn: boolean, set: (isOn: boolean) => void] => {
  const name = nameOf(viewerKey(use(MallContext)?.session.get() ?? null))
  const isOn = useSyncExternalStore(subscribe, () => localItems.get(name) === null, () => true)
  const set = (on: boolean) => {
    if (on) localItems.remove(name)
    else localItems.set(name, 'off')
    for (const listener of listeners) listener()
  }
  return [isOn, set]
}
