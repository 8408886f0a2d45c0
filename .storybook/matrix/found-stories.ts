import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** One story as its file names it. */
export interface FoundStory {
  /** From the root of the project. */
  readonly file: string
  readonly title: string
  /** The name of its export. */
  readonly name: string
  /** As in Storybook's addresses. */
  readonly id: string
}

const sources = import.meta.glob<string>('../../packages/{ui,mall-app}/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const [router = ''] = Object.values(
  import.meta.glob<string>('../../packages/mall-app/src/app/screens.ts', { query: '?raw', import: 'default', eager: true }),
)

function storiesOf(path: string, source: string): FoundStory[] {
  const title = /title: '([A-Z]\w+\/[^']+)'/.exec(source)?.[1]
  if (!title) throw new Error(`${path} has no title, such as 'Screens/购物车'.`)
  const names = [...source.matchAll(/^export const (\w+) = meta\.story\(/gm)].map((match) => match[1] ?? '')
  return names.map((name) => ({ file: path.replace('../../', ''), title, name, id: toId(title, storyNameFromExport(name)) }))
}

/** Every story beside a component or a screen, read from its source. */
export const foundStories: readonly FoundStory[] = Object.entries(sources).flatMap(([path, source]) => storiesOf(path, source))

/** The stories beside the screen that the router loads for a route, or beside its folder. */
export function storiesBeside(route: string): readonly FoundStory[] {
  const screen = new RegExp(`^\\s+${route}: .*import\\('\\.\\./screens/(.+)/[^/]+/[^/]+'\\)`, 'm').exec(router)?.[1]
  const folder = new RegExp(`^\\s+${route}: .*import\\('\\.\\./screens/(.+)/[^/]+'\\)`, 'm').exec(router)?.[1]
  const places = new Set([screen, folder].map((place) => `packages/mall-app/src/screens/${place}`))
  return foundStories.filter(({ file }) => places.has(file.slice(0, file.lastIndexOf('/'))))
}
