export { Chart, type ChartProps } from './Chart.tsx'
export type { ChartKind, ChartPoint, ChartSeries } from './chart-data.ts'
export type { ChartMessages } from './messages.ts'
export type { ChartSelectDetails } from './use-points.ts'
