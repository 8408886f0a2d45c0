import type { Rename } from './renames.ts'

const numbers = (version: string): readonly number[] => version.split('-')[0]?.split('.').map(Number) ?? []

/** Whether a text is a version: three numbers, and what comes before a release after a hyphen. */
export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(text)

/** The order of two versions. What comes before a release has its renames already, so it counts as the release. */
export const compareVersions = (one: string, other: string): number => {
  const [first, second] = [numbers(one), numbers(other)]
  return first.map((number, at) => number - (second[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** The renames between two versions, those of each version together and in order: what has been renamed twice is renamed step by step. */
export const stepsBetween = (table: readonly Rename[], from: string, to: string): readonly (readonly Rename[])[] => {
  const due = table.filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
  return [...new Set(due.map(({ version }) => version))].toSorted(compareVersions).map((version) => due.filter((one) => one.version === version))
}
