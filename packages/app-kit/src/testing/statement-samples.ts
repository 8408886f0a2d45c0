import { statementInvoicing, statementStatus, type StatementDetail, type StatementRow } from '@mall/api/contract'

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

const disputed: Partial<StatementRow> = {
  State: 'disputed', StateName: '有异议', CanPostpone: true,
  Messages: [
    { Time: '2026-03-16T15:12:00+08:00', Author: '王璐', IsSeller: false, Text: '这单 1,952.50，协议写满 1,000 免运费，怎么收了 8.00？', Images: [{ Url: '/files/a', Name: '协议第 6 条.jpg' }] },
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

const stated = (rows: readonly Omit<StatementRow, 'RunningAmount'>[], changes: Partial<Stated> = {}): Stated => {
  const CarriedAmount = 36_410
  const fen = rows.reduce((sum, { Amount, State }) => (State === 'postponed' ? sum : sum + Math.round(Amount * 100)), 0)
  const tax = Math.round((fen * 13) / 113)
  return {
    StatementNo: 'DZ202602000087', EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司', FromDay: '2026-02-01', UntilDay: '2026-02-28', MadeTime: '2026-03-01T00:00:12+08:00',
    Amount: fen / 100, CarriedAmount, TotalAmount: (fen + CarriedAmount * 100) / 100, PaidAmount: 0, UnpaidAmount: fen / 100, InvoicedAmount: 0, UninvoicedAmount: 0, Invoicing: null, RowCount: rows.length, DisputedCount: rows.filter(({ State }) => State === 'disputed').length,
    ConfirmOn: '2026-03-27', DueOn: null, OverdueDays: 0, Status: statementStatus.pending, StatusName: '待确认', Version: 3,
    Rows: running(CarriedAmount, rows), Carried: [{ StatementNo: 'DZ202601000061', Amount: CarriedAmount }], Taxes: [{ TaxRate: 0.13, NetAmount: (fen - tax) / 100, TaxAmount: tax / 100 }],
    Payments: [], CreditDays: 30, AnswerHours: 16, SilentDays: 10,
    Logs: [{ Time: '2026-03-01T00:00:12+08:00', Operator: '系统', Text: `生成对账单，本期 ¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}` }],
    ...changes,
  }
}

const plain = [
  row(41, '02-02', [goods('复印纸 A4 70g 8包/箱', 40, '箱', 104), goods('中性笔 0.5mm 黑', 200, '支', 1.5)]),
  row(42, '02-06', [goods('工位椅 网布升降', 60, '把', 1_788)]),
  row(43, '02-13', [goods('档案盒 55mm', 120, '个', 9.4), { ...goods('档案盒 55mm', 10, '个', 9.4), Kind: 'return', KindName: '退货', Amount: -94 }]),
]
const doubted = row(44, '02-19', [goods('茶叶 铁观音 250g', 12, '罐', 98), goods('咖啡 速溶 100条', 15, '盒', 51.77), freight], disputed)
const last = row(45, '02-28', [goods('碎纸机 5级保密', 24, '台', 1_398), freight])

/** What was paid so far of the statement that all lines of it are in. */
const paid = (PaidAmount: number, PaidOn: string): Pick<Stated, 'PaidAmount' | 'UnpaidAmount' | 'Payments'> => ({
  PaidAmount, UnpaidAmount: Math.round((stated([...plain, last]).Amount - PaidAmount) * 100) / 100,
  Payments: [{ PaymentNo: 'SK202603000012', PaidOn, Amount: PaidAmount, Payer: '华启科技（上海）有限公司', Reference: '2026031700012345' }],
})

const whole = stated([...plain, last]).Amount

const confirmed = stated(
  [...plain, last].map((one) => ({ ...one, State: 'confirmed' as const, StateName: '已确认' })),
  {
    Status: statementStatus.confirmed, StatusName: '已确认', ConfirmOn: null, DueOn: '2026-04-14', InvoicedAmount: 40_000, UninvoicedAmount: Math.round((whole - 40_000) * 100) / 100, Invoicing: statementInvoicing.open,
    ...paid(100_000, '2026-03-17'), Logs: [{ Time: '2026-03-15T10:20:00+08:00', Operator: '王璐', Text: '确认4行' }],
  },
)

const isInvoiced = { InvoicedAmount: whole, UninvoicedAmount: 0, Invoicing: statementInvoicing.done } as const

/** Statements as stories of both sides show them. */
export const statementSamples = {
  open: stated([...plain, last]),
  disputed: stated([...plain, doubted, last], { Status: statementStatus.disputed, StatusName: '有异议', Version: 6, ConfirmOn: null }),
  confirmed,
  /** Invoiced, and partly paid. */
  invoiced: {
    ...confirmed, ...isInvoiced, Status: statementStatus.invoiced, StatusName: '已开票', Version: 8,
    Logs: [...confirmed.Logs, { Time: '2026-03-18T09:40:00+08:00', Operator: '系统', Text: '已全部开票' }],
  },
  /** Paid before it was invoiced. */
  settled: {
    ...confirmed, Status: statementStatus.settled, StatusName: '已结清', Version: 9, ...paid(whole, '2026-03-20'),
    Logs: [...confirmed.Logs, { Time: '2026-03-20T15:02:00+08:00', Operator: '商家', Text: '收到付款，已结清' }],
  },
} as const satisfies Readonly<Record<string, Stated>>
