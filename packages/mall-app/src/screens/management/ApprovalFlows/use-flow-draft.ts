import type { ApprovalFlowContent } from '@mall/api/contract'
import { draftStore } from '@mall/app-kit/forms/draft-store.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { textOf, type FlowInput } from './flow-content.ts'
import { flowDraft, flowDraftOf, type FlowDraft } from './flow-draft.ts'

interface FlowDraftOptions {
  /** From `useDraftKey`; nothing is kept without. */
  readonly key: string | undefined
  readonly version: number | null
  readonly people: FlowDraft['People']
  /** What is stored of the flow: nothing is kept of the same. */
  readonly saved: ApprovalFlowContent
  /** Another tab has written: names and version of it. */
  readonly onRestored: (draft: FlowDraft) => void
  /** Another tab has saved or dropped what this one shows, too. */
  readonly onGone: () => void
}

/** When the draft was kept that the editor begins with. */
export const useDraftAtStart = (key: string | undefined) =>
  useState(() => {
    const draft = key === undefined ? null : draftStore.get(key)
    const restored = flowDraftOf(draft)
    return { restored, at: restored && draft ? draft.at : null }
  })[0]

/** Keeps what is written into the editor until it is saved, over a reload and in all tabs. Each change is kept at once: a flow is short. */
export const useFlowDraft = (form: UseFormReturn<FlowInput, unknown, FlowInput>, { key, ...parts }: FlowDraftOptions) => {
  const [isKept, setKept] = useState(key !== undefined)
  const latest = useRef(parts)
  useLayoutEffect(() => {
    latest.current = parts
  })
  /** What is put into the form is not typed. */
  const isPutting = useRef(false)
  const put = useCallback(
    (Content: ApprovalFlowContent) => {
      isPutting.current = true
      form.reset({ Content }, { keepDefaultValues: true })
      isPutting.current = false
    },
    [form],
  )

  useEffect(() => {
    if (key === undefined) return undefined
    const keep = () => {
      if (isPutting.current) return
      const { version, people, saved } = latest.current
      const { Content } = form.getValues()
      if (textOf(Content) === textOf(saved)) draftStore.remove(key)
      else setKept(draftStore.set(key, flowDraft({ Version: version, Content, People: people })))
    }
    const typing = form.watch(keep)
    const unsubscribe = draftStore.subscribe(key, (now, isElsewhere) => {
      if (!isElsewhere) return
      const draft = flowDraftOf(now)
      if (draft === null) {
        latest.current.onGone()
        return
      }
      latest.current.onRestored(draft)
      put(draft.Content)
    })
    return () => {
      typing.unsubscribe()
      unsubscribe()
    }
  }, [form, key, put])

  return { isKept, put }
}
