/** A part of the page, in px. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Beyond this a page repeats its cards and rows, and its picture would cost more than it is worth. */
export const tallest = 2400

/** The space for a shadow or an outline around its element: as much as the canvas leaves around a story. */
const margin = 24

const pageBox = (): Box => {
  const { scrollWidth, scrollHeight } = document.documentElement
  return { left: 0, top: 0, right: scrollWidth, bottom: Math.min(scrollHeight, tallest) }
}

/** What the elements of the story cover; those around it do not count. */
const storyBox = (): Box => {
  const canvas = document.querySelector('[data-mall-theme]')
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => !element.contains(canvas))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  return {
    left: Math.floor(Math.min(...boxes.map(({ left }) => left))) - margin,
    top: Math.floor(Math.min(...boxes.map(({ top }) => top))) - margin,
    right: Math.ceil(Math.max(...boxes.map(({ right }) => right))) + margin,
    bottom: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))) + margin,
  }
}

const within = (outer: Box, inner: Box): Box => {
  return {
    left: Math.max(outer.left, inner.left),
    top: Math.max(outer.top, inner.top),
    right: Math.min(outer.right, inner.right),
    bottom: Math.min(outer.bottom, inner.bottom),
  }
}

/**
 * Lays an empty element over what a picture shows: the whole page, or what the story drew without the bare canvas around it.
 * The page must not be scrolled. The caller removes the element.
 */
export const layFrame = ({ wholePage }: { readonly wholePage: boolean }): HTMLElement => {
  const page = pageBox()
  const { left, top, right, bottom } = wholePage ? page : within(page, storyBox())
  const frame = document.createElement('div')
  frame.style.cssText = `position:absolute;pointer-events:none;left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`
  document.documentElement.append(frame)
  return frame
}
