/**
 * What somebody does to a shell that is only drawn yet is done once it answers: presses of its buttons, since on a phone the first
 * touch is what brings the code for them, and the browser's own steps back and forth, which would draw another page without a shell.
 * Links lead on by themselves. Answers how to end that.
 */
export function holdInput(answers: (button: HTMLButtonElement) => boolean): () => void {
  // A second press of the same button is impatience.
  const pressed = new Set<HTMLButtonElement>()
  let stepped = false
  const holdPress = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || answers(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.add(button)
  }
  const holdStep = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    stepped = true
  }
  addEventListener('click', holdPress, { capture: true })
  addEventListener('popstate', holdStep, { capture: true })
  return () => {
    removeEventListener('click', holdPress, { capture: true })
    removeEventListener('popstate', holdStep, { capture: true })
    for (const button of pressed) button.click()
    if (stepped) dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }
}
