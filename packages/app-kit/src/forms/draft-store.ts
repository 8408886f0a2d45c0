import { draftPrefixOf } from '../storage/remove-drafts.ts'
import { localItems } from '../storage/local-items.ts'

/** What a form holds that was not sent. */
export interface Draft {
  /** When it was kept last: an instant of ISO 8601. */
  readonly at: string
  /** As JSON has them: what a form must not trust it fits to what it offers. */
  readonly values: unknown
}

export const draftLimits = { days: 7, count: 20, characters: 100_000 } as const

const dayMs = 86_400_000

/** Follows the draft of a form: `null` once it is gone. `isElsewhere`: another tab did it. */
type DraftListener = (draft: Draft | null, isElsewhere: boolean) => void

const listeners = new Map<string, Set<DraftListener>>()

const parse = (text: string | null): Draft | null => {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('at' in draft) || !('values' in draft) || typeof draft.at !== 'string') return null
    return Date.now() - Date.parse(draft.at) < draftLimits.days * dayMs ? { at: draft.at, values: draft.values } : null
  } catch {
    return null
  }
}

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) : value

/** Values as text in which the order of an object's names makes no difference. */
const textOf = (values: unknown): string => JSON.stringify(values, (_, value: unknown) => inOrder(value))

const say = (key: string, draft: Draft | null, isElsewhere: boolean): void => {
  for (const listener of Array.from(listeners.get(key) ?? [])) listener(draft, isElsewhere)
}

/** Drafts of the same app that are too old, and the oldest of too many. */
const prune = (key: string): void => {
  const app = key.slice(0, key.indexOf(draftPrefixOf()))
  const kept = localItems.names(draftPrefixOf(app)).map((name) => ({ name, at: parse(localItems.get(name))?.at ?? '' }))
  const newestFirst = kept.toSorted((a, b) => b.at.localeCompare(a.at))
  newestFirst.forEach(({ name, at }, index) => {
    if (at === '' || index >= draftLimits.count) localItems.remove(name)
  })
}

const onStorage = ({ key, newValue }: StorageEvent): void => {
  if (key !== null && listeners.has(key)) say(key, parse(newValue), true)
}

/** Drafts of forms in local storage: all tabs have the same. */
export const draftStore = {
  get: (key: string): Draft | null => parse(localItems.get(key)),
  /** False when it could not be kept: storage is full or forbidden, or the draft is too long. */
  set(key: string, values: unknown): boolean {
    const before = draftStore.get(key)
    // Another tab wrote the same. Writing it again would make that tab do so, too.
    if (before && textOf(before.values) === textOf(values)) return true
    const text = JSON.stringify({ at: new Date().toISOString(), values })
    if (text.length > draftLimits.characters) return false
    const isNew = localItems.get(key) === null
    localItems.set(key, text)
    if (isNew) prune(key)
    const isKept = localItems.get(key) === text
    if (isKept) say(key, parse(text), false)
    return isKept
  },
  remove(key: string): void {
    localItems.remove(key)
    say(key, null, false)
  },
  subscribe(key: string, listener: DraftListener): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    const own = listeners.get(key) ?? new Set()
    listeners.set(key, own.add(listener))
    return () => {
      own.delete(listener)
      if (own.size === 0) listeners.delete(key)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  },
}
