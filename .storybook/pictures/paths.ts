import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const storyFiles = ['packages/*/src', '.storybook'].map((directory) => `${root}${directory}/**/*.stories.tsx`)

/** The committed pictures. */
export const baselines = `${root}__screenshots__`

/** The report of the last comparison; not committed. */
export const reportDirectory = `${root}visual-report`
export const reportImages = `${reportDirectory}/images`

/** What the last run of all stories took; not committed. */
export const timingsFile = `${root}node_modules/.cache/story-times.json`
