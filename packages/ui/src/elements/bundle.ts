// What a page without a bundler loads: `scripts/bundle-elements.ts` makes one file of it, with React in it.
import { defineMallElements } from './index.ts'

defineMallElements()

export { defineMallElements }
