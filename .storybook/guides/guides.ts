import type { Guide } from '../../packages/ui/src/testing/guide.ts'

const files = import.meta.glob<{ readonly guide: Guide }>('../../packages/ui/src/*/*.guide.tsx')
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? '', load]))
const loaded = new Map<string, Promise<Guide>>()

/** The guide of an entry of `@mall/ui`, loaded once. */
export const loadGuide = (entry: string): Promise<Guide> => {
  const load = loaders.get(entry)
  if (!load) throw new Error(`packages/ui/src/${entry} has no guide`)
  const guide = loaded.get(entry) ?? load().then((module) => module.guide)
  loaded.set(entry, guide)
  return guide
}
