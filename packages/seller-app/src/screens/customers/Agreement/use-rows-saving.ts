import type { SellerAgreementDetail } from '@mall/api/seller/contract'
import { isMallError } from '@mall/api'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { GridRow, GridSummary, Known } from './grid-rows.ts'
import { afterPart, firstPart, savedRowsOf, unsavedOf, type SavedRows, type SentRow } from './saved-rows.ts'

/** How long nothing is typed before it is kept, ms. */
const pauseMs = 1_200

export interface SavingOptions {
  readonly first: readonly GridRow[]
  readonly rows: readonly GridRow[]
  readonly known: Known
  readonly summary: GridSummary
  readonly write: (part: { readonly Rows: readonly SentRow[]; readonly Removed: readonly string[] }) => Promise<SellerAgreementDetail>
}

/** What went wrong with the last try; `isConflict`: somebody else wrote meanwhile. */
export interface SavingProblem {
  readonly text: string
  readonly isConflict: boolean
}

/** Keeps what is typed on the server as it goes, in parts; what cannot be kept stays on the page and is counted. */
export const useRowsSaving = ({ first, rows, known, summary, write }: SavingOptions) => {
  const [saved, setSaved] = useState<SavedRows>(() => savedRowsOf(first))
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SavingProblem | null>(null)
  // What is not kept is counted after the paint of a step: of ten thousand rows that is a step's work again.
  const table = useMemo(() => ({ rows, known, summary }), [rows, known, summary])
  const counted = useDeferredValue(table)
  const unsaved = useMemo(() => unsavedOf(counted, saved), [counted, saved])
  const underWay = useRef<Promise<void> | null>(null)

  /** Keeps what there is now; after what is under way. Rejects when it could not be kept. A row that was kept meanwhile is sent once more, which changes nothing. */
  const flush = async (): Promise<void> => {
    await underWay.current?.catch(() => {})
    const run = async (): Promise<void> => {
      setSaving(true)
      setProblem(null)
      let left = unsavedOf(table, saved)
      try {
        for (let part = firstPart(left); part.rows.length + part.removed.length > 0; part = firstPart(left)) {
          const sent = part
          await write({ Rows: sent.rows.map(({ row }) => row), Removed: sent.removed })
          setSaved((before) => afterPart(before, sent))
          left = { ...left, rows: left.rows.slice(sent.rows.length), removed: left.removed.slice(sent.removed.length) }
        }
      } catch (failure) {
        setProblem({ text: failureText(failure), isConflict: isMallError(failure) && failure.code === 'VERSION_CONFLICT' })
        throw failure
      } finally {
        underWay.current = null
        setSaving(false)
      }
    }
    underWay.current = run()
    return underWay.current
  }
  const keep = useEffectEvent(() => void flush().catch(() => {}))

  const waiting = unsaved.rows.length + unsaved.removed.length
  useEffect(() => {
    if (waiting === 0 || isSaving || problem !== null) return undefined
    const timer = setTimeout(() => keep(), pauseMs)
    return () => clearTimeout(timer)
  }, [counted, waiting, isSaving, problem])

  return { waiting, held: unsaved.held, isCounting: counted !== table, isSaving, problem, flush }
}
