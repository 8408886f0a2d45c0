/** Widths that a column can be given, in px. */
export const LEAST_WIDTH = 64
export const GREATEST_WIDTH = 640
const STEP = 8

/** A width within the limits, in whole px. */
export const clampWidth = (width: number): number => Math.round(Math.min(GREATEST_WIDTH, Math.max(LEAST_WIDTH, width)))

/** The width after a key on the handle, or null for keys that change nothing. */
export const widthAfterKey = (key: string, width: number, isRtl: boolean): number | null => {
  const step = isRtl ? -STEP : STEP
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: width + step,
    ArrowLeft: width - step,
    PageUp: width + 5 * STEP,
    PageDown: width - 5 * STEP,
  }
  const next = steps[key]
  return next === undefined ? null : clampWidth(next)
}
