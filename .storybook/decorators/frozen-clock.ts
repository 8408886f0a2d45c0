import { storyTime } from '../../packages/mocks/src/story-time.ts'

const RealDate = globalThis.Date

class StoryDate extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [storyTime.getTime()] : parts) as ConstructorParameters<DateConstructor>))
  }
  static override now(): number {
    return storyTime.getTime()
  }
}

/** Lets the clock go on. */
export const thawClock = (): void => {
  globalThis.Date = RealDate
}

/** Stops the clock, not the timers: a date in a story is the same on each day. Returns a function that starts it again. */
export const freezeClock = (): () => void => {
  globalThis.Date = StoryDate as DateConstructor
  return thawClock
}
