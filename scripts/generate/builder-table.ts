import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../run.ts'

const folder = join(root, 'packages/mocks/src/builders')

/** The builders of each file, by what the file is about. */
const buildersByFile = (): readonly (readonly [subject: string, builders: readonly string[]])[] =>
  globSync('*.ts', { cwd: folder, exclude: ['index.ts', 'define.ts', '*.test.ts'] })
    .toSorted()
    .map((file) => [basename(file, '.ts').replaceAll('-', ' '), [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (build\w+)/gm)].map(([, name = '']) => name)] as const)

const listed = (builders: readonly string[]): string => builders.map((name) => `\`${name}\``).join(' ')

/** The table of all builders in the README of `@mall/mocks`. */
export const builderTable = (): string => ['| about | builders |', '|---|---|', ...buildersByFile().map(([subject, builders]) => `| ${subject} | ${listed(builders)} |`)].join('\n')

/** A line for each subject with its builders, for `llms.txt`. */
export const builderLinks = (): readonly string[] => buildersByFile().map(([subject, builders]) => `- [${subject}](README.md#builders-in-a-unit-test): ${listed(builders)}`)
