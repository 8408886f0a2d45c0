import { cdp } from 'vitest/browser'

/** From client pixels of the test's frame to those of the browser's page, where the pointer lives. */
function onPage(x: number, y: number): { x: number; y: number } {
  const frame = globalThis.frameElement?.getBoundingClientRect()
  if (!frame) return { x, y }
  return { x: frame.left + (x * frame.width) / innerWidth, y: frame.top + (y * frame.height) / innerHeight }
}

const mouseEvent = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number, held: boolean) =>
  cdp().send('Input.dispatchMouseEvent', { type, ...onPage(x, y), button: held ? 'left' : 'none', buttons: held && type !== 'mouseReleased' ? 1 : 0, clickCount: 1 })

/** The browser's own mouse, in client pixels; it may leave the frame. */
export const mouse = {
  press: (x: number, y: number) => mouseEvent('mousePressed', x, y, true),
  drag: (x: number, y: number) => mouseEvent('mouseMoved', x, y, true),
  release: (x: number, y: number) => mouseEvent('mouseReleased', x, y, true),
}

/** Brings the browser's own mouse into the far corner: where a test before left it, it would hover over what comes to lie below. */
export const parkMouse = () => mouseEvent('mouseMoved', innerWidth - 1, innerHeight - 1, false)

/** The browser's own touch screen: every call tells where all fingers are. */
export const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...fingers: [x: number, y: number][]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ ...onPage(x, y), id })) })

export const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
