import { useEffect, useMemo, useRef, useState } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { movedValue, searchOptions, splitOptions } from './transfer-rules.ts'
import type { TransferDetails, TransferListMessages, TransferOption, TransferSide } from './types.ts'
import { useTransferPane } from './use-transfer-pane.ts'

interface Options {
  readonly options: readonly TransferOption[]
  readonly value: readonly string[] | undefined
  readonly defaultValue: readonly string[]
  readonly onValueChange: ((value: readonly string[], details: Cancelable<TransferDetails>) => void) | undefined
  readonly max: number | undefined
  readonly disabled: boolean
  readonly messages: TransferListMessages
}

/** The value, its two lists, and what is said of a move. */
export const useTransferList = (given: Options) => {
  const { options, max, disabled, messages: t } = given
  const [value, setValue] = useControllable(given.value, given.defaultValue, given.onValueChange)
  const lists = useMemo(() => splitOptions(options, value), [options, value])
  const [problem, setProblem] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const asked = useRef<{ readonly side: TransferSide; readonly moved: readonly string[] } | null>(null)

  const move = (side: TransferSide, moved: readonly string[], reason: TransferDetails['reason'], event: Event) => {
    if (moved.length === 0) return
    if (side === 'candidates' && max !== undefined && value.length + moved.length > max) {
      setProblem(t.tooMany(max, value.length, moved.length))
      setAnnouncement(t.tooMany(max, value.length, moved.length))
      return
    }
    setProblem(null)
    asked.current = { side, moved }
    panes[side].leave(moved)
    setValue(movedValue(value, side, moved), { reason, moved, event })
  }

  const settled = useLatest(() => {
    if (!asked.current) return
    const { side, moved } = asked.current
    const isChosen = new Set(value)
    if (moved.some((one) => isChosen.has(one) !== (side === 'candidates'))) return
    asked.current = null
    setAnnouncement((side === 'candidates' ? t.added : t.removed)(moved.length, value.length))
  })
  // Said once the lists show it: the owner of the value may refuse.
  useEffect(() => settled.current(), [value, settled])

  const touch = () => {
    setProblem(null)
    setAnnouncement('')
  }
  const panes = {
    candidates: useTransferPane({
      options: lists.candidates,
      disabled,
      onMove: (values, event) => move('candidates', values, 'add', event),
      onTouch: touch,
    }),
    chosen: useTransferPane({
      options: lists.chosen,
      disabled,
      onMove: (values, event) => move('chosen', values, 'remove', event),
      onTouch: touch,
    }),
  }
  return {
    lists,
    panes,
    problem,
    announcement,
    move,
    search: (side: TransferSide, query: string) => {
      panes[side].search(query)
      setAnnouncement(query.trim() === '' ? '' : t.found(t[side], searchOptions(lists[side], query).length))
    },
  }
}
