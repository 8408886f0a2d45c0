import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { PictureMode } from './mode.ts'
import { storyFiles, timingsFile } from './paths.ts'

/** One story of the last run. */
export interface StoryTime {
  readonly story: string
  /** Milliseconds: rendering, play function, both axe checks, the picture. */
  readonly duration: number
}

/** What a run of all stories took. */
export interface StoryTimes {
  readonly pictures: PictureMode['mode']
  /** Seconds from the first file to the end. */
  readonly seconds: number
  readonly files: number
  readonly stories: readonly StoryTime[]
}

const timesOf = (modules: readonly TestModule[]): StoryTime[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      story: `${module.relativeModuleId.replace(/^.*\/|\.stories\.tsx$/g, '')} › ${test.name}`,
      duration: test.diagnostic()?.duration ?? 0,
    })),
  )

/** Keeps the times of a run of all stories for `npm run bench`. */
export const storyTimesReporter = (pictures: PictureMode['mode']): Reporter => {
  let begin = 0
  let isFiltered = false
  return {
    onInit(vitest) {
      isFiltered = vitest.config.testNamePattern !== undefined
    },
    onTestRunStart() {
      begin = performance.now()
    },
    onTestRunEnd(all) {
      const modules = all.filter(({ project }) => project.name.startsWith('storybook'))
      if (isFiltered || modules.length === 0 || modules.length !== globSync(storyFiles).length) return
      const times: StoryTimes = { pictures, seconds: (performance.now() - begin) / 1000, files: modules.length, stories: timesOf(modules) }
      mkdirSync(dirname(timingsFile), { recursive: true })
      writeFileSync(timingsFile, JSON.stringify(times))
    },
  }
}
