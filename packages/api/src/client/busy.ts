/** How long after the last call the overlay stays, ms (specification §9). */
const lingerMs = 300

/** Counts calls: told true at the first, false 300 ms after the last. Answers how to begin one, which answers how to end it. */
export const createBusy = (onChange: ((busy: boolean) => void) | undefined): (() => () => void) => {
  let running = 0
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    running -= 1
    if (running > 0) return
    timer = setTimeout(() => {
      isBusy = false
      onChange?.(false)
    }, lingerMs)
  }

  return () => {
    running += 1
    clearTimeout(timer)
    if (!isBusy) {
      isBusy = true
      onChange?.(true)
    }
    return end
  }
}
