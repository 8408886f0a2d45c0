import { shiftDay, statementInvoicing, statementStatus, type StatementDetail, type StatementRow } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'

type Stated = Omit<StatementDetail, 'AllowActions'>

const goods = (Name: string, Quantity: number, Unit: string, Price: number): StatementRow['Pieces'][number] => ({ Kind: 'goods', KindName: '收货', Name, Quantity, Unit, Price, TaxRate: 0.13, Amount: Math.round(Quantity * Price * 100) / 100 })

/** A line, all of it open: nothing was said. */
const row = (RowId: number, day: string, Pieces: StatementRow['Pieces'], changes: Partial<StatementRow> = {}): Omit<StatementRow, 'RunningAmount'> => {
  const sum = (...kinds: readonly string[]) => Pieces.reduce((fen, { Kind, Amount }) => (kinds.includes(Kind) ? fen + Math.round(Amount * 100) : fen), 0) / 100
  const names = Pieces.flatMap(({ Kind, Name }) => (Kind === 'goods' ? [Name] : []))
  return {
    RowId, OrderNo: `D20260${day.slice(0, 2).replace(/^0/, '')}${day.slice(3)}${String(RowId).padStart(8, '0')}`, ReceivedOn: `2026-${day}`, Title: names.length > 1 ? `${names[0]} 等 ${names.length} 种` : (names[0] ?? '运费'),
    GoodsAmount: sum('goods'), FreightAmount: sum('freight'), BackAmount: sum('return', 'correction'), Amount: sum('goods', 'freight', 'return', 'correction'),
    State: 'open', StateName: '待确认', CanPostpone: false, Pieces, Messages: [], ...changes,
  }
}

const freight: StatementRow['Pieces'][number] = { Kind: 'freight', KindName: '运费', Name: '', Quantity: null, Unit: '', Price: null, TaxRate: 0.13, Amount: 8 }

/** What nobody agrees on yet, in words that name the amounts of the line. */
const teaAndCoffee = [goods('茶叶 铁观音 250g', 12, '罐', 98), goods('咖啡 速溶 100条', 15, '盒', 51.8)]

const disputed: Partial<StatementRow> = {
  State: 'disputed', StateName: '有异议', CanPostpone: true,
  Messages: [
    {
      Time: '2026-03-16T15:12:00+08:00', Author: '王璐', IsSeller: false, Images: [{ Url: '/files/a', Name: '协议第 6 条.jpg' }],
      Text: `这单货款 ${formatAmount(teaAndCoffee.reduce((sum, { Amount }) => sum + Amount, 0))}，协议写满 1,000 免运费，怎么收了 ${formatAmount(freight.Amount)}？`,
    },
    { Time: '2026-03-16T16:40:00+08:00', Author: '商家', IsSeller: true, Text: '查了，送到宝山仓，免运费的是张江和漕河泾两个地址。', Images: [] },
    { Time: '2026-03-17T09:05:00+08:00', Author: '王璐', IsSeller: false, Text: '协议第 6 条没有写地址，请再看。', Images: [] },
  ],
}

const running = (carried: number, rows: readonly Omit<StatementRow, 'RunningAmount'>[]): StatementRow[] => {
  let fen = Math.round(carried * 100)
  return rows.map((one) => {
    if (one.State !== 'postponed') fen += Math.round(one.Amount * 100)
    return { ...one, RunningAmount: fen / 100 }
  })
}

/** After so many days without a word. */
const silentDays = 20

