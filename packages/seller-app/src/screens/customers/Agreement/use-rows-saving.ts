import type { SellerAgreementDetail } from '@mall/api/seller/contract'
import { isMallError } from '@mall/api'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { GridRow } from './grid-rows.ts'
import type { GridTable } from './grid-summary.ts'
import { atOnce, inParts } from './in-parts.ts'
import { afterPart, firstPart, savedRowsOf, unsavedOf, type KeptTable, type SavedRows, type SentRow } from './saved-rows.ts'
import { useInParts } from './use-in-parts.ts'

/** How long nothing is typed before it is kept, ms. */
const pauseMs = 1_200

export interface SavingOptions {
  readonly first: readonly GridRow[]
  readonly table: GridTable
  readonly write: (part: { readonly Rows: readonly SentRow[]; readonly Removed: readonly string[] }) => Promise<SellerAgreementDetail>
}

/** What went wrong with the last try; `isConflict`: somebody else wrote meanwhile. */
export interface SavingProblem {
  readonly text: string
  readonly isConflict: boolean
}

/** Keeps what is typed on the server as it goes, in parts; what cannot be kept stays on the page and is counted. */
export const useRowsSaving = ({ first, table, write }: SavingOptions) => {
  const [saved, setSaved] = useState<SavedRows>(() => savedRowsOf(first))
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SavingProblem | null>(null)
  const kept = useMemo((): KeptTable => ({ ...table, saved }), [table, saved])
  const { result: unsaved, isLate } = useInParts(kept, unsavedOf, (now) => atOnce(unsavedOf(now)))
  const underWay = useRef<Promise<void> | null>(null)

  /** Keeps what there is now; after what is under way. Rejects when it could not be kept. A row that was kept meanwhile is sent once more, which changes nothing. */
  const flush = async (): Promise<void> => {
    await underWay.current?.catch(() => {})
    const run = async (): Promise<void> => {
      setSaving(true)
      setProblem(null)
      try {
        let left = await inParts(unsavedOf(kept))
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
  }, [unsaved, waiting, isSaving, problem])

  return { waiting, held: unsaved.held, isCounting: isLate, isSaving, problem, flush }
}
