import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const storyFiles = ['packages/*/src', '.storybook'].map((directory) => `${root}${directory}/**/*.stories.tsx`)

/** The committed pictures, in WebP. */
export const committed = `${root}__screenshots__`

/** The same in PNG, which is what Vitest compares; converted again for each run. */
export const references = `${root}node_modules/.cache/pictures/references`

/** What a run painted where it differs. */
export const differences = `${root}node_modules/.cache/pictures/differences`

/** The report of the last comparison; not committed. */
export const reportDirectory = `${root}visual-report`

/** What the last run of all stories took; not committed. */
export const timingsFile = `${root}node_modules/.cache/story-times.json`
