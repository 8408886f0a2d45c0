import { agreementRowsAtOnce, type AgreementRow } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useEffect, useMemo, useRef, useState } from 'react'
import { gridRowOf, type GridRow, type Known } from './grid-rows.ts'
import { summaryOf, tableOf, type GridSummary, type GridTable } from './grid-summary.ts'
import { PriceGrid } from './PriceGrid.tsx'
import * as S from './PriceGrid.styles.ts'
import { useInParts } from './use-in-parts.ts'

export interface Judgement {
  readonly Rows: { ProductCode: string; Approve: boolean }[]
  readonly Reason: string
}

export interface PriceReaderProps {
  readonly rows: readonly AgreementRow[]
  /** Null: the user decides nothing here. Rejects when it could not be decided: what was chosen stays. */
  readonly onJudge: ((judgement: Judgement) => Promise<unknown>) | null
  /** The rows in short, once they are reckoned. */
  readonly onSummary: (summary: GridSummary) => void
}

const words = { waiting: '待批', approved: '已批准', rejected: '已退回' } as const

const Said = ({ row: { said }, chosen, onChoose }: { readonly row: GridRow; readonly chosen: boolean | undefined; readonly onChoose: ((approve: boolean) => void) | null }) => {
  if (said?.Decision == null) return null
  if (said.Decision !== 'waiting' || onChoose === null) return <Text tone={said.Decision === 'rejected' ? 'danger' : 'secondary'}>{`${words[said.Decision]}${said.DecisionReason === '' ? '' : `：${said.DecisionReason}`}`}</Text>
  return (
    <>
      <Button variant={chosen === true ? 'primary' : 'text'} aria-pressed={chosen === true} onClick={() => onChoose(true)}>批准</Button>
      <Button variant={chosen === false ? 'danger' : 'text'} aria-pressed={chosen === false} onClick={() => onChoose(false)}>退回</Button>
    </>
  )
}

/** A version as it was sent or approved; whoever may approve low prices decides about them here, row by row. */
export const PriceReader = ({ rows: given, onJudge, onSummary }: PriceReaderProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const all = useMemo(() => given.map(gridRowOf), [given])
  const known = useMemo<Known>(() => new Map(given.map((row) => [row.ProductCode, row])), [given])
  const whole = useMemo(() => tableOf(all, known), [all, known])
  const { result: summary } = useInParts<GridTable, GridSummary, null>(whole, summaryOf, () => null)
  useEffect(() => {
    if (summary !== null) onSummary(summary)
  }, [summary, onSummary])
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const waiting = useMemo(() => all.filter(({ said }) => said?.Decision === 'waiting'), [all])
  const [onlyWaiting, setOnlyWaiting] = useState(onJudge !== null)
  const shown = onlyWaiting && waiting.length > 0 ? waiting : all
  const table = useMemo(() => tableOf(shown, known), [shown, known])
  const chosen = waiting.flatMap(({ code }) => (choices.has(code) ? [{ ProductCode: code, Approve: choices.get(code) === true }] : []))
  const rejected = chosen.filter(({ Approve }) => !Approve).length
  const needsReason = rejected > 0 && reason.trim() === ''
  const judge = async (): Promise<void> => {
    setTried(true)
    if (onJudge === null || chosen.length === 0 || needsReason) return
    setSending(true)
    try {
      for (let at = 0; at < chosen.length; at += agreementRowsAtOnce) await onJudge({ Rows: chosen.slice(at, at + agreementRowsAtOnce), Reason: reason.trim() })
      setChoices(new Map())
      setReason('')
      setTried(false)
    } catch {
      // Said by a toast; what was chosen stays.
    } finally {
      setSending(false)
    }
  }
  const chooseAll = (approve: boolean) => setChoices(new Map(waiting.map(({ code }) => [code, approve])))
  return (
    <>
      {waiting.length === 0 ? null : (
        <S.Bar>
          <Checkbox checked={onlyWaiting} onCheckedChange={setOnlyWaiting}>{`只看待批的 ${waiting.length.toLocaleString('zh-CN')} 行`}</Checkbox>
          {onJudge === null ? null : (
            <>
              <Button variant="text" onClick={() => chooseAll(true)}>全部批准</Button>
              <Button variant="text" onClick={() => chooseAll(false)}>全部退回</Button>
            </>
          )}
        </S.Bar>
      )}
      <PriceGrid
        scroller={scroller}
        table={table}
        editing={null}
        isJudged={onJudge !== null}
        renderSaid={(row) => (row.said?.Decision == null ? null : <Said row={row} chosen={choices.get(row.code)} onChoose={onJudge === null ? null : (approve) => setChoices((before) => new Map([...before, [row.code, approve]]))} />)}
      />
      {onJudge === null || waiting.length === 0 ? null : (
        <S.Decision>
          <S.Jump aria-label="判断">
            <Text>{`批准 ${chosen.length - rejected} 行，退回 ${rejected} 行，还有 ${waiting.length - chosen.length} 行没看`}</Text>
          </S.Jump>
          <S.Beside>
            <TextInput aria-label="对写的人说" value={reason} onValueChange={setReason} maxLength={200} placeholder={rejected > 0 ? '退回的原因' : '对写的人说（可以不写）'} aria-invalid={isTried && needsReason} />
          </S.Beside>
          {isTried && needsReason ? <Text tone="danger" role="alert">退回时请写原因</Text> : null}
          <Button variant="decisive" loading={isSending} disabled={chosen.length === 0} onClick={() => void judge()}>提交判断</Button>
        </S.Decision>
      )}
    </>
  )
}
