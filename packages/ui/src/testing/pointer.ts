import { cdp } from 'vitest/browser'

/** Converts client pixels of the test's iframe to those of the browser's page. */
const onPage = (x: number, y: number): { x: number; y: number } => {
  const frame = globalThis.frameElement?.getBoundingClientRect()
  if (!frame) return { x, y }
  return { x: frame.left + (x * frame.width) / innerWidth, y: frame.top + (y * frame.height) / innerHeight }
}

const mouseEvent = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number, held: boolean) =>
  cdp().send('Input.dispatchMouseEvent', { type, ...onPage(x, y), button: held ? 'left' : 'none', buttons: held && type !== 'mouseReleased' ? 1 : 0, clickCount: 1 })

/** The browser's real mouse, in client pixels; it may leave the iframe. */
export const mouse = {
  press: (x: number, y: number) => mouseEvent('mousePressed', x, y, true),
  drag: (x: number, y: number) => mouseEvent('mouseMoved', x, y, true),
  release: (x: number, y: number) => mouseEvent('mouseReleased', x, y, true),
}

/** Moves the browser's real mouse to a corner, so that it does not hover over elements of the next test. */
export const parkMouse = () => mouseEvent('mouseMoved', innerWidth - 1, innerHeight - 1, false)

/** The browser's real touch input: every call passes the positions of all touch points. */
export const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...fingers: [x: number, y: number][]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ ...onPage(x, y), id })) })

export const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
