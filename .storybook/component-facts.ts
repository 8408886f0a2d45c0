import type { Plugin } from 'vite'

const id = 'virtual:component-facts'

/** `virtual:component-facts`: what the sources say of each component of `@mall/ui`, for the guides. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(source) {
    if (source !== `\0${id}`) return null
    const { readComponentFacts } = await import('../scripts/read-component-facts.ts')
    return `export const componentFacts = ${JSON.stringify(readComponentFacts())}`
  },
})
