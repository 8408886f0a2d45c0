import { globSync, rmSync, statSync, readdirSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import type { PictureMode } from './mode.ts'
import { pictureName, subjectName } from './name.ts'
import { committed, differences, references, reportDirectory, storyFiles } from './paths.ts'
import { packPictures, recordSums, unpackPictures, weightOf, withoutSum } from './store.ts'

/** Vitest adds the browser to the project's name. */
const isStories = ({ name }: { readonly name: string }) => name.startsWith('storybook')

/** Brings the committed pictures to Vitest before a run and the new ones back after it, and says what became of them. */
export const picturesReporter = ({ mode, notice }: PictureMode): Reporter => {
  let isFiltered = false
  let begin = 0
  const say = (text: string) => process.stdout.write(`\n${text}\n`)

  /** The pictures that Vitest has written. */
  const repainted = (): string[] =>
    readdirSync(references)
      .filter((file) => statSync(`${references}/${file}`).mtimeMs > begin)
      .map((file) => file.replace(/\.png$/, ''))

  const update = async (modules: readonly TestModule[], tests: readonly TestCase[]) => {
    const isComplete = !isFiltered && modules.length === globSync(storyFiles).length
    const drawn = new Set(tests.map((test) => pictureName(test.module.moduleId, test.name)))
    const names = repainted()
    // Pictures of stories that are gone; only a run of all stories knows.
    await packPictures(committed, references, names, (name) => !isComplete || drawn.has(name))
    recordSums(committed, new Map(tests.flatMap((test) => {
      const { sum } = test.meta()
      return sum ? [[pictureName(test.module.moduleId, test.name), sum] as const] : []
    })))
    say(`${names.length} pictures are new; all of them weigh ${(weightOf(committed) / 1e6).toFixed(1)} MB.`)
  }

  const report = (tests: readonly TestCase[], hasPassed: boolean) => {
    const differing = tests.filter((test) => test.result().state === 'failed' && test.artifacts().some(({ type }) => type === 'internal:toMatchScreenshot')).length
    const taken = tests.filter((test) => test.meta().picture !== undefined).length
    if (differing > 0) say(`${differing} of ${taken} pictures differ. Before, after and difference: ${reportDirectory}/index.html\nTo accept: npm run visual:update`)
    else if (hasPassed) say(`${taken} pictures of ${tests.length} stories, all as committed.`)
  }

  return {
    onInit(vitest) {
      isFiltered = vitest.config.testNamePattern !== undefined
    },
    async onTestRunStart(specifications: readonly TestSpecification[]) {
      const stories = specifications.filter(({ project }) => isStories(project))
      const subjects = stories.map(({ moduleId }) => subjectName(moduleId))
      if (mode === 'off' || subjects.length === 0) return
      for (const directory of [reportDirectory, differences]) rmSync(directory, { recursive: true, force: true })
      const isWanted = (name: string) => subjects.some((subject) => name.startsWith(subject))
      const unknown = withoutSum(committed, isWanted)
      for (const project of new Set(stories.map((story) => story.project))) project.provide('picturesWithoutSum', unknown)
      await unpackPictures(committed, references, isWanted)
      begin = Date.now()
    },
    async onTestRunEnd(all, _errors, reason) {
      const modules = all.filter(({ project }) => isStories(project))
      if (modules.length === 0) return
      if (notice) say(notice)
      const tests = modules.flatMap((module) => [...module.children.allTests()])
      if (mode === 'update') await update(modules, tests)
      if (mode === 'compare') report(tests, reason === 'passed')
    },
  }
}
