import { rankRanges, rankScope, rankSizeMax, rankType, type CallInput } from '@mall/api/contract'

export type RankRequest = CallInput<'POST /api/Product/Rank'>

/** What the address says, without what is no ranking. It is not on the list kernel, since a ranking has neither pages nor orders. */
export type RankQuery = Pick<RankRequest, 'Scope' | 'Type' | 'Range' | 'Cid'>

const byDefault: RankQuery = { Scope: rankScope.enterprise, Type: rankType.sales, Range: 30 }

const oneOf = <Value extends number>(values: readonly Value[], text: string, otherwise: Value): Value => values.find((value) => String(value) === text) ?? otherwise

/** The ranking that an address names; what it does not know is as by default. */
export const readRank = (read: (name: 'Scope' | 'Type' | 'Range' | 'Cid') => string): RankQuery => {
  const cid = /^[1-9]\d{0,8}$/.test(read('Cid')) ? Number(read('Cid')) : undefined
  return {
    Scope: oneOf(Object.values(rankScope), read('Scope'), byDefault.Scope),
    Type: oneOf(Object.values(rankType), read('Type'), byDefault.Type),
    Range: oneOf(rankRanges, read('Range'), byDefault.Range),
    ...(cid === undefined ? {} : { Cid: cid }),
  }
}

export const rankRequest = (query: RankQuery): RankRequest => ({ ...query, TopN: rankSizeMax })

/** What a trend says, for those who do not see it. */
export const trendWords = (trend: readonly number[], days: number): string => {
  const most = Math.max(0, ...trend)
  if (most === 0) return `近${days}天没有采购`
  const part = days / trend.length
  const peak = trend.length - 1 - trend.indexOf(most)
  const when = peak === 0 ? `最近${part === 1 ? '一天' : `${part}天`}` : `${peak * part}天前`
  return `近${days}天采购最多的是${when}，${most}；最近${part === 1 ? '一天' : `${part}天`}${trend.at(-1) ?? 0}`
}

/** The change against the period before. */
export const changeWords = (change: number | null, days: number): string => {
  if (change === null) return `前${days}天没有采购`
  if (change === 0) return `与前${days}天持平`
  return `较前${days}天${change > 0 ? '增' : '减'}${Math.abs(change)}%`
}

/** The line of a sparkline in a box of this size; flat at the bottom where nothing was bought. */
export const sparkPoints = (trend: readonly number[], width: number, height: number): string => {
  const most = Math.max(1, ...trend)
  return trend.map((value, index) => `${((index / Math.max(1, trend.length - 1)) * width).toFixed(1)},${(height - (value / most) * height).toFixed(1)}`).join(' ')
}
