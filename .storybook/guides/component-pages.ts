import { storyFiles } from 'virtual:story-list'

const ids = new Map(
  storyFiles.flatMap(({ path, stories: [first] }) => {
    const [, entry] = /^packages\/ui\/src\/([\w-]+)\//.exec(path) ?? []
    return entry && first ? [[entry, first.id.slice(0, first.id.indexOf('--'))] as const] : []
  }),
)

/** The address of a component's page in Storybook. */
export const pageOf = (entry: string): string => `${ids.get(entry) ?? ''}--docs`
