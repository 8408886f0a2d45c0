import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

interface BuiltPage {
  readonly path: string
  readonly ids: ReadonlySet<string>
  readonly title: string
  readonly links: readonly string[]
}

const read = (dist: string, path: string): BuiltPage => {
  const html = readFileSync(join(dist, path), 'utf8')
  return {
    path,
    ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)),
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    // What a live example links to is a place in the site that it is an example of.
    links: [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address = '']) => address).filter((address) => !/^(?:[a-z]+:|\/)/.test(address)),
  }
}

/** What the built Storybook has under `?path=/docs/…`. */
const storiesIn = (dist: string): ReadonlySet<string> | undefined => {
  const index = join(dist, 'storybook/index.json')
  if (!existsSync(index)) return undefined
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { readonly entries: Readonly<Record<string, unknown>> }
  return new Set(Object.keys(entries))
}

/** The pages without a title, and the links of the site to what is not in it. */
export const findBroken = (dist: string): readonly string[] => {
  const files = new Set(globSync('**/*', { cwd: dist }))
  const pages = new Map(globSync('**/*.html', { cwd: dist, exclude: ['storybook/**'] }).map((path) => [path, read(dist, path)]))
  const stories = storiesIn(dist)
  const leadsSomewhere = (from: string, link: string): boolean => {
    const [target = '', fragment = ''] = link.split('#')
    const [file = '', query = ''] = target.split('?')
    const story = /^path=\/docs\/(.+)$/.exec(query)?.[1]
    if (story !== undefined && stories?.has(story) !== true) return false
    const path = file === '' ? from : normalize(join(dirname(from), decodeURI(file)))
    return files.has(path) && (fragment === '' || !pages.has(path) || pages.get(path)?.ids.has(decodeURIComponent(fragment)) === true)
  }
  return [...pages.values()].flatMap(({ path, title, links }) => [
    ...(/^\S.* · @mall$/.test(title) ? [] : [`${path} has no title`]),
    ...links.filter((link) => !leadsSomewhere(path, link)).map((link) => `${path} links to ${link}`),
  ])
}
