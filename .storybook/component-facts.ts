import type { Plugin } from 'vite'
import { readComponentFacts } from '../scripts/read-component-facts.ts'

const id = 'virtual:component-facts'

/** `virtual:component-facts`: what the sources say of each component of `@mall/ui`, for the guides. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => (source === `\0${id}` ? `export const componentFacts = ${JSON.stringify(readComponentFacts())}` : null),
})
