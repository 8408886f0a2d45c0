import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { drawSkipped } from '../decorators/draw-skipped.ts'
import { hasCalled } from '../decorators/network.ts'
import { leaveFocus, type FocusParameters } from './focus.ts'
import { layFrame, tallest } from './frame.ts'
import { pictureName } from './name.ts'
import { stillPage } from './still.ts'
import { sumOf, sumOnRecord } from './sums.ts'

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

/** A decode is refused when the picture is broken, and also when another source takes its place: then the new one is awaited. */
const imageLoaded = async (image: HTMLImageElement): Promise<void> => {
  image.loading = 'eager'
  do await image.decode().catch(() => new Promise((next) => setTimeout(next)))
  while (image.isConnected && !image.complete)
}

const everythingLoaded = async (): Promise<void> => {
  await document.fonts.ready
  await Promise.all([...document.images].map(imageLoaded))
}

/** ms after which a loading overlay belongs to the story; any other disappears soon after the last response. A story that asked for nothing has no other. */
const stayingOverlay = 2000

const overlayGone = async (): Promise<void> => {
  if (!hasCalled()) return
  const end = performance.now() + stayingOverlay
  while (document.querySelector('[data-busy]') && performance.now() < end) await new Promise((next) => setTimeout(next, 50))
}

interface StoryTest {
  readonly story?: { readonly parameters: FocusParameters & { readonly layout?: string; readonly chromatic?: { readonly disableSnapshot?: boolean } } }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Committed pictures that are not those whose sums are on record: they are compared by their pixels. */
    picturesWithoutSum: readonly string[] | undefined
  }
  interface TaskMeta {
    /** The picture that was taken. */
    picture?: string
    /** The sum of the picture, where it is not the one on record. */
    sum?: string | undefined
    /** In what it differed at first, where only its second attempt is as committed. */
    firstAttempt?: string
  }
}

/** Waits until nothing changes any more, and lays out the whole page. */
const settle = async (parameters: FocusParameters): Promise<void> => {
  leaveFocus(parameters)
  await stillPage()
  // A dialog that was still closing has given it back to its button.
  leaveFocus(parameters)
  await overlayGone()
  // Until then its height is an estimate.
  drawSkipped()
  await unfold()
  await everythingLoaded()
  forceLayout()
  window.scrollTo(0, 0)
}

/** As `toMatchScreenshot` takes it. */
const takenAs = { save: false, animations: 'disabled', caret: 'hide', scale: 'device' } as const

/** The sum of what is painted, where it is not the one on record. The same bytes need no decoding, which is most of what a comparison costs. */
const compare = async (picture: string, parameters: FocusParameters, wholePage: boolean): Promise<string | undefined> => {
  await settle(parameters)
  const frame = layFrame({ wholePage })
  const painted = async () => sumOf(await page.screenshot({ ...takenAs, element: frame }))
  try {
    const onRecord = sumOnRecord(picture)
    if (onRecord !== undefined && inject('picturesWithoutSum')?.includes(picture) === false && (await painted()) === onRecord) return undefined
    await expect(page.elementLocator(frame)).toMatchScreenshot(picture)
    return await painted()
  } finally {
    frame.remove()
  }
}

afterEach(async (context) => {
  const { story } = context as StoryTest
  const { task } = context
  if (!story || task.result?.state === 'fail' || story.parameters.chromatic?.disableSnapshot) return
  const picture = pictureName(task.file.filepath, task.name)
  const wholePage = story.parameters.layout === 'fullscreen'
  const { innerWidth, innerHeight } = window
  task.meta.picture = picture
  try {
    task.meta.sum = await compare(picture, story.parameters, wholePage)
  } catch (error) {
    // A busy machine can be slower than a page is awaited. What changes what is shown differs again.
    await page.viewport(innerWidth, innerHeight)
    task.meta.sum = await compare(picture, story.parameters, wholePage)
    task.meta.firstAttempt = error instanceof Error ? error.message : String(error)
  }
})
