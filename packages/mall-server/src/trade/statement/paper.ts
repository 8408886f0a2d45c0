import { amountInWords, type StatementDetail } from '@mall/api/contract'
import type { Deps } from '../../platform/deps.ts'
import type { Download } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { amountText, toFen } from '../../platform/money.ts'
import type { Paper, PaperColumn } from '../../platform/papers.ts'
import { sheetRowsOf, statementColumns } from './sheet.ts'

type StatedDetail = Omit<StatementDetail, 'AllowActions'>

type Rows = ReturnType<typeof sheetRowsOf>

/** As a sheet shows them: numbers end at the right. */
const columnsFor = (rows: Rows): readonly PaperColumn[] =>
  statementColumns.map(({ title, width, value }) => ({ title, width, align: rows.some((row) => typeof value(row) === 'number') ? 'right' : 'left' }))

const cellsOf = (rows: Rows): readonly (readonly string[])[] => rows.map((row) => statementColumns.map(({ value, isMoney = false }) => textOf(value(row), isMoney)))

const textOf = (value: string | number | null, isMoney: boolean): string => (isMoney && typeof value === 'number' ? amountText(value) : String(value ?? ''))

/** What it comes to, yuan. */
const sumsOf = ({ CarriedAmount, Amount, TotalAmount, PaidAmount, UnpaidAmount }: StatedDetail): readonly (readonly [string, number])[] => [
  ['承上期', CarriedAmount], ['本期', Amount], ['共应付', TotalAmount], ['本期已付', PaidAmount], ['本期未付', UnpaidAmount],
]

/** The statement to be sealed by both: its rows are those of the workbook, its sums those of the screen. */
const paperOf = (detail: StatedDetail, rows: Rows, seller: string): Paper => ({
  isAcross: true,
  title: '对账单',
  number: detail.StatementNo,
  from: seller,
  facts: [
    { label: '客户', value: detail.EnterpriseName },
    { label: '期间', value: `${detail.FromDay} 至 ${detail.UntilDay}` },
    { label: '状态', value: detail.StatusName },
    { label: '账期', value: `确认后 ${detail.CreditDays} 天，${detail.DueOn === null ? '到期日从确认起算' : `${detail.DueOn} 到期`}` },
  ],
  tables: [
    { heading: '', columns: columnsFor(rows), rows: cellsOf(rows), total: '' },
    { heading: '', columns: sumsOf(detail).map(([title]) => ({ title, width: 1, align: 'right' })), rows: [sumsOf(detail).map(([, amount]) => `¥${amountText(amount)}`)], total: `共应付（大写）：人民币${amountInWords(toFen(detail.TotalAmount))}` },
  ],
  signatures: ['客户确认（盖章）', '商家（盖章）'],
})

/** The statement as a PDF file. @throws BusinessError `PAPER_BUSY`, `PAPER_NOT_AVAILABLE` */
export const statementPdf = async ({ drawPapers, config }: Pick<Deps, 'drawPapers' | 'config'>, detail: StatedDetail): Promise<Download> => {
  if (drawPapers === null) throw new BusinessError('PAPER_NOT_AVAILABLE', '当前环境不能生成 PDF，请下载 xlsx')
  return { bytes: await drawPapers([paperOf(detail, sheetRowsOf(detail), config.seller.name)]), fileName: `对账单_${detail.StatementNo}.pdf`, contentType: 'application/pdf' }
}
