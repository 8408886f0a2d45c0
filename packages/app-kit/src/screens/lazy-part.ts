// oxlint-disable-next-line eslint/no-restricted-imports -- what all others use
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from './chunk.ts'

type Load<Props extends object> = () => Promise<ComponentType<Props>>

/** What each of them has loaded, or is loading. */
const begun = new WeakMap<object, Promise<unknown>>()

/** Has a part at hand: when it is drawn, React need not wait for it, and shows nothing in its place meanwhile. */
export const loadPart = <Props extends object>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> => {
  const kept = begun.get(load) as Promise<{ default: ComponentType<Props> }> | undefined
  const loading = kept ?? loadChunk(load, { reloads: true }).then((part) => ({ default: part }))
  begun.set(load, loading)
  return loading
}

/** A screen, or what stands around screens, in a chunk of its own: loaded when it is first drawn. What a page in use opens is a `lazyInPage`. */
export const lazyPart = <Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadPart(load))
