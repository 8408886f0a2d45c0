import type { Plugin } from 'vite'

/**
 * Puts the styles of each component into the cascade layer `mall`. What a site writes outside of a layer, or in a later one, wins over
 * them whatever their selectors are, and their own order stays.
 */
export const layered = (code: string): string => code.replaceAll(/(= styled[^`]*)`([^`]*)`/g, (_all, head: string, styles: string) => `${head}\`@layer mall{${styles}}\``)

/** {@link layered} for the tests of the components, which hold what is published. */
export const mallLayer = (): Plugin => ({
  name: 'mall-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/[^?]*\.tsx?$/ },
    handler: (code) => ({ code: layered(code), map: null }),
  },
})
