import { homeDifferences, homeProblems, isSameHome, type HomeContent, type HomeProblem, type SellerHomeDetail } from '@mall/api/seller/contract'
import { useState } from 'react'

/** What was typed, and the version that it was made of. */
interface Typed {
  readonly content: HomeContent
  readonly version: number
}

export interface HomeDraftState {
  readonly content: HomeContent
  /** What differs from what is shown, in words. */
  readonly differences: readonly string[]
  readonly problems: readonly HomeProblem[]
  /** Something typed is not saved. */
  readonly dirty: boolean
  /** Somebody else changed the page since this was begun: nothing is sent before somebody chooses. */
  readonly isStale: boolean
  readonly change: (content: HomeContent) => void
  /** Keeps what was typed over what somebody else saved. */
  readonly keep: () => void
  /** Nothing typed is left: it was saved, or given up. */
  readonly reset: () => void
}

/** The home page as it is typed, over its draft, over what is shown. */
export const useHomeDraft = ({ Content, Draft, Version }: SellerHomeDetail, pending: boolean): HomeDraftState => {
  const [typed, setTyped] = useState<Typed | null>(null)
  const saved = Draft?.Content ?? Content
  const content = typed?.content ?? saved
  return {
    content,
    differences: homeDifferences(Content, content),
    problems: homeProblems(content),
    dirty: typed !== null && !isSameHome(typed.content, saved),
    isStale: typed !== null && typed.version !== Version && !pending && !isSameHome(typed.content, saved),
    change: (next) => setTyped((before) => ({ content: next, version: before?.version ?? Version })),
    keep: () => setTyped((before) => before && { ...before, version: Version }),
    reset: () => setTyped(null),
  }
}
