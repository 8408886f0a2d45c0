/** The moment of the world, and of the stories' frozen clock: a Wednesday morning in Shanghai. */
export const worldTime = new Date('2026-03-18T10:00:00+08:00')

const shanghai = 8 * 3_600_000

/** ISO 8601 with the offset of Shanghai, as the wire has it. */
export const instantOf = (time: Date | number): string => {
  const shifted = new Date(Number(time) + shanghai)
  return `${shifted.toISOString().slice(0, 19)}+08:00`
}

/** The instant so many hours before the moment of the world; after it when negative. */
export const hoursAgo = (hours: number): string => instantOf(worldTime.getTime() - hours * 3_600_000)

/** The day so many days after the moment of the world. */
export const dayAhead = (days: number): string => instantOf(worldTime.getTime() + days * 86_400_000).slice(0, 10)
