/** The latency below which a share of them are, in ms with one decimal. */
export const percentile = (ordered: readonly number[], share: number): number => Math.round((ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0) * 10) / 10
