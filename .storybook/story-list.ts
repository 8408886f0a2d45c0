import type { Plugin } from 'vite'

const id = 'virtual:story-list'

/** `virtual:story-list`: the stories of the packages, read by the parser of Storybook's index. */
export const storyList = (): Plugin => ({
  name: 'story-list',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(source) {
    if (source !== `\0${id}`) return null
    // The parser is imported only where a page asks for the list.
    const { readStories } = await import('../scripts/read-stories.ts')
    const files = await readStories('packages/{ui,app-kit,mall-app,seller-app}/src/**/*.stories.tsx')
    return `export const storyFiles = ${JSON.stringify(files)}`
  },
  hotUpdate({ file }) {
    const list = this.environment.moduleGraph.getModuleById(`\0${id}`)
    if (list && file.endsWith('.stories.tsx')) this.environment.moduleGraph.invalidateModule(list)
  },
})
