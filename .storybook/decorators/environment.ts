/** True where Vitest runs the story. */
export const underTest = '__vitest_browser__' in globalThis

/** True where pictures are compared and tests run: animations are off there. */
export const still = underTest || navigator.userAgent.includes('Chromatic')
