import { readFileSync } from 'node:fs'
import { timingsFile } from '../../.storybook/pictures/paths.ts'
import type { StoryTimes } from '../../.storybook/pictures/story-times.ts'
import { median, printTable } from '../table.ts'

const slowest = 10

const lastRun = (): StoryTimes | null => {
  try {
    return JSON.parse(readFileSync(timingsFile, 'utf8')) as StoryTimes
  } catch {
    return null
  }
}

/** Prints the time of each story in the last run of all stories: a new run would take minutes. */
export const printStoryTimes = (): void => {
  const times = lastRun()
  if (!times) {
    console.log('No run of all stories yet: npm test -- stories, then again.')
    return
  }
  const { files, pictures, seconds, stories } = times
  const durations = stories.map(({ duration }) => duration)
  const mean = durations.reduce((sum, duration) => sum + duration, 0) / Math.max(1, stories.length)
  printTable([
    { 'last run of all stories': `${stories.length} stories in ${files} files, pictures ${pictures}, s`, value: seconds.toFixed(0), budget: '300' },
    { 'last run of all stories': 'a story, mean, ms', value: mean.toFixed(0), budget: '' },
    { 'last run of all stories': 'a story, median, ms', value: median(durations).toFixed(0), budget: '' },
  ])
  console.log('')
  const order = stories.toSorted((a, b) => b.duration - a.duration)
  printTable(order.slice(0, slowest).map(({ story, duration }) => ({ 'slowest stories': story, ms: duration.toFixed(0) })))
}
