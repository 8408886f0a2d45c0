import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasesOf } from '../../../scripts/read-component-facts.ts'

/** What the change log says of all versions. The first release that `changeset version` writes goes above it, and has to be moved below. */
const policyOf = (name: string, log: string): string => {
  const policy = log.split(/^## /m)[0]?.replace(/^# .*\n/, '').trim() ?? ''
  if (policy === '') throw new Error(`The policy of versions of @mall/${name} stands above its releases`)
  return policy
}

/** A link of a package's change log, which is seen from the package's folder, as seen from the root. */
const fromRoot = (name: string, text: string): string => text.replaceAll(/\]\((?!https?:|#)/g, `](packages/${name}/`)

/** The releases of a package as Markdown, what is not released yet first. */
const releasesText = (root: string, name: 'ui' | 'api' | 'mocks', changesets: readonly string[]): string => {
  const log = readFileSync(join(root, `packages/${name}/CHANGELOG.md`), 'utf8')
  const releases = releasesOf(`@mall/${name}`, changesets, log).map(({ version, entries }) => `### @mall/${name} ${version || '未发布 Unreleased'}\n\n${entries.map((text) => `- ${fromRoot(name, text)}`).join('\n')}`)
  return `## @mall/${name}\n\n${policyOf(name, log)}\n\n${releases.join('\n\n')}`
}

/** The page of versions: the policy, then the releases of the packages. */
export const versionsText = (root: string): string => {
  const changesets = globSync('.changeset/*.md', { cwd: root }).toSorted().map((path) => readFileSync(join(root, path), 'utf8'))
  return `# 版本 Versions\n\n${releasesText(root, 'ui', changesets)}\n\n${releasesText(root, 'api', changesets)}\n\n${releasesText(root, 'mocks', changesets)}\n`
}
