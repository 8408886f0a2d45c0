import type { AgreementReport, ChurnReport, FulfilmentReport, MarginReport, MissReport, SalesReport, TurnoverReport } from '@mall/api/seller/contract'

const cents = (yuan: number): number => Math.round(yuan * 100) / 100

/** What rows are of, the greatest first: the first three are the sum of the cards. */
const amounts = [712_640.4, 398_709.7, 173_280.4, 128_416.9]

const spanOf = <Totals extends object>(BeginDate: string, EndDate: string, totals: Totals) => ({ BeginDate, EndDate, ...totals })

/** Cards whose three spans have the same figures: of a table that is empty, or of its one row. */
export const evenTotals = <Totals extends { readonly Current: object; readonly Previous: object; readonly LastYear: object }>(totals: Totals, figures: Omit<Totals['Current'], 'BeginDate' | 'EndDate'>): Totals => ({
  ...totals, Current: { ...totals.Current, ...figures }, Previous: { ...totals.Previous, ...figures }, LastYear: { ...totals.LastYear, ...figures },
})

const ratio = (part: number, whole: number, digits = 4): number | null => (whole === 0 ? null : Math.round((part / whole) * 10 ** digits) / 10 ** digits)

/** What is sold, on a card. */
export const sales = (Amount: number, OrderCount: number, CustomerCount: number) => ({ Amount, OrderCount, CustomerCount, AverageAmount: ratio(Amount, OrderCount, 2) })

/** The cards of 销售 in a story: this month so far, with what was before it. */
export const salesTotals: SalesReport['Totals'] = {
  Current: spanOf('2026-03-01', '2026-03-18', sales(1_284_630.5, 412, 3)),
  Previous: spanOf('2026-02-01', '2026-02-18', sales(1_187_204.2, 396, 3)),
  LastYear: spanOf('2025-03-01', '2025-03-18', sales(1_043_912, 371, 2)),
}

/** What is earned, on a card. */
export const margins = (Amount: number, CostedAmount: number, Cost: number) => ({ Amount, CostedAmount, Cost, Profit: cents(CostedAmount - Cost), Margin: ratio(CostedAmount - Cost, CostedAmount) })

/** The same of 毛利. */
export const marginTotals: MarginReport['Totals'] = {
  Current: spanOf('2026-03-01', '2026-03-18', margins(salesTotals.Current.Amount, 1_111_350.1, 972_401.18)),
  Previous: spanOf('2026-02-01', '2026-02-18', margins(salesTotals.Previous.Amount, 1_100_402.2, 884_012.6)),
  LastYear: spanOf('2025-03-01', '2025-03-18', margins(salesTotals.LastYear.Amount, 968_400, 801_240)),
}

const place: Omit<Place, 'Key' | 'Name'> = { IsOpen: false, BeginDate: '2026-03-01', EndDate: '2026-03-18', EnterpriseId: null, ProductCode: null, CategoryId: null, ManagerId: null }

type Place = Pick<SalesReport['Items'][number], 'Key' | 'Name' | 'IsOpen' | 'BeginDate' | 'EndDate' | 'EnterpriseId' | 'ProductCode' | 'CategoryId' | 'ManagerId'>

/** What rows are, by dimension. */
export const places = {
  customers: [
    { ...place, Key: '1', EnterpriseId: 1, Name: '华启科技（上海）有限公司' },
    { ...place, Key: '2', EnterpriseId: 2, Name: '华启制造（苏州）有限公司' },
    { ...place, Key: '3', EnterpriseId: 3, Name: '远帆贸易有限公司' },
  ],
  products: [
    { ...place, Key: '10010411', ProductCode: '10010411', Name: '墨汀 商务系列 无线胶装笔记本 B5 80页' },
    { ...place, Key: '10010428', ProductCode: '10010428', Name: '知汀 轻握系列 铱金钢笔 深蓝 明尖' },
    { ...place, Key: '10010533', ProductCode: '10010533', Name: '禾风 70克 A4 复印纸 500张×8包' },
  ],
  months: [
    { ...place, Key: '2026-03', Name: '2026-03', IsOpen: true },
    { ...place, Key: '2026-02', Name: '2026-02', BeginDate: '2026-02-01', EndDate: '2026-02-28' },
    { ...place, Key: '2026-01', Name: '2026-01', BeginDate: '2026-01-01', EndDate: '2026-01-31' },
  ],
  weeks: [
    { ...place, Key: '2026-W12', Name: '2026-03-16 至 03-18', IsOpen: true, BeginDate: '2026-03-16' },
    { ...place, Key: '2026-W11', Name: '2026-03-09 至 03-15', BeginDate: '2026-03-09', EndDate: '2026-03-15' },
    { ...place, Key: '2026-W10', Name: '2026-03-02 至 03-08', BeginDate: '2026-03-02', EndDate: '2026-03-08' },
  ],
  managers: [
    { ...place, Key: '2', ManagerId: 2, Name: '周宁' },
    { ...place, Key: '2,7', Name: '周宁、何敏' },
    { ...place, Key: '0', Name: '无人负责' },
  ],
} as const

