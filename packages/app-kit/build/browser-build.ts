import type { BuildEnvironmentOptions } from 'vite'

/** How the browser's part of an app is built. */
export const browserBuild = {
  outDir: 'dist',
  manifest: true,
  target: 'es2023',
  sourcemap: false,
  reportCompressedSize: false,
  modulePreload: { polyfill: false },
} as const satisfies BuildEnvironmentOptions

/** Where the calls of a page go while it is developed. */
export const backEnd = process.env.MALL_API ?? 'http://127.0.0.1:5100'

/** The paths of the server. */
export const proxied = Object.fromEntries(['/api', '/pictures', '/files'].map((path) => [path, backEnd]))
