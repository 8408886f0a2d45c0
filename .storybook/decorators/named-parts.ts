import { unnamedParts } from '../../packages/ui/src/testing/unnamed-parts.ts'

/** Screens put elements of their own into the components of the library, which need no name. */
export const isOfLibrary = (fileName: unknown): boolean => typeof fileName === 'string' && fileName.includes('packages/ui/')

/** Fails a story that shows a part without a name. */
export const expectNamedParts = (): void => {
  const unnamed = unnamedParts()
  if (unnamed.length > 0) throw new Error(`Parts without data-part:\n${unnamed.join('\n')}`)
}