/** Rows of 销售 with what was sold to each: the later ones less. */
export const salesRows = (rows: readonly Place[]): SalesReport['Items'][number][] =>
  rows.map((row, at) => {
    const amount = amounts[at] ?? 0
    return {
      ...row, CustomerCount: 21 - at * 4, OrderCount: [246, 120, 46, 31][at] ?? 0, Quantity: 9_120 - at * 1_480, Amount: amount, Share: [0.5547, 0.3104, 0.1349, 0.0912][at] ?? 0, ReturnAmount: at === 1 ? 1_280.5 : 0,
      NetAmount: cents(at === 1 ? amount - 1_280.5 : amount), PreviousAmount: at === 2 ? 0 : cents(amount * (at === 1 ? 1.18 : 0.92)), LastYearAmount: cents(amount * 0.83),
    }
  })

/** Rows of 毛利: one sold below its cost, one without any. */
export const marginRows = (rows: readonly Place[]): MarginReport['Items'][number][] =>
  rows.map((row, at) => {
    const amount = amounts[at] ?? 0
    const cost = cents(amount * (at === 1 ? 1.034 : 0.786))
    return {
      ...row, Quantity: 9_120 - at * 1_480, Amount: amount,
      ...(at === 2 ? { CostedAmount: 0, Cost: 0, Profit: 0, Margin: null } : { CostedAmount: amount, Cost: cost, Profit: cents(amount - cost), Margin: Math.round((1 - cost / amount) * 10_000) / 10_000 }),
    }
  })

/** The chart of these rows. */
export const pointsOf = (rows: readonly { readonly Key: string; readonly Name: string; readonly Amount: number; readonly IsOpen: boolean; readonly OrderCount?: number }[]): SalesReport['Points'] =>
  rows.map(({ Key, Name, Amount, IsOpen, OrderCount = 0 }) => ({ Key, Name, Amount, OrderCount, IsOpen }))

/** Who is lost, on a card. */
export const churn = (LostCount: number, CustomerCount: number, Amount: number) => ({ LostCount, CustomerCount, Rate: ratio(LostCount, CustomerCount), Amount })

/** The cards of 客户流失: this quarter so far, with those before. */
export const churnTotals: ChurnReport['Totals'] = {
  Current: spanOf('2026-01-01', '2026-03-18', churn(3, 38, 712_640.4)),
  Previous: spanOf('2025-10-01', '2025-12-18', churn(2, 36, 398_709.7)),
  LastYear: spanOf('2025-01-01', '2025-03-18', churn(4, 31, 428_416.9)),
}

/** Who is lost, the greatest amount first: one whom nobody looks after. */
export const churnRows = [
  { Key: '3', EnterpriseId: 3, Name: '远帆贸易有限公司', ManagerName: '周宁', OrderCount: 46, Amount: 412_640.4, EarlierAmount: 501_204.7, LastOrderDate: '2025-12-22', IdleDays: 86, ReturnDate: null },
  { Key: '11', EnterpriseId: 11, Name: '青禾文化传播（杭州）有限公司', ManagerName: '周宁、何敏', OrderCount: 19, Amount: 218_300, EarlierAmount: 300_000, LastOrderDate: '2025-11-06', IdleDays: 132, ReturnDate: null },
  { Key: '12', EnterpriseId: 12, Name: '北辰检测技术有限公司', ManagerName: '无人负责', OrderCount: 8, Amount: 81_700, EarlierAmount: 0, LastOrderDate: '2025-10-09', IdleDays: 160, ReturnDate: null },
] as const satisfies ChurnReport['Items']

/** How a stage went. */
export const stage = (DoneCount: number, [OpenCount, LateCount]: readonly [number, number], [KeptCount, DueCount]: readonly [number, number], [MedianMinutes, NinetiethMinutes]: readonly [number | null, number | null]) => ({
  DoneCount, OpenCount, LateCount, DueCount, KeptCount, KeptShare: ratio(KeptCount, DueCount), MedianMinutes, NinetiethMinutes,
})

