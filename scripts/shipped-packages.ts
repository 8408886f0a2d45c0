// What ships with the mall: the server's production dependencies, as in its image, and what the app's bundle is made of. `npm run build` writes them as a CycloneDX
// list and as a list of licences, and fails where one is not allowed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'
import { root } from './run.ts'

/** One of CycloneDX, as pnpm writes it: an id of SPDX, an expression of ids, or a name that is neither. */
interface Licence {
  readonly license?: { readonly id?: string; readonly name?: string }
  readonly expression?: string
}

export interface ShippedPackage {
  readonly 'name': string
  readonly 'group'?: string
  readonly 'version': string
  readonly 'bom-ref': string
  readonly 'licenses'?: readonly Licence[]
}

export interface Bom {
  readonly metadata: Readonly<Record<string, unknown>>
  readonly components: readonly ShippedPackage[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
  readonly serialNumber?: string
}

/** Licences that ask for their text and a notice, or for the changes of their own files: nothing that a closed shop cannot give. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Unlicense', 'Zlib']

/** Packages whose manifest names no licence, with that of their file LICENSE; looked up again with each version. */
const lookedUp: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

/** LGPL, and used as it asks: a shared library in a package of its own, unchanged, which anybody can replace (docs/decisions/053). */
const isShared = ({ group, name }: ShippedPackage): boolean => group === '@img' && name.startsWith('sharp-libvips-')

const idOf = ({ group, name, version }: ShippedPackage): string => `${group ? `${group}/` : ''}${name}@${version}`

/** Its licences as an expression of SPDX; null where none is named. */
export const licenceOf = (shipped: ShippedPackage): string | null => {
  const named = (shipped.licenses ?? []).map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').filter((text) => text !== '')
  return named.length > 0 ? named.join(' AND ') : (lookedUp[idOf(shipped)] ?? null)
}

const isAllowed = (licence: string | null): boolean => {
  if (licence === null) return false
  try {
    return satisfies(licence, allowed)
  } catch {
    // No expression of SPDX.
    return false
  }
}

/** Packages whose licence is not allowed, or that name none. */
export const notAllowed = ({ components }: Bom): readonly string[] => {
  const bad = components.filter((shipped) => !isAllowed(licenceOf(shipped)) && !(isShared(shipped) && licenceOf(shipped) === 'LGPL-3.0-or-later'))
  return bad.map((shipped) => `${idOf(shipped)}: ${licenceOf(shipped) ?? 'names no licence'}`)
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** The same list for the same packages, whenever and wherever it is written: in order, without a time, its serial number made from what it says. */
export const reproducible = ({ metadata, components, dependencies, serialNumber: _random, ...rest }: Bom): Bom => {
  const { timestamp: _now, ...lasting } = metadata
  const bom = {
    ...rest,
    metadata: lasting,
    components: components.toSorted((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: dependencies.map((each) => (each.dependsOn ? { ...each, dependsOn: each.dependsOn.toSorted(compare) } : each)).toSorted((a, b) => compare(a.ref, b.ref)),
  }
  const digest = createHash('sha256').update(JSON.stringify(bom)).digest('hex')
  // A UUID of version 8, whose contents are free.
  const uuid = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `a${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-')
  return { ...bom, serialNumber: `urn:uuid:${uuid}` }
}

/** A line a package: its licence, its name and version. */
export const licenceList = ({ components }: Bom): string =>
  `${components.map((shipped) => `${licenceOf(shipped) ?? '?'}\t${idOf(shipped)}`).toSorted(compare).join('\n')}\n`

/** Asks pnpm, which reads the lockfile and the licences of what is installed. */
export const readShippedPackages = (): Bom => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bom-'))
  try {
    const file = join(folder, 'bom.json')
    const filters = ['@mall/mall-server', '@mall/mall-app', '@mall/seller-app'].flatMap((name) => ['--filter', name])
    const { status, stdout, stderr } = spawnSync('pnpm', [...filters, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', file], { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`pnpm cannot list what ships:\n${stdout}${stderr}`)
    return reproducible(JSON.parse(readFileSync(file, 'utf8')) as Bom)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Writes `sbom.cdx.json` and `licences.txt` into the folder of the workspace.
 * @throws Error that names the packages whose licence is not allowed.
 */
export const writeShippedPackages = (): void => {
  const bom = readShippedPackages()
  writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`)
  writeFileSync(join(root, 'licences.txt'), licenceList(bom))
  const bad = notAllowed(bom)
  if (bad.length > 0) throw new Error(`These packages ship with a licence that is not allowed (scripts/shipped-packages.ts):\n  ${bad.join('\n  ')}`)
}
