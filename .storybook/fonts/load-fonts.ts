import '@fontsource-variable/noto-sans-mono'
import '@fontsource-variable/noto-sans-sc'
import './fonts.css'
import { underTest } from '../decorators/environment.ts'

/**
 * Loads all slices of all fonts before the first story under test: a slice that arrives while a story runs would move what
 * it measures. Elsewhere the browser loads a slice when a text needs it.
 */
export const loadFonts = async (): Promise<void> => {
  if (underTest) await Promise.all([...document.fonts].map((font) => font.load()))
}
