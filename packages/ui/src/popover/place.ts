/** Preferred placement of a floating panel: below or above its anchor, at its start, middle or end. */
export interface Placement {
  side: 'bottom' | 'top'
  align: 'start' | 'center' | 'end'
}

interface Size {
  width: number
  height: number
}

interface Box extends Size {
  x: number
  y: number
}

const EDGE = 8

/**
 * The top-left corner of a panel beside its anchor, in px of the window. It flips to the other side when it does not fit and there is
 * more room, and never crosses the edge of the window.
 */
export const place = (
  anchor: Box,
  panel: Size,
  view: Size,
  { side, align }: Placement,
  rtl = false,
  gap = 4,
): { x: number; y: number; side: 'bottom' | 'top' } => {
  const below = view.height - (anchor.y + anchor.height) - gap - EDGE
  const above = anchor.y - gap - EDGE
  const room = side === 'bottom' ? below : above
  const flipped = panel.height > room && (side === 'bottom' ? above : below) > room
  const chosen = flipped ? (side === 'bottom' ? 'top' : 'bottom') : side
  const y = chosen === 'bottom' ? anchor.y + anchor.height + gap : anchor.y - gap - panel.height
  const free = anchor.width - panel.width
  const fromLeft = align === 'center' ? 0.5 : (align === 'end') === rtl ? 0 : 1
  const x = anchor.x + free * fromLeft
  const inside = (value: number, size: number, limit: number) => Math.max(EDGE, Math.min(value, limit - size - EDGE))
  return { x: Math.round(inside(x, panel.width, view.width)), y: Math.round(inside(y, panel.height, view.height)), side: chosen }
}