/** With what happened after it was made, from which on its silence counts. */
const stated = (rows: readonly Omit<StatementRow, 'RunningAmount'>[], changes: Partial<Stated> = {}, happened: Stated['Logs'] = []): Stated => {
  const CarriedAmount = 36_410
  const MadeTime = '2026-03-01T00:00:12+08:00'
  const fen = rows.reduce((sum, { Amount, State }) => (State === 'postponed' ? sum : sum + Math.round(Amount * 100)), 0)
  const tax = Math.round((fen * 13) / 113)
  return {
    StatementNo: 'DZ202602000087', EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司', FromDay: '2026-02-01', UntilDay: '2026-02-28', MadeTime,
    Amount: fen / 100, CarriedAmount, TotalAmount: (fen + CarriedAmount * 100) / 100, PaidAmount: 0, UnpaidAmount: fen / 100, InvoicedAmount: 0, UninvoicedAmount: 0, Invoicing: null, RowCount: rows.length, DisputedCount: rows.filter(({ State }) => State === 'disputed').length,
    ConfirmOn: shiftDay((happened.at(-1)?.Time ?? MadeTime).slice(0, 10), silentDays), DueOn: null, OverdueDays: 0, Status: statementStatus.pending, StatusName: '待确认', Version: 3,
    Rows: running(CarriedAmount, rows), Carried: [{ StatementNo: 'DZ202601000061', Amount: CarriedAmount }], Taxes: [{ TaxRate: 0.13, NetAmount: (fen - tax) / 100, TaxAmount: tax / 100 }],
    Payments: [], CreditDays: 30, AnswerHours: 16, SilentDays: silentDays,
    Logs: [{ Time: MadeTime, Operator: '系统', Text: `生成对账单，本期 ¥${formatAmount(fen / 100)}` }, ...happened],
    ...changes,
  }
}

const plain = [
  row(41, '02-02', [goods('复印纸 A4 70g 8包/箱', 40, '箱', 104), goods('中性笔 0.5mm 黑', 200, '支', 1.5)]),
  row(42, '02-06', [goods('工位椅 网布升降', 60, '把', 1_788)]),
  row(43, '02-13', [goods('档案盒 55mm', 120, '个', 9.4), { ...goods('档案盒 55mm', 10, '个', 9.4), Kind: 'return', KindName: '退货', Amount: -94 }]),
]
const doubted = row(44, '02-19', [...teaAndCoffee, freight], disputed)
const last = row(45, '02-28', [goods('碎纸机 5级保密', 24, '台', 1_398), freight])

const whole = stated([...plain, last]).Amount

/** What was paid so far of the statement that all lines of it are in. */
const paid = (PaidAmount: number): Pick<Stated, 'PaidAmount' | 'UnpaidAmount' | 'Payments'> => ({
  PaidAmount, UnpaidAmount: Math.round((whole - PaidAmount) * 100) / 100,
  Payments: [{ PaymentNo: 'SK202603000012', PaidOn: '2026-03-17', Amount: PaidAmount, Payer: '华启科技（上海）有限公司', Reference: '2026031700012345' }],
})

const confirmed = stated(
  [...plain, last].map((one) => ({ ...one, State: 'confirmed' as const, StateName: '已确认' })),
  {
    Status: statementStatus.confirmed, StatusName: '已确认', ConfirmOn: null, DueOn: '2026-04-14', InvoicedAmount: 40_000, UninvoicedAmount: Math.round((whole - 40_000) * 100) / 100, Invoicing: statementInvoicing.open,
    ...paid(100_000),
  },
  [{ Time: '2026-03-15T10:20:00+08:00', Operator: '王璐', Text: '确认4行' }],
)

const isInvoiced = { InvoicedAmount: whole, UninvoicedAmount: 0, Invoicing: statementInvoicing.done } as const

/** Statements as stories of both sides show them. */
export const statementSamples = {
  open: stated([...plain, last]),
  disputed: stated(
    [...plain, doubted, last],
    { Status: statementStatus.disputed, StatusName: '有异议', Version: 6 },
    doubted.Messages.map(({ Time, Author, IsSeller, Text }) => ({ Time, Operator: Author, Text: `${IsSeller ? '维持一行' : '提出异议'}：${Text}` })),
  ),
  confirmed,
  /** Invoiced, and partly paid. */
  invoiced: {
    ...confirmed, ...isInvoiced, Status: statementStatus.invoiced, StatusName: '已开票', Version: 8,
    Logs: [...confirmed.Logs, { Time: '2026-03-18T09:40:00+08:00', Operator: '系统', Text: '已全部开票' }],
  },
  /** Paid before it was invoiced. */
  settled: {
    ...confirmed, Status: statementStatus.settled, StatusName: '已结清', Version: 9, ...paid(whole),
    Logs: [...confirmed.Logs, { Time: '2026-03-17T15:02:00+08:00', Operator: '系统', Text: '已结清' }],
  },
} as const satisfies Readonly<Record<string, Stated>>
