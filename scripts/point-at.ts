/** Rewrites `./X.tsx` in a module to the extension that its neighbours have once built. */
export const pointAt = (text: string, extension: '.js' | '.cjs'): string =>
  text.replaceAll(/(['"]\.{1,2}\/[^'"]*?)\.tsx?(['"])/g, `$1${extension}$2`)
