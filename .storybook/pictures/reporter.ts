import { globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { environmentHere, recordEnvironment } from './environment.ts'
import type { PictureMode } from './mode.ts'
import { pictureName } from './name.ts'
import { baselines, reportDirectory, storyFiles, timingsFile } from './paths.ts'
import { writeReport } from './report.ts'

/** One story of the last run. */
export interface StoryTime {
  readonly story: string
  /** Milliseconds: drawn, played, both searches by axe, the picture. */
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

/** Says what became of the pictures and writes their report; keeps the times of a run of all stories for `npm run bench`. */
export function picturesReporter({ mode, notice }: PictureMode, chromium: string | undefined): Reporter {
  let begin = 0
  let isFiltered = false
  /** Vitest adds the browser to the project's name. */
  const isStories = (project: string) => project.startsWith('storybook')
  const say = (text: string) => process.stdout.write(`\n${text}\n`)

  const timesOf = (modules: readonly TestModule[]): StoryTime[] =>
    modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        story: `${module.relativeModuleId.replace(/^.*\/|\.stories\.tsx$/g, '')} › ${test.name}`,
        duration: test.diagnostic()?.duration ?? 0,
      })),
    )

  /** Pictures of stories that are gone; only a run of all stories knows. */
  const removeStale = (modules: readonly TestModule[]) => {
    const drawn = new Set(modules.flatMap((module) => [...module.children.allTests()].map((test) => `${pictureName(module.moduleId, test.name)}.png`)))
    for (const file of readdirSync(baselines)) if (file.endsWith('.png') && !drawn.has(file)) rmSync(`${baselines}/${file}`)
  }

  return {
    onInit(vitest) {
      isFiltered = vitest.config.testNamePattern !== undefined
    },
    onTestRunStart(specifications: readonly TestSpecification[]) {
      begin = performance.now()
      if (mode !== 'off' && specifications.some(({ project }) => isStories(project.name))) rmSync(reportDirectory, { recursive: true, force: true })
    },
    onTestRunEnd(all, _errors, reason) {
      const modules = all.filter(({ project }) => isStories(project.name))
      if (modules.length === 0) return
      const isComplete = !isFiltered && modules.length === globSync(storyFiles).length
      if (isComplete) {
        mkdirSync(dirname(timingsFile), { recursive: true })
        const times: StoryTimes = { pictures: mode, seconds: (performance.now() - begin) / 1000, files: modules.length, stories: timesOf(modules) }
        writeFileSync(timingsFile, JSON.stringify(times))
      }
      if (notice) say(notice)
      if (mode === 'update') {
        if (chromium) recordEnvironment(environmentHere(chromium))
        if (isComplete) removeStale(modules)
      }
      const tests = modules.flatMap((module) => [...module.children.allTests()])
      const taken = tests.filter((test) => test.meta().picture !== undefined).length
      const report = mode === 'compare' ? writeReport() : null
      if (report) say(`${report.count} ${report.count === 1 ? 'picture differs' : 'pictures differ'}. Before, after and difference: ${report.file}\nTo accept: npm run visual:update`)
      else if (mode === 'compare' && reason === 'passed') say(`${taken} pictures of ${tests.length} stories, all as committed.`)
    },
  }
}
