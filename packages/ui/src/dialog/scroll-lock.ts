let locks = 0
let restore = () => {}

/** Stops the page from scrolling while at least one lock is active. The width of the scrollbar is kept, so nothing shifts. */
export const lockScroll = (): () => void => {
  locks += 1
  if (locks === 1) {
    const { documentElement: html, body } = document
    const gap = globalThis.innerWidth - html.clientWidth
    const before = { overflow: html.style.overflow, padding: body.style.paddingInlineEnd }
    html.style.overflow = 'hidden'
    if (gap > 0) body.style.paddingInlineEnd = `calc(${getComputedStyle(body).paddingInlineEnd} + ${gap}px)`
    restore = () => {
      html.style.overflow = before.overflow
      body.style.paddingInlineEnd = before.padding
    }
  }
  let held = true
  return () => {
    if (!held) return
    held = false
    locks -= 1
    if (locks === 0) restore()
  }
}
