import type { ResolveHookSync } from 'node:module'

const name = 'drizzle-orm'
const ofDrizzle = (specifier: string): boolean => specifier === name || specifier.startsWith(`${name}/`)

/**
 * Node parses a package's `package.json` again for each import from it, and for each inside of it. That of Drizzle has 175 KB and its modules import one another
 * hundreds of times, which was more than half of the server's start. Here each of its entries is looked for once, and what its modules import of one another is where
 * it says.
 */
export const resolveDrizzle = (): ResolveHookSync => {
  const found = new Map<string, ReturnType<ResolveHookSync>>()
  return (specifier, context, next) => {
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${name}/`)) return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (!ofDrizzle(specifier)) return next(specifier, context)
    const known = found.get(specifier)
    if (known !== undefined) return { ...known, shortCircuit: true }
    const result = next(specifier, context)
    found.set(specifier, result)
    return result
  }
}
