import { localItems } from '@mall/app-kit/storage/local-items.ts'
import { isSameSubject, type SubmitSubject } from './pending-submission.ts'

const key = 'submittedOrders'
const maxKept = 20

/** A submission that became orders. */
interface SubmittedOrder {
  /** The user who sent it. */
  readonly viewer: string
  readonly subject: SubmitSubject
  readonly submitId: string
}

const read = (): readonly SubmittedOrder[] => {
  try {
    const kept: unknown = JSON.parse(localItems.get(key) ?? '[]')
    return Array.isArray(kept) ? (kept as SubmittedOrder[]) : []
  } catch {
    return []
  }
}

/** What was submitted in this browser last: the other tabs with the same lines learn it from here. */
export const submittedOrders = {
  /** The id of the submission; null when none of these lines is known. */
  find: (viewer: string, subject: SubmitSubject): string | null =>
    read().find((order) => order.viewer === viewer && isSameSubject(order.subject, subject) && versionOf(order.subject) === versionOf(subject))?.submitId ?? null,
  add: (order: SubmittedOrder): void => localItems.set(key, JSON.stringify([order, ...read()].slice(0, maxKept))),
  /** Follows what other tabs submit. */
  subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) listener()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}

/** An order that is sent back once more can be submitted once more. */
const versionOf = (subject: SubmitSubject): number | null => ('version' in subject ? subject.version : null)
