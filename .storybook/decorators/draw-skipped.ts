/** Elements in sight whose contents the browser draws only near the window. */
const skipping = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    // What is within a skipped element is left out: asked for one by one, each style there is a pass of its own over the page.
    (element) => element.checkVisibility({ contentVisibilityAuto: true }) && getComputedStyle(element).contentVisibility === 'auto',
  )

/** Draws what is otherwise drawn only near the window. Returns a function that leaves it to the browser again. */
export const drawSkipped = (): (() => void) => {
  const drawn: HTMLElement[] = []
  // What was drawn may have elements that skip theirs.
  for (let found = skipping(); found.length > 0; found = skipping()) {
    for (const element of found) element.style.contentVisibility = 'visible'
    drawn.push(...found)
  }
  return () => {
    for (const element of drawn) element.style.removeProperty('content-visibility')
  }
}
