import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../../scripts/run.ts'

const megabytesOf = (directory: string): number => {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(directory, name)))
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6
}

export const buildStorybook = async (output: string): Promise<{ readonly seconds: number; readonly megabytes: number }> => {
  const begin = performance.now()
  await must('storybook', ['build', '--output-dir', output, '--quiet'], { stdio: 'ignore' })
  return { seconds: (performance.now() - begin) / 1000, megabytes: megabytesOf(output) }
}
