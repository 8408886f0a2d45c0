interface Lock {
  count: number
  readonly release: () => void
}

const locks = new WeakMap<Document, Lock>()

const lock = ({ documentElement: html, body, defaultView }: Document): Lock => {
  const gap = (defaultView ?? globalThis).innerWidth - html.clientWidth
  const before = { overflow: html.style.overflow, padding: body.style.paddingInlineEnd }
  html.style.overflow = 'hidden'
  if (gap > 0) body.style.paddingInlineEnd = `calc(${getComputedStyle(body).paddingInlineEnd} + ${gap}px)`
  return {
    count: 0,
    release: () => {
      html.style.overflow = before.overflow
      body.style.paddingInlineEnd = before.padding
    },
  }
}

/** Stops a page from scrolling while at least one lock is active. The width of the scrollbar is kept, so nothing shifts. */
export const lockScroll = (page: Document): () => void => {
  const held = locks.get(page) ?? lock(page)
  locks.set(page, held)
  held.count += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    held.count -= 1
    if (held.count > 0) return
    locks.delete(page)
    held.release()
  }
}