/** The cards of 履约: this month so far, with those before. */
export const fulfilmentTotals: FulfilmentReport['Totals'] = {
  Current: spanOf('2026-03-01', '2026-03-18', { OrderCount: 412, Confirm: stage(401, [11, 3], [386, 404], [72, 226]), Ship: stage(372, [29, 6], [341, 378], [498, 1512]), Arrive: stage(320, [52, 4], [61, 70], [2760, 6180]) }),
  Previous: spanOf('2026-02-01', '2026-02-18', { OrderCount: 396, Confirm: stage(396, [0, 0], [371, 396], [88, 251]), Ship: stage(396, [0, 0], [352, 396], [540, 1640]), Arrive: stage(396, [0, 0], [58, 71], [2880, 7020]) }),
  LastYear: spanOf('2025-03-01', '2025-03-18', { OrderCount: 371, Confirm: stage(371, [0, 0], [349, 371], [95, 290]), Ship: stage(371, [0, 0], [318, 371], [610, 1710]), Arrive: stage(371, [0, 0], [0, 0], [3120, 7440]) }),
}

const stagesOfRows = [
  stage(239, [7, 1], [233, 240], [64, 198]), stage(117, [3, 2], [109, 119], [86, 262]), stage(45, [1, 0], [44, 45], [75, 214]), stage(31, [0, 0], [30, 31], [70, 205]),
] as const

/** Rows of 履约 with how their orders were confirmed. */
export const fulfilmentRows = (rows: readonly Place[]): FulfilmentReport['Items'][number][] =>
  rows.map(({ ProductCode: _product, CategoryId: _category, ...row }, at) => ({ ...row, OrderCount: [246, 120, 46, 31][at] ?? 0, ...(stagesOfRows[at] ?? stage(0, [0, 0], [0, 0], [0, 0])) }))

/** The chart of these rows. */
export const fulfilmentPointsOf = (rows: readonly FulfilmentReport['Items'][number][]): FulfilmentReport['Points'] =>
  rows.map(({ Key, Name, OrderCount, KeptShare, IsOpen }) => ({ Key, Name, OrderCount, KeptShare, IsOpen }))

/** What was turned over, on a card or of a row. */
export const turned = (SoldQuantity: number, BeginStock: number, EndStock: number, days: number, IdleCount: number, [Cost, StockCost]: readonly [number | null, number | null]) => ({
  SoldQuantity, BeginStock, EndStock, AverageStock: (BeginStock + EndStock) / 2, Turns: ratio(SoldQuantity, (BeginStock + EndStock) / 2, 2),
  StockDays: SoldQuantity === 0 ? null : Math.round((EndStock * days) / SoldQuantity), IdleCount, Cost, StockCost,
})

/** The cards of 库存周转: this month so far, with those before. */
export const turnoverTotals: TurnoverReport['Totals'] = {
  Current: spanOf('2026-03-01', '2026-03-18', turned(11_580, 6_820, 6_260, 18, 1, [498_960.5, 241_940])),
  Previous: spanOf('2026-02-01', '2026-02-18', turned(10_040, 7_340, 6_820, 18, 1, [432_612.6, 252_118.2])),
  LastYear: spanOf('2025-03-01', '2025-03-18', turned(9_320, 7_790, 7_660, 18, 2, [401_240, 270_420])),
}

/** Rows of 库存周转: the last one is of goods that nobody bought. */
export const turnoverRows = (rows: readonly Pick<Place, 'Key' | 'Name' | 'ProductCode' | 'CategoryId'>[], seesCosts = true): TurnoverReport['Items'][number][] =>
  rows.map(({ Key, Name, ProductCode, CategoryId }, at) => {
    const numbers = [turned(9_120, 4_020, 3_180, 18, 0, [410_400, 143_100]), turned(2_460, 1_940, 2_220, 18, 0, [88_560.5, 79_920]), turned(0, 860, 860, 18, 1, [0, 18_920])] as const
    const { Cost, StockCost, ...plain } = numbers[at] ?? numbers[2]
    return { Key, Name, ProductCode, CategoryId, ...plain, Cost: seesCosts ? Cost : null, StockCost: seesCosts ? StockCost : null }
  })

/** The chart of these rows. */
export const turnoverPointsOf = (rows: readonly TurnoverReport['Items'][number][]): TurnoverReport['Points'] => rows.map(({ Key, Name, SoldQuantity }) => ({ Key, Name, SoldQuantity, IsOpen: false }))

/** What was bought of what is agreed, on a card or of a row. */
export const used = (ProductCount: number, BoughtCount: number, Quantity: number, [Amount, TotalAmount, SavedAmount]: readonly [number, number, number]) => ({
  ProductCount, BoughtCount, BoughtShare: ratio(BoughtCount, ProductCount) ?? 0, Quantity, Amount, TotalAmount, Share: ratio(Amount, TotalAmount), SavedAmount,
})

/** The cards of 协议执行: this month so far, with those before. The first three rows are the sum of them, but for a customer of two agreements. */
export const agreementTotals: AgreementReport['Totals'] = {
  Current: spanOf('2026-03-01', '2026-03-18', used(1_036, 318, 19_812, [912_640.4, 1_111_350.1, 84_120.6])),
  Previous: spanOf('2026-02-01', '2026-02-18', used(1_020, 301, 18_240, [860_120.2, 1_100_402.2, 80_012.6])),
  LastYear: spanOf('2025-03-01', '2025-03-18', used(988, 204, 12_410, [602_318.5, 968_400, 51_230])),
}

