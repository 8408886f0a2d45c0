import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from './chunk.ts'

/** A component in a chunk of its own, loaded when it is first drawn. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadChunk(load) }))
