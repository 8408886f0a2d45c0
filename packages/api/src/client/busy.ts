/** How long the state stays busy after the last call, ms. */
const lingerMs = 300

/**
 * Counts the calls in progress: `onChange(true)` at the first, `onChange(false)` 300 ms after the last. Returns a function that starts a
 * call and returns the function that ends it.
 */
export const createBusy = (onChange: ((busy: boolean) => void) | undefined): (() => () => void) => {
  // Without a listener there is no need for a timer per call.
  if (!onChange) return () => () => undefined
  let running = 0
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    running -= 1
    if (running > 0) return
    timer = setTimeout(() => {
      isBusy = false
      onChange(false)
    }, lingerMs)
  }

  return () => {
    running += 1
    clearTimeout(timer)
    if (!isBusy) {
      isBusy = true
      onChange(true)
    }
    return end
  }
}
