import { statementStatus, type Statement, type StatementRow } from '@mall/api/contract'
import { formatYuan } from '@mall/ui/price'
import type { StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<Statement['Status'], StatusTone>> = {
  [statementStatus.pending]: 'warning',
  [statementStatus.disputed]: 'danger',
  [statementStatus.confirmed]: 'info',
  [statementStatus.invoiced]: 'info',
  [statementStatus.settled]: 'success',
}

/** How much a statement asks for attention. */
export const statementTone = ({ Status }: Pick<Statement, 'Status'>): StatusTone => tones[Status]

/** 2026-09-01 至 2026-10-31 */
export const daysText = ({ FromDay, UntilDay }: Pick<Statement, 'FromDay' | 'UntilDay'>): string => `${FromDay} 至 ${UntilDay}`

/** 10 月; with the year where the statement is of several months. */
export const periodText = (statement: Pick<Statement, 'FromDay' | 'UntilDay'>): string => {
  const { FromDay, UntilDay } = statement
  return FromDay.slice(0, 7) === UntilDay.slice(0, 7) ? `${Number(UntilDay.slice(5, 7))} 月` : daysText(statement)
}

/** 11-30 到期, 逾期 24 天; what decides when nothing is due yet. */
export const dueText = ({ DueOn, OverdueDays, ConfirmOn, Status }: Pick<Statement, 'DueOn' | 'OverdueDays' | 'ConfirmOn' | 'Status'>): string => {
  if (Status === statementStatus.settled) return '—'
  if (OverdueDays > 0) return `逾期 ${OverdueDays} 天`
  if (DueOn !== null) return `${DueOn} 到期`
  return ConfirmOn === null ? '确认后起算' : `${ConfirmOn} 自动确认`
}

/** Whether a line stands as its statement says already: it is then not said again. */
export const isAsStated = ({ State }: Pick<StatementRow, 'State'>, { Status }: Pick<Statement, 'Status'>): boolean =>
  State === (Status === statementStatus.pending || Status === statementStatus.disputed ? 'open' : 'confirmed')

/** The sum of these lines in words. */
export const sumText = (rows: readonly Pick<StatementRow, 'Amount'>[]): string => formatYuan(rows.reduce((fen, { Amount }) => fen + Math.round(Amount * 100), 0) / 100)
