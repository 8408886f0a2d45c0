import { Suspense, use } from 'react'
import { componentFacts } from 'virtual:component-facts'
import { ComponentGuide } from './ComponentGuide.tsx'
import { loadGuide } from './guides.ts'

interface GuideOfProps {
  /** The entry of `@mall/ui`, which is the folder of its sources. */
  readonly entry: string
}

const Loaded = ({ entry }: GuideOfProps) => {
  const facts = componentFacts[entry]
  const guide = use(loadGuide(entry))
  return facts && <ComponentGuide guide={guide} facts={facts} />
}

/** The guide of an entry, once it is loaded. */
export const GuideOf = (props: GuideOfProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
