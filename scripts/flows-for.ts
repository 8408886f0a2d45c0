import { join } from 'node:path'
import { root } from './run.ts'

/** The type of the annotations that name what a flow visits: `screens/shopping/Cart`, `api/Product`. */
export const visitAnnotation = 'visit'

/** Written by every complete run of the flows. */
export const visitsFile = join(root, 'e2e/visits.json')

/** What each flow visits, by `[project] › file › titles`. */
export type Visits = Readonly<Record<string, readonly string[]>>

/** Files that no flow can see: tests, stories, documents, benches and pictures. */
const unseen = /\.(test|stories|guide)\.tsx?$|^(docs|bench|examples|__screenshots__|\.storybook|\.changeset)\/|^[^/]+\.md$|^packages\/mocks\//

const kebabCase = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** What a flow has to visit to see a change of this file; null when every flow can see it. */
const visitOf = (file: string, visits: Visits): string | null => {
  const [, screen] = /^packages\/mall-app\/src\/(screens\/[^/]+\/[^/]+)\//.exec(file) ?? []
  const [, folder] = /^packages\/mall-server\/src\/[^/]+\/([^/]+)\//.exec(file) ?? []
  const known = new Set(Object.values(visits).flat())
  return [...known].find((visit) => visit === screen || visit === `api/${folder}` || (visit.startsWith('api/') && kebabCase(visit.slice(4)) === folder)) ?? null
}

/**
 * The flows that a change of these files can break, as lines of Playwright's `--test-list`, or `all`. A screen concerns the flows
 * that open it, a folder of the server those that call its controller, a file of flows itself, anything else every flow.
 */
export const flowsFor = (files: readonly string[], visits: Visits): readonly string[] | 'all' => {
  const lines = new Set<string>()
  for (const file of files.filter((name) => !unseen.test(name))) {
    const [, spec] = /^e2e\/([^/]+\.spec\.ts)$/.exec(file) ?? []
    const visit = visitOf(file, visits)
    if (spec) lines.add(spec)
    else if (visit === null) return 'all'
    else for (const [flow, visited] of Object.entries(visits)) if (visited.includes(visit)) lines.add(flow)
  }
  return [...lines]
}
