// An addon of this Storybook alone, since the settings have no place for it.
import { root } from '../scripts/run.ts'

/** What Storybook has made for agents, with files named as they are in the repository, wherever that lies. */
export const experimental_manifests = (made: object = {}): object => JSON.parse(JSON.stringify(made).replaceAll(root, '')) as object
