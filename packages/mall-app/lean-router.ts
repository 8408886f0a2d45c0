import type { Plugin } from 'vite'

/**
 * react-router makes its components by calls and names them by assignments, which bundlers must keep: links with prefetching,
 * forms and scroll restoration of its framework mode would ship although nothing here uses them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(source, id) {
      if (!/\/node_modules\/react-router\/dist\/.*\.mjs$/.test(id)) return null
      const code = source
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      return { code, map: null }
    },
  }
}
