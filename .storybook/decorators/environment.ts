/** True where pictures are compared and tests run: there nothing moves. */
export const still = '__vitest_browser__' in globalThis || navigator.userAgent.includes('Chromatic')
