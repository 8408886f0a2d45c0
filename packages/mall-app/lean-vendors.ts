import type { Plugin } from 'vite'

/** Parts of a library that nothing here uses and a bundler must keep. */
interface Leaner {
  readonly module: RegExp
  /** What to look for, and what ships in its place. */
  readonly cuts: readonly (readonly [RegExp, string])[]
}

const leaners: readonly Leaner[] = [
  {
    // Its package names the development build alone. It makes its components by calls and by classes that extend a member, and names
    // them by assignments, which bundlers must keep: links with prefetching, forms, scripts and error pages of its framework mode. The
    // states and error pages of a data router go too: the routes here have no loaders.
    module: /\/node_modules\/react-router\/dist\/.*\.mjs$/,
    cuts: [
      [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
      [/^ {2}let dataRouterState = dataRouterOpts\?\.state;$/gm, 'const dataRouterState = null;'],
      [/= (class extends React\d*\.Component \{.*?^\});/gms, '= /* @__PURE__ */ (() => $1)();'],
      [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
      [/^\w+\.displayName = .*;$/gm, ''],
    ],
  },
  {
    // Hints of what a page will need: here the build writes them into the page's head.
    module: /\/node_modules\/react-dom\/cjs\/react-dom\.production\.js$/,
    cuts: [[/^exports\.(?:preconnect|prefetchDNS|preinit\w*|preload\w*) = function .*?^\};$/gms, '']],
  },
  {
    // What would answer those hints; view transitions, activities, lists of boundaries, action states, and refs of fragments.
    module: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    cuts: [
      [/^ {2}[DCLmXSM]: pre\w+,?$/gm, ''],
      [/^(function (?:\w*(?:ViewTransition|ActionState)\w*|update(?:Activity|SuspenseList)Component))\(.*?^\}/gms, '$1() {}'],
      [/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function.*?^\};/gms, ''],
    ],
  },
  {
    // Asked for by styled-components only where `enableVendorPrefixes` is set; the browsers we build for need none.
    module: /\/node_modules\/stylis\/src\/Prefixer\.js$/,
    cuts: [[/^.+$/s, 'export const prefix = (value) => value']],
  },
  {
    // A list here has pages to turn to; none grows at its end.
    module: /\/node_modules\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    cuts: [
      [
        /^.+$/s,
        `const left = () => { throw new Error('Infinite queries are left out of this build.') }
export const infiniteQueryBehavior = left, hasNextPage = left, hasPreviousPage = left`,
      ],
    ],
  },
]

/**
 * Leaves out of libraries what their own modules do not let a bundler leave out. A cut that finds nothing any more, after an update
 * of the library, fails the build.
 */
export function leanVendors(): Plugin {
  const seen = new Set<Leaner>()
  const made = new Set<RegExp>()
  return {
    name: 'lean-vendors',
    apply: 'build',
    transform(source, id) {
      const leaner = leaners.find(({ module }) => module.test(id))
      if (!leaner) return null
      seen.add(leaner)
      let code = source
      for (const [pattern, replacement] of leaner.cuts) {
        const cut = code.replace(pattern, replacement)
        if (cut !== code) made.add(pattern)
        code = cut
      }
      return { code, map: null }
    },
    buildEnd(error) {
      if (error) return
      const missed = [...seen].flatMap(({ cuts }) => cuts).find(([pattern]) => !made.has(pattern))
      if (missed) this.error(`Nothing to cut any more: ${missed[0].source}`)
    },
  }
}
