import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { resourceLinks } from '../../packages/api/scripts/methods-page.ts'
import { root } from '../run.ts'
import { componentLinks } from './component-pages.ts'

interface Index {
  readonly name: 'ui' | 'api'
  /** The heading over what the package has, a line for each. */
  readonly title: string
  readonly links: readonly string[]
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What stands between the title of a document and its first heading or example, without the comment that it is generated. */
const introduction = (markdown: string): string => {
  const [, text = ''] = /^# .*\n+((?:(?!^#|^```|^\||^<!--).*\n)*)/m.exec(markdown) ?? []
  return text.trim().split(/\n\n/)[0]?.replaceAll('\n', ' ').replaceAll('**', '').replace(/:$/, '.') ?? ''
}

const documentLinks = (folder: string): readonly string[] =>
  globSync('docs/*.md', { cwd: join(root, folder) })
    .toSorted()
    .map((path) => {
      const markdown = textOf(join(folder, path))
      const title = /^# (.*)$/m.exec(markdown)?.[1] ?? basename(path, '.md')
      return `- [${title}](${path}): ${introduction(markdown)}`
    })

/** The index of a package for agents, in the form of llmstxt.org: what it is, and where in the package each part of it is described. */
export const llmsText = ({ name, title, links }: Index): string => {
  const folder = `packages/${name}`
  return [
    `# @mall/${name}`,
    '',
    `> ${introduction(textOf(`${folder}/README.md`))}`,
    '',
    'Paths are those of the installed package.',
    '',
    '## Documents',
    '',
    '- [README](README.md): how to install it, and what holds for all of it',
    ...documentLinks(folder),
    '',
    `## ${title}`,
    '',
    ...links,
    '',
  ].join('\n')
}

/** `llms.txt` of both packages, by path from the root of the project. */
export const llmsTexts = (): readonly (readonly [string, string])[] => [
  ['packages/ui/llms.txt', llmsText({ name: 'ui', title: 'Components', links: componentLinks() })],
  ['packages/api/llms.txt', llmsText({ name: 'api', title: 'Calls', links: resourceLinks() })],
]
