import { scaleBand, scaleLinear } from 'd3-scale'

/** A vertical axis: where a value is, and its ruled lines, in px from the top. */
export interface Axis {
  readonly yOf: (value: number) => number
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
}

const extent = (values: readonly number[]): [number, number] => [Math.min(0, ...values), Math.max(0, ...values)]

/** An axis with zero on it and about `count` lines at round numbers. */
export const axisOf = (values: readonly number[], height: number, count: number): Axis => {
  const [low, high] = extent(values)
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(count)
    .range([height, 0])
  return { yOf: (value) => scale(value), ticks: scale.ticks(count).map((value) => ({ value, y: scale(value) })) }
}

const roundStep = (least: number): number => scaleLinear().domain([0, least || 1]).nice(4).domain()[1] ?? 1

/** A second axis on the ruled lines of the first, with zero on the same line. */
export const alignedAxis = (values: readonly number[], first: Axis): Axis => {
  const below = first.ticks.filter(({ value }) => value < 0).length
  const above = first.ticks.filter(({ value }) => value > 0).length
  const [low, high] = extent(values)
  const step = Math.max(roundStep(high / Math.max(1, above)), below === 0 ? 0 : roundStep(-low / below))
  const zero = first.yOf(0)
  const lines = first.ticks.map(({ y }) => y)
  const gap = lines.length > 1 ? Math.abs((lines[1] ?? 0) - (lines[0] ?? 0)) : 1
  return {
    yOf: (value) => zero - (value / step) * gap,
    ticks: first.ticks.map(({ y }) => ({ value: Math.round((zero - y) / gap) * step, y })),
  }
}

/** Equal places along the width, in px. */
export interface Places {
  readonly step: number
  readonly barWidth: number
  readonly centreOf: (index: number) => number
}

/** Places of `count` points. A bar is at most 48 px wide, also when it is alone. */
export const placesOf = (count: number, width: number): Places => {
  const scale = scaleBand<number>().domain(Array.from({ length: count }, (_, index) => index)).range([0, width]).paddingInner(0.4).paddingOuter(0.2)
  return {
    step: scale.step(),
    barWidth: Math.min(48, scale.bandwidth()),
    centreOf: (index) => (scale(index) ?? 0) + scale.bandwidth() / 2,
  }
}

/** Width of a text of 12 px: a Han character is as wide as it is high, others about half. */
export const textWidth = (text: string): number => [...text].reduce((sum, one) => sum + ((one.codePointAt(0) ?? 0) > 0x2e7f ? 12 : 7), 0)

/** A text that fits, with … where it was cut. */
export const fitText = (text: string, width: number): string => {
  if (textWidth(text) <= width) return text
  let kept = ''
  for (const one of text) {
    if (textWidth(`${kept}${one}…`) > width) break
    kept += one
  }
  return `${kept}…`
}

/** The lines of a name below the axis. */
export const linesOf = (label: string): readonly string[] => label.split('\n')

/** Every how many places a name is written, so that names do not touch; counted from the last one, which is the latest. */
export const labelEvery = (labels: readonly string[], step: number): number => Math.max(1, Math.ceil((Math.max(0, ...labels.flatMap(linesOf).map(textWidth)) + 8) / step))
