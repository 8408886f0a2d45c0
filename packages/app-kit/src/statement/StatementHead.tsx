import { statementFormats, type StatementDetail, type StatementFormat } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Icon } from '@mall/ui/icon'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { formatYuan } from '@mall/ui/price'
import type { ReactNode } from 'react'
import { formatInstant } from '../words/format.ts'
import { daysText, periodText } from './statement-words.ts'
import { StatementTag } from './StatementTag.tsx'

export interface StatementHeadProps {
  readonly statement: Omit<StatementDetail, 'AllowActions'>
  /** The list that it is from. */
  readonly list: { readonly label: string; readonly href: string }
  readonly customer: ReactNode
  /** What is on its way. */
  readonly downloading: StatementFormat | null
  readonly onDownload: (format: StatementFormat) => void
  /** Further buttons, before those of the files. */
  readonly actions?: ReactNode
}

const names: Readonly<Record<StatementFormat, string>> = { xlsx: 'xlsx', pdf: 'PDF' }

/** What is still owed of it; before anything is paid, with what earlier statements left. */
const restText = ({ PaidAmount, UnpaidAmount, CarriedAmount, TotalAmount }: StatementHeadProps['statement']): string => {
  if (PaidAmount > 0) return UnpaidAmount === 0 ? '，已付清' : `，未付 ${formatYuan(UnpaidAmount)}`
  return CarriedAmount === 0 ? '' : `，连上期未付共 ${formatYuan(TotalAmount)}`
}

/** The head of a statement, on both sides: how much, of when, and what is disputed. */
export const StatementHead = ({ statement, list, customer, downloading, onDownload, actions }: StatementHeadProps) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[list, { label: statement.StatementNo }]} />}
    fact={
      <>
        {`${periodText(statement)} ${formatYuan(statement.Amount)}${restText(statement)}`}
        {statement.DisputedCount === 0 ? null : (
          <>
            ，<FactTint tone="danger">{`${statement.DisputedCount} 行有异议`}</FactTint>
          </>
        )}
      </>
    }
    details={
      <>
        <StatementTag statement={statement} />
        {customer}
        {periodText(statement) === daysText(statement) ? null : <span>{daysText(statement)}</span>}
        <span>{`${formatInstant(statement.MadeTime)} 生成`}</span>
      </>
    }
    actions={
      <>
        {actions}
        {statementFormats.map((format) => (
          <Button key={format} icon={<Icon name="download" size={16} />} loading={downloading === format} aria-disabled={downloading !== null} onClick={() => onDownload(format)}>
            {`下载 ${names[format]}`}
          </Button>
        ))}
      </>
    }
  />
)
