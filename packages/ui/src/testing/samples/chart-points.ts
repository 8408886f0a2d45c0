import type { ChartPoint } from '../../chart/chart-data.ts'

const amounts = [982_140.2, 713_866.5, 526_310.4, 1_108_422.7, 931_205, 887_440.9, 1_215_077.6, 960_318.3, 902_764.1, 1_189_230.8, 1_046_112.4, 862_051.9]
const counts = [241, 188, 133, 262, 229, 218, 281, 236, 224, 275, 214, 198]

/** Months up to November 2026, which is not over. */
export const months = (count: number, lastYear = false): readonly ChartPoint[] =>
  Array.from({ length: count }, (_, at) => {
    const index = 2026 * 12 + 10 - (count - 1 - at)
    const month = (index % 12) + 1
    const key = `${Math.floor(index / 12)}-${String(month).padStart(2, '0')}`
    const amount = amounts[(at + 12 - (count % 12)) % 12] ?? 0
    return {
      key,
      label: key,
      short: `${month}月`,
      unfinished: at === count - 1,
      values: [amount, lastYear ? Math.round(amount * (at % 3 === 0 ? 0.86 : 0.97)) : (counts[at % 12] ?? 0)],
    }
  })

export const departments: readonly ChartPoint[] = [
  ['行政采购部', 318_420], ['研发中心', 271_306.5], ['华东大区销售与客户成功部', 164_220.8], ['市场部', 98_410], ['人力资源部', 61_044.2],
  ['财务部', 40_312], ['法务部', 18_300.4], ['总经办', 9_120],
].map(([label, value]) => ({ key: String(label), label: String(label), values: [Number(value)] }))

export const kinds: readonly ChartPoint[] = [
  ['办公家具', 267_200], ['打印耗材', 189_600], ['纸品本册', 146_500], ['劳保急救', 103_400], ['茶水清洁', 86_200], ['其他 6 类', 69_100],
].map(([label, value]) => ({ key: String(label), label: String(label), values: [Number(value)] }))

export const savings: readonly ChartPoint[] = [31_200, 18_050, -4_210.5, 22_318, null, 27_440, 12_906].map((value, at) => ({
  key: `2026-0${at + 3}`,
  label: `2026-0${at + 3}`,
  short: `${at + 3}月`,
  values: [value],
}))
