import type { ComponentType } from 'react'

const files = import.meta.glob<{ readonly default: ComponentType }>('../../packages/ui/src/*/*.mdx')
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? '', load]))
const loaded = new Map<string, Promise<ComponentType>>()

/** What an entry of `@mall/ui` promises its developers, in English, loaded once. */
export const loadReference = (entry: string): Promise<ComponentType> => {
  const load = loaders.get(entry)
  if (!load) throw new Error(`packages/ui/src/${entry} has no page for developers`)
  const reference = loaded.get(entry) ?? load().then((module) => module.default)
  loaded.set(entry, reference)
  return reference
}
