/** Works that want more than a thread may have, and one that wants nothing. */
export type Greed = 'time' | 'memory' | 'nothing'

export const greedyWork = (greed: Greed): Greed => {
  if (greed === 'nothing') return greed
  const hoard: number[][] = []
  for (;;) if (greed === 'memory') hoard.push(Array.from({ length: 1_000 }, (_, at) => at + hoard.length))
}