/** Agreements: one of a company, one of its group, and one that nobody used. */
export const agreementPlaces = [
  { Key: '1', AgreementId: 1, AgreementNo: 'KX-2025-0418', Name: '华启科技办公用品协议', PartyName: '华启科技（上海）有限公司' },
  { Key: '2', AgreementId: 2, AgreementNo: 'KX-2025-0096', Name: '华启集团框架协议', PartyName: '华启集团' },
  { Key: '6', AgreementId: 6, AgreementNo: 'KX-2026-0388', Name: '远帆贸易季度促销协议', PartyName: '远帆贸易（广州）有限公司' },
] as const

type AgreementPlace = Pick<AgreementReport['Items'][number], 'Key' | 'Name'> & Partial<Pick<AgreementReport['Items'][number], 'AgreementId' | 'AgreementNo' | 'PartyName' | 'ProductCode' | 'ManagerId'>>

/** Rows of 协议执行: by product without a total. */
export const agreementRows = (rows: readonly AgreementPlace[]): AgreementReport['Items'][number][] =>
  rows.map(({ Key, Name, AgreementId = null, AgreementNo = null, PartyName = null, ProductCode = null, ManagerId = null }, at) => {
    const named = { Key, Name, AgreementId, AgreementNo, PartyName, ProductCode, ManagerId }
    const LastOrderDate = ['2026-03-17', '2026-03-12'][at] ?? null
    const amounts = [[712_640.4, 812_640.4, 62_020.1], [200_000, 1_011_350.1, 22_100.5], [0, 100_000, 0]] as const
    const [one = amounts[2], isOfProduct] = [amounts[at], ProductCode !== null]
    const numbers = isOfProduct ? used(2, [2, 1][at] ?? 0, [9_120, 2_460][at] ?? 0, one) : used([418, 96, 522][at] ?? 100, [246, 72][at] ?? 0, [15_120, 4_692][at] ?? 0, one)
    return { ...named, ...numbers, ...(isOfProduct ? { TotalAmount: null, Share: null } : {}), LastOrderDate }
  })

/** The chart of these rows. */
export const agreementPointsOf = (rows: readonly AgreementReport['Items'][number][]): AgreementReport['Points'] => rows.map(({ Key, Name, Amount }) => ({ Key, Name, Amount, IsOpen: false }))

/** What was not found, on a card or of a row. */
export const missedOf = (Count: number, WordCount: number, CustomerCount: number, WaitingCount: number) => ({ Count, WordCount, CustomerCount, WaitingCount })

/** The cards of 搜不到的词: the last thirty days. */
export const missTotals: MissReport['Totals'] = {
  Current: spanOf('2026-02-17', '2026-03-18', missedOf(88, 4, 9, 2)),
  Previous: spanOf('2026-01-18', '2026-02-16', missedOf(61, 12, 7, 3)),
  LastYear: spanOf('2025-02-17', '2025-03-18', missedOf(0, 0, 0, 0)),
}

const missed = (Key: string, numbers: ReturnType<typeof missedOf>, LastTime: string | null): MissReport['Items'][number] => ({
  Key, Name: Key, IsOpen: false, BeginDate: '2026-02-17', EndDate: '2026-03-18', ...numbers, Share: Math.round((numbers.Count / missTotals.Current.Count) * 10_000) / 10_000, LastTime,
})

/** Words without a result, the most searched first: two wait for a decision. */
export const missedWords = [
  missed('激光切割机', missedOf(41, 1, 6, 1), '2026-03-18T09:12:00+08:00'), missed('钉书器', missedOf(27, 1, 4, 0), '2026-03-17T16:40:00+08:00'),
  missed('抽奖箱', missedOf(14, 1, 3, 1), '2026-03-12T10:05:00+08:00'), missed('飞行器', missedOf(6, 1, 0, 0), '2026-02-27T20:31:00+08:00'),
] as const

/** The same searches by month. */
export const missedMonths: MissReport['Items'] = [
  { ...missed('2026-03', missedOf(63, 3, 8, 2), '2026-03-18T09:12:00+08:00'), IsOpen: true, BeginDate: '2026-03-01' }, { ...missed('2026-02', missedOf(25, 4, 5, 2), '2026-02-27T20:31:00+08:00'), EndDate: '2026-02-28' },
]

/** The chart of these rows. */
export const missPointsOf = (rows: readonly MissReport['Items'][number][]): MissReport['Points'] => rows.map(({ Key, Name, Count, IsOpen }) => ({ Key, Name, Count, IsOpen }))
