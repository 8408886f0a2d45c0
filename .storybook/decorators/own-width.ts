import { still } from './environment.ts'

interface Viewport {
  readonly styles?: { readonly width?: string } | null
}

interface StoryLook {
  readonly id: string
  readonly viewMode?: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: { readonly viewport?: { readonly options?: Readonly<Record<string, Viewport>> } }
}

/** The width that a story sets for itself, such as a phone's, as CSS. */
export const ownWidth = ({ globals, parameters }: Pick<StoryLook, 'globals' | 'parameters'>): string | undefined => {
  const { value } = (globals.viewport ?? {}) as { readonly value?: string }
  return value === undefined ? undefined : parameters.viewport?.options?.[value]?.styles?.width
}

/**
 * Storybook gives a story its width by the frame that it draws it in. Opened without that frame, in a window of another width, a story
 * of a phone navigates to a page with such a frame; then the promise never resolves.
 */
export const findOwnWidth = async (story: StoryLook): Promise<void> => {
  const width = ownWidth(story)
  if (still || story.viewMode !== 'story' || globalThis.parent !== globalThis.self || width === undefined || width === `${window.innerWidth}px`) return
  location.replace(`./?path=/story/${encodeURIComponent(story.id)}&nav=false&panel=false`)
  await new Promise(() => undefined)
}
