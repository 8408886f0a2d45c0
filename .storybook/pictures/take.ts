import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { drawSkipped } from '../decorators/draw-skipped.ts'
import { hasCalled } from '../decorators/network.ts'
import { layFrame, tallest } from './frame.ts'
import { pictureName } from './name.ts'
import { stillPage } from './still.ts'

/** Makes the window as tall as the page: what lies below the fold is drawn, and its pictures are fetched. */
const unfold = async (): Promise<void> => {
  const { scrollHeight } = document.documentElement
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, Math.min(scrollHeight, tallest))
}

/** Forces a layout from scratch: otherwise positions on half a pixel are rounded depending on earlier layouts. */
const forceLayout = (): void => {
  const { style } = document.documentElement
  style.display = 'none'
  void document.documentElement.offsetHeight
  style.removeProperty('display')
}

const everythingLoaded = async (): Promise<void> => {
  await document.fonts.ready
  await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = 'eager'
      await image.decode().catch(() => undefined)
    }),
  )
}

/** ms after which a loading overlay belongs to the story; any other disappears soon after the last response. A story that asked for nothing has no other. */
const stayingOverlay = 2000

const overlayGone = async (): Promise<void> => {
  if (!hasCalled()) return
  const end = performance.now() + stayingOverlay
  while (document.querySelector('[data-busy]') && performance.now() < end) await new Promise((next) => setTimeout(next, 50))
}

interface StoryTest {
  readonly story?: { readonly parameters: { readonly layout?: string; readonly chromatic?: { readonly disableSnapshot?: boolean } } }
}

declare module 'vitest' {
  interface TaskMeta {
    /** The picture that was taken. */
    picture?: string
  }
}

afterEach(async (context) => {
  const { story } = context as StoryTest
  const { task } = context
  if (!story || task.result?.state === 'fail' || story.parameters.chromatic?.disableSnapshot) return
  await stillPage()
  await overlayGone()
  // Until then its height is an estimate.
  drawSkipped()
  await unfold()
  await everythingLoaded()
  forceLayout()
  const picture = pictureName(task.file.filepath, task.name)
  task.meta.picture = picture
  window.scrollTo(0, 0)
  const frame = layFrame({ wholePage: story.parameters.layout === 'fullscreen' })
  try {
    await expect(page.elementLocator(frame)).toMatchScreenshot(picture)
  } finally {
    frame.remove()
  }
})
