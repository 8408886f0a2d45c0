import { statementPieceNames, type StatementDetail } from '@mall/api/contract'
import type { SheetDownload } from '../../platform/http/define-routes.ts'
import { sheetOf, type WorkbookColumn } from '../../platform/lists/workbook.ts'

/** A statement as either side has it. */
type StatedDetail = Omit<StatementDetail, 'AllowActions'>

export interface SheetRow {
  readonly Day: string
  readonly No: string
  readonly What: string
  readonly Name: string
  readonly Quantity: number | string
  readonly Unit: string
  readonly Price: number | string
  readonly Amount: number | string
  readonly Total: number
  readonly State: string
}

/** The columns of the workbook and of the paper. */
export const statementColumns: readonly WorkbookColumn<SheetRow>[] = [
  { title: '日期', width: 12, value: ({ Day }) => Day },
  { title: '单号', width: 24, value: ({ No }) => No },
  { title: '内容', width: 10, value: ({ What }) => What },
  { title: '商品或说明', width: 48, value: ({ Name }) => Name },
  { title: '数量', width: 10, value: ({ Quantity }) => Quantity },
  { title: '单位', width: 8, value: ({ Unit }) => Unit },
  { title: '单价（元）', width: 14, value: ({ Price }) => Price, isMoney: true },
  { title: '金额（元）', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '累计应付（元）', width: 18, value: ({ Total }) => Total, isMoney: true },
  { title: '状态', width: 12, value: ({ State }) => State },
]

const fenOf = (yuan: number): number => Math.round(yuan * 100)

/** What a statement has, piece by piece, with the running sum of the screen: the last one is the total. What was left for the next one is listed, and not counted. */
export const sheetRowsOf = ({ Rows, CarriedAmount, TotalAmount, Carried, FromDay, UntilDay, StatusName }: StatedDetail): readonly SheetRow[] => {
  const blank = { Quantity: '', Unit: '', Price: '', State: '' }
  let totalFen = fenOf(CarriedAmount)
  const pieces = Rows.flatMap(({ ReceivedOn, OrderNo, State, StateName, Pieces }) =>
    Pieces.map((piece): SheetRow => {
      if (State !== 'postponed') totalFen += fenOf(piece.Amount)
      return {
        Day: ReceivedOn, No: OrderNo, What: statementPieceNames[piece.Kind], Name: piece.Name, Quantity: piece.Quantity ?? '', Unit: piece.Unit, Price: piece.Price ?? '',
        Amount: State === 'postponed' ? '' : piece.Amount, Total: totalFen / 100, State: StateName,
      }
    }),
  )
  return [
    { ...blank, Day: FromDay, No: Carried.map(({ StatementNo }) => StatementNo).join('、'), What: '承上期', Name: '', Amount: CarriedAmount, Total: CarriedAmount },
    ...pieces,
    { ...blank, Day: UntilDay, No: '', What: '合计', Name: '', Amount: TotalAmount, Total: TotalAmount, State: StatusName },
  ]
}

/** The statement as a workbook. */
export const statementSheet = (detail: StatedDetail): SheetDownload =>
  sheetOf({ name: `对账单_${detail.StatementNo}`, sheet: '对账单' }, statementColumns, sheetRowsOf(detail))
