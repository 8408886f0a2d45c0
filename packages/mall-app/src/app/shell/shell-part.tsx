import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { loadChunk } from '../chunk.ts'
import { holdInput } from './held-input.ts'
import type * as shell from './parts.ts'

type Parts = typeof shell

let parts: Parts | undefined
let loading: Promise<Parts> | undefined
let wanted: Promise<void> = Promise.resolve()
let release: () => void = () => undefined
const answering = new Set<keyof Parts>()

/** Loads what of the shell answers to people. Rendered after that, the shell is drawn with the page. */
export function loadShell(): Promise<Parts> {
  loading ??= loadChunk(() => import('./parts.ts')).then((loaded) => (parts = loaded))
  return loading
}

/** Leaves the shell as the page came with it until it is wanted; what somebody does to it waits until it answers. */
export function holdShell(until: Promise<void>): void {
  wanted = until
  release = holdInput((button) => button.closest('main') !== null)
  until.then(loadShell).catch(release)
}

/** A part of the shell. What the page came with stays until the part's code is there; React then takes it over as it stands. */
export function shellPart(name: keyof Parts): ComponentType {
  const Awaited = lazy(async () => {
    await wanted
    return { default: (await loadShell())[name] }
  })

  function Answering() {
    useEffect(() => {
      answering.add(name)
      if (parts && answering.size === Object.keys(parts).length) release()
    }, [])
    return null
  }

  return function ShellPart() {
    const [Part] = useState<ComponentType>(() => parts?.[name] ?? Awaited)
    return (
      <Suspense fallback={null}>
        <Part />
        <Answering />
      </Suspense>
    )
  }
}
