import type { Plugin } from 'vite'

/** A part of a library that nothing here uses and a bundler must keep: which module, and what ships in its place. */
interface Leaner {
  readonly module: RegExp
  lean: (source: string) => string
}

const leaners: readonly Leaner[] = [
  {
    // Makes its components by calls and names them by assignments, which bundlers must keep: links with prefetching, forms and
    // scroll restoration of its framework mode.
    module: /\/node_modules\/react-router\/dist\/.*\.mjs$/,
    lean: (source) =>
      source
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
  },
  {
    // Asked for by styled-components only where `enableVendorPrefixes` is set; the browsers we build for need none.
    module: /\/node_modules\/stylis\/src\/Prefixer\.js$/,
    lean: () => 'export const prefix = (value) => value',
  },
  {
    // A list here has pages to turn to; none grows at its end.
    module: /\/node_modules\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    lean: () => `const left = () => { throw new Error('Infinite queries are left out of this build.') }
export const infiniteQueryBehavior = left, hasNextPage = left, hasPreviousPage = left`,
  },
]

/** Leaves out of libraries what their own modules do not let a bundler leave out. */
export function leanVendors(): Plugin {
  return {
    name: 'lean-vendors',
    apply: 'build',
    transform(source, id) {
      const leaner = leaners.find(({ module }) => module.test(id))
      return leaner ? { code: leaner.lean(source), map: null } : null
    },
  }
}
