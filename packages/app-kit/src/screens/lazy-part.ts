// oxlint-disable-next-line eslint/no-restricted-imports -- what all others use
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from './chunk.ts'

/** A screen, or what stands around screens, in a chunk of its own: loaded when it is first drawn. What a page in use opens is a `lazyInPage`. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadChunk(load, { reloads: true }) }))
