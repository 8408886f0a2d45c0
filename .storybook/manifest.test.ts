import { experimental_loadStorybook as loadStorybook, loadManifests } from 'storybook/internal/core-server'
import { expect, test } from 'vitest'
import { exportedNames } from '../packages/ui/src/testing/exported-names.ts'
import { root } from '../scripts/run.ts'

interface Described {
  readonly name: string
  readonly description?: string
  readonly import?: string
  readonly error?: { readonly name: string }
  readonly reactDocgen?: { readonly props?: Readonly<Record<string, unknown>> }
}

interface Component extends Described {
  readonly stories?: readonly { readonly id: string; readonly snippet?: string; readonly error?: object }[]
  readonly subcomponents?: Readonly<Record<string, Described>>
}

/** A styled element: the parser of the sources sees no component in it. */
const styled = new Set(['VisuallyHidden'])
/** Takes what its element takes, and nothing else. */
const plain = new Set(['StatStrip'])

/** Every source of the library is read: half a minute of computing, more on a busy machine. */
const reading = 600_000

test('the manifest for agents has every component of the library, with its props, what it is for and how it is imported', async () => {
  const { presets } = await loadStorybook({ configDir: `${root}.storybook`, packageJson: {}, ignorePreview: true })
  const manifests = await loadManifests(presets)
  expect(JSON.stringify(manifests)).not.toContain(root)
  const { components } = manifests as unknown as { readonly components: { readonly components: Readonly<Record<string, Component>> } }
  const all = Object.values(components.components)
  const described = new Map<string, Described>(all.flatMap((one) => [[one.name, one] as const, ...Object.entries(one.subcomponents ?? {})]))
  const promised = exportedNames.filter((name) => /^[A-Z][a-z]/.test(name))
  const parsed = promised.filter((name) => !styled.has(name)).map((name) => ({ name, ...described.get(name) }))

  expect({
    missing: promised.filter((name) => !described.has(name)),
    unread: parsed.filter(({ error }) => error).map(({ name }) => name),
    undescribed: parsed.filter(({ description }) => !description).map(({ name }) => name),
    withoutProps: parsed.filter(({ name, reactDocgen }) => !plain.has(name) && Object.keys(reactDocgen?.props ?? {}).length === 0).map(({ name }) => name),
    importedOtherwise: parsed.filter((one) => !new RegExp(String.raw`\b${one.name}\b[^;]* from '@mall/ui'`).test(one.import ?? '')).map(({ name }) => name),
    withoutSnippet: all.flatMap(({ stories = [] }) => stories.filter(({ snippet, error }) => error !== undefined || !snippet).map(({ id }) => id)),
  }).toEqual({ missing: [], unread: [], undescribed: [], withoutProps: [], importedOtherwise: [], withoutSnippet: [] })
}, reading)
