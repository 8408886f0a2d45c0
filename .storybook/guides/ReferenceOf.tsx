import { createElement, Suspense, use } from 'react'
import { loadReference } from './references.ts'

interface ReferenceOfProps {
  /** The entry of `@mall/ui`, which is the folder of its sources. */
  readonly entry: string
}

const Loaded = ({ entry }: ReferenceOfProps) => createElement(use(loadReference(entry)))

/** The page for developers of an entry, once it is loaded. */
export const ReferenceOf = (props: ReferenceOfProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
